import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollToShow } from './scroll-to-show.ts';

/** As much of a neighbour as can be seen and pressed. */
const PEEK = 40;

/** Scrolls a strip, and never the page, so that its current part is seen. */
export function useStrip<E extends HTMLElement>(current: unknown): RefObject<E | null> {
  const strip = useRef<E>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current part is found in the document
  useLayoutEffect(() => {
    const element = strip.current;
    const part = element?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!element || !part) return;
    const left = scrollToShow(
      { start: part.offsetLeft, size: part.offsetWidth },
      { start: element.scrollLeft, size: element.clientWidth },
      PEEK,
    );
    element.scrollTo({ left, behavior: isFirst.current ? 'instant' : 'auto' });
    isFirst.current = false;
  }, [current]);
  return strip;
}
