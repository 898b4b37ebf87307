import { type RefObject, useEffect } from 'react';

/** Closes a `details` that works as a menu: a press elsewhere closes it, Escape also returns the focus. */
export function useDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const details = menu.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = menu.current;
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [menu]);
}
