import { whenIdle } from '#platform/islands/when-idle.ts';

/** A turn ends with the section that takes it past this: on a phone after each, elsewhere after many. */
const TURN_MS = 8;

/** Gives the sections that were deferred their true heights, a few at a time, so that no task is long. They are painted when a reader comes near. */
export function layOutTheRest(): void {
  if (document.readyState !== 'complete') addEventListener('load', layOutTheRest, { once: true });
  else whenIdle(() => layOut([...document.querySelectorAll<HTMLElement>(SECTIONS)]));
}

const SECTIONS = 'main section[id]';

function layOut(sections: readonly HTMLElement[], done = 0): void {
  const { dataset } = document.documentElement;
  let at = done;
  if (dataset.arriving !== undefined) {
    const began = performance.now();
    for (; at < sections.length && performance.now() - began < TURN_MS; at++) reserveHeight(sections[at]);
  }
  if (at > done && at < sections.length) {
    whenIdle(() => layOut(sections, at));
    return;
  }
  delete dataset.arriving;
  // At another width they have other heights.
  const { innerWidth } = window;
  addEventListener('resize', () => window.innerWidth !== innerWidth && sections.forEach(show));
  addEventListener('beforeprint', () => sections.forEach(show));
}

/** Measured and hidden again before a frame is drawn. */
function reserveHeight(section: HTMLElement | undefined): void {
  if (!section?.firstElementChild || isShown(section.firstElementChild)) return;
  const { style } = section;
  style.setProperty('content-visibility', 'visible');
  style.setProperty('contain-intrinsic-block-size', `${section.getBoundingClientRect().height}px`);
  style.setProperty('content-visibility', 'auto');
  section.addEventListener('contentvisibilityautostatechange', () => show(section), { once: true });
}

const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

function show({ style }: HTMLElement): void {
  style.removeProperty('content-visibility');
  style.removeProperty('contain-intrinsic-block-size');
}
