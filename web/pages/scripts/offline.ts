// After the first visit the site works with the net gone (web/worker/sw.ts). Not inside other pages, whose visitors did not
// ask for it, and not where data is dear.

export function workOffline(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (parent !== window || connection?.saveData) return;
  const keep = async (): Promise<void> => {
    try {
      await navigator.serviceWorker?.register(new URL('../sw.js', import.meta.url));
    } catch {
      // Denied, or the site cannot be had whole: it works as long as the net does.
    }
  };
  // The page comes first.
  if (document.readyState === 'complete') void keep();
  else addEventListener('load', () => void keep(), { once: true });
}
