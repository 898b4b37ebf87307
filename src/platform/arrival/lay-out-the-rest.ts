import { whenIdle } from '#platform/islands/when-idle.ts';

/** Lays out what was deferred, section by section, so that no task is long. */
export function layOutTheRest(): void {
  if (document.readyState === 'complete') layOut(document.querySelectorAll<HTMLElement>('main section[id]'));
  else addEventListener('load', layOutTheRest, { once: true });
}

function layOut(sections: NodeListOf<HTMLElement>, done = 0): void {
  const { dataset } = document.documentElement;
  const next = dataset.arriving === undefined ? undefined : sections[done];
  if (next) {
    next.style.contentVisibility = 'visible';
    whenIdle(() => layOut(sections, done + 1));
    return;
  }
  delete dataset.arriving;
  for (const { style } of sections) style.removeProperty('content-visibility');
}
