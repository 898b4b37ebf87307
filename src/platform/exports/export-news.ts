/** Called when the reader has requested a file on this page, so that the notice shows it at once. */
const news = new EventTarget();
let isAnnounced = false;

export function announceExport(): void {
  isAnnounced = true;
  news.dispatchEvent(new Event('requested'));
}

/** For who comes late: the notice is loaded when the browser has nothing better to do. */
export const wasExportAnnounced = (): boolean => isAnnounced;

export function onExport(listener: () => void): () => void {
  news.addEventListener('requested', listener);
  return () => news.removeEventListener('requested', listener);
}
