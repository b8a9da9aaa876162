// What the learner does in the form, as edits. Listeners sit on the shadow root: the form's nodes come and go.

import type { Edit, Method } from '../engine/engine';

export interface FormHandlers {
  edit(change: Edit): void;
  method(method: Method): void;
  note(text: string): void;
  /** The memory field was left or confirmed with what it holds. */
  committed(): void;
  check(): void;
  action(kind: string): void;
  /** A tab was reached by an arrow key. */
  view(view: string): void;
}

/** What the learner did in the page's own form before any script ran: it stands in the controls, beside their first values. */
export function adoptEarlyInput(root: ShadowRoot, handlers: Pick<FormHandlers, 'edit' | 'method' | 'note'>): void {
  const control = <E extends Element>(widget: string) => root.querySelector<E>(`[data-widget="${widget}"]`);
  const machine = control<HTMLSelectElement>('machine');
  const option = machine?.selectedOptions[0];
  if (option && !option.defaultSelected) handlers.edit({ machine: option.value });
  const slider = control<HTMLInputElement>('memory-slider');
  if (slider && slider.value !== slider.defaultValue) handlers.edit({ position: Number(slider.value) });
  const memory = control<HTMLInputElement>('memory');
  if (memory && memory.value !== memory.defaultValue) handlers.edit({ memory: memory.value });
  const method = root.querySelector<HTMLInputElement>('input[name=method]:checked');
  if (method && !method.defaultChecked) handlers.method(method.value as Method);
  const note = control<HTMLInputElement>('card-note');
  if (note && note.value !== note.defaultValue) handlers.note(note.value);
}

export function listenToForm(root: ShadowRoot, handlers: FormHandlers, signal: AbortSignal): void {
  const widgetOf = (event: Event) => (event.target as Element).getAttribute('data-widget');
  const valueOf = (event: Event) => (event.target as HTMLInputElement).value;
  /** `data-set="run max"`: the control holds that setting of that view. */
  const set = (control: HTMLInputElement | HTMLButtonElement) => {
    const setting = control.getAttribute('data-set');
    if (setting) handlers.edit({ set: `${setting} ${control.type === 'checkbox' ? ((control as HTMLInputElement).checked ? 'on' : 'off') : control.value}` });
  };

  root.addEventListener(
    'input',
    (event) => {
      switch (widgetOf(event)) {
        case 'memory':
          return handlers.edit({ memory: valueOf(event) });
        case 'memory-slider':
          return handlers.edit({ position: Number(valueOf(event)) });
        case 'card-note':
          return handlers.note(valueOf(event));
        case 'checkpoint-answer':
          return handlers.edit({ estimate: valueOf(event) });
      }
      // A slider is followed as it moves; what is chosen comes by `change`.
      if ((event.target as HTMLInputElement).type === 'range') set(event.target as HTMLInputElement);
    },
    { signal },
  );
  root.addEventListener(
    'change',
    (event) => {
      const widget = widgetOf(event);
      if (widget === 'machine') handlers.edit({ machine: valueOf(event) });
      else if (widget === 'memory') handlers.committed();
      else if (widget?.startsWith('checkpoint-model-')) handlers.edit({ estimate: valueOf(event) });
      else if (widget?.startsWith('method-')) handlers.method(valueOf(event) as Method);
      else set(event.target as HTMLInputElement);
    },
    { signal },
  );
  const check = (event: Event, byPointer: boolean) => {
    event.preventDefault();
    // Enter in the note ends a line of thought, not the exercise.
    if (byPointer || root.activeElement?.getAttribute('data-widget') !== 'card-note') handlers.check();
  };
  root.addEventListener('submit', (event) => check(event, false), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      const tab = (event.target as Element).closest('[role=tab]');
      const next = tab && tabAfter(tab, (event as KeyboardEvent).key);
      if (!next) return;
      event.preventDefault();
      handlers.view(next.getAttribute('data-widget')!.slice('view-'.length));
      next.focus();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      // Enter in a field clicks the form's button too. A sandboxed frame may click it, but submit nothing.
      if ((event.target as Element).closest('button[type=submit]')) return check(event, (event as MouseEvent).detail > 0);
      const kind = (event.target as Element).closest('[data-action]')?.getAttribute('data-action');
      if (kind) handlers.action(kind);
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-set]');
      if (button) set(button);
    },
    { signal },
  );
}

/** Where that key leads from a tab: they are a ring, and arrow keys choose at once (WAI-ARIA, tabs). */
function tabAfter(tab: Element, key: string): HTMLElement | null {
  const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(tab as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
  return to === undefined ? null : tabs[(to + tabs.length) % tabs.length]!;
}
