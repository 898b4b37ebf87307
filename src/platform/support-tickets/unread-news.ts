/** Called when messages were read on this page, so that the indicator beside the account counts anew. */
const news = new EventTarget();

export const announceRead = (): void => void news.dispatchEvent(new Event('read'));

export function onRead(listener: () => void): () => void {
  news.addEventListener('read', listener);
  return () => news.removeEventListener('read', listener);
}
