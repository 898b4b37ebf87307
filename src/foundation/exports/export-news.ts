/** Told when the reader has asked for a file on this page, so that the notice shows it at once. */
const news = new EventTarget();

export const tellExport = (): void => void news.dispatchEvent(new Event('asked'));

export function onExport(listener: () => void): () => void {
  news.addEventListener('asked', listener);
  return () => news.removeEventListener('asked', listener);
}
