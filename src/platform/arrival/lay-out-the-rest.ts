import { whenIdle } from '#platform/islands/when-idle.ts';

/** A turn ends with the section that takes it past this: on a phone after each, elsewhere after many. */
const TURN_MS = 8;

/** Lays out what was deferred, a few sections at a time, so that no task is long. */
export function layOutTheRest(): void {
  if (document.readyState === 'complete') layOut(document.querySelectorAll<HTMLElement>('main section[id]'));
  else addEventListener('load', layOutTheRest, { once: true });
}

function layOut(sections: NodeListOf<HTMLElement>, done = 0): void {
  const { dataset } = document.documentElement;
  let at = done;
  if (dataset.arriving !== undefined) {
    const began = performance.now();
    for (; at < sections.length && performance.now() - began < TURN_MS; at++) showSection(sections[at]);
  }
  if (at > done && at < sections.length) {
    whenIdle(() => layOut(sections, at));
    return;
  }
  delete dataset.arriving;
  for (const { style } of sections) style.removeProperty('content-visibility');
}

/** At once, so that the turn knows what it has cost. */
function showSection(section: HTMLElement | undefined): void {
  section?.style.setProperty('content-visibility', 'visible');
  section?.getBoundingClientRect();
}
