/** On the server, and in the browser until the page that the server drew is alive; the mark is set in root.tsx. */
export function isFirstPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.alive === undefined;
}
