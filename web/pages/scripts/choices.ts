// What a visitor has chosen, kept in this browser. Where storage is denied, choices last as long as the page.

export type Choice = 'language' | 'theme';

const key = (choice: Choice): string => `wingspan.${choice}`;

export function recall(choice: Choice): string | null {
  try {
    return localStorage.getItem(key(choice));
  } catch {
    return null;
  }
}

/** Keeps a choice; null forgets it. */
export function remember(choice: Choice, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key(choice));
    else localStorage.setItem(key(choice), value);
  } catch {
    // Denied: nothing is kept.
  }
}
