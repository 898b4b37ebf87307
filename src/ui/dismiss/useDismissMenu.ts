import type { RefObject } from 'react';
import { useDismiss } from './useDismiss.ts';

/** For a `details` that works as a menu: it opens without script and closes like every other popup. */
export function useDismissMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useDismiss({
    isOpen: () => menu.current?.open === true,
    isInside: (node) => menu.current?.contains(node) === true,
    dismiss: (how) => {
      if (!menu.current) return;
      menu.current.open = false;
      if (how === 'escape') menu.current.querySelector('summary')?.focus();
    },
  });
}
