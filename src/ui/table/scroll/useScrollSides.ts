import { type RefObject, useEffect, useState } from 'react';
import { hiddenSides } from './scroll-snap-points.ts';

export interface ScrollSides {
  readonly before: boolean;
  readonly after: boolean;
}

/** What a region hides at its sides; null until the browser has measured it. Informs its frame where the arrows stand. */
export function useScrollSides(region: RefObject<HTMLDivElement | null>): ScrollSides | null {
  const [sides, setSides] = useState<ScrollSides | null>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      const next = hiddenSides(element);
      setSides((last) => (last?.before === next.before && last.after === next.after ? last : next));
      const head = element.querySelector('thead');
      const pinned = head?.querySelector('th');
      element.parentElement?.style.setProperty('--heads', `${head?.offsetHeight ?? 0}px`);
      element.parentElement?.style.setProperty('--pinned', `${pinned?.offsetWidth ?? 0}px`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [region]);
  return sides;
}
