/**
 * Stands in the head of every document, as text. While a page arrives, sections far below the window are not laid out:
 * on a phone that is most of the work before the first paint. Whoever jumps, searches or prints needs true positions,
 * so the first press ends it, and a page that is restored or opened at an anchor never begins.
 */
export function deferLayout(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'navigate' || location.hash) return;
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  const end = () => {
    delete dataset.arriving;
  };
  for (const event of ['pointerdown', 'keydown', 'click', 'hashchange', 'beforeprint'])
    addEventListener(event, end, { capture: true, once: true });
}
