import { type RefObject, useEffect } from 'react';
import { LIST_VISIBLE, LOOKED_AT_MS } from './list-visible.ts';

/** Announces to the surrounding page, once, that a list has been visible for a second. */
export function useListVisible(list: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      observer.disconnect();
      element.dispatchEvent(new CustomEvent(LIST_VISIBLE, { bubbles: true, detail: { id } }));
    };
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(announce, LOOKED_AT_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, id]);
}
