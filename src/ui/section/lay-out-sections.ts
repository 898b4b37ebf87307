import { whenIdle } from '#platform/islands/when-idle.ts';

/**
 * Sections far below are not laid out until they come near (Section.module.css), so that a page is there sooner. Once it
 * has arrived they follow one after the other, each when the browser has nothing better to do: then the scroll bar, ways
 * to a section and pictures of the whole page have their real length.
 */
export function layOutSectionsWhenIdle(): void {
  const begin = () => void whenIdle(layOutNext);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** All of them, for a way that leads past them. */
export function layOutSections(): void {
  for (const section of findSkipped()) layOut(section);
}

function layOutNext(): void {
  const [section] = findSkipped();
  if (!section) return;
  layOut(section);
  whenIdle(layOutNext);
}

const findSkipped = () =>
  [...document.querySelectorAll<HTMLElement>('main section[id]')].filter(
    ({ style }) => style.contentVisibility !== 'visible',
  );

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}
