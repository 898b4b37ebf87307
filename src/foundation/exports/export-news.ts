/** Told when the reader has asked for a file on this page, so that the notice shows it at once. */
const news = new EventTarget();
let isTold = false;

export function tellExport(): void {
  isTold = true;
  news.dispatchEvent(new Event('asked'));
}

/** For who comes late: the notice is loaded when the browser has nothing better to do. */
export const wasExportTold = (): boolean => isTold;

export function onExport(listener: () => void): () => void {
  news.addEventListener('asked', listener);
  return () => news.removeEventListener('asked', listener);
}
