import { useEffect, useLayoutEffect, useRef } from 'react';

export interface Dismissible {
  isOpen(): boolean;
  isInside(node: Node): boolean;
  /** Something else is open inside it: Escape is for that. */
  isCovered?(): boolean;
  /** Escape wants the focus back where it came from; a press elsewhere has its own place for it. */
  dismiss(how: 'outside' | 'escape'): void;
}

/** Whatever opens over the page closes on a press or a focus elsewhere, and on Escape. */
export function useDismiss(popup: Dismissible): void {
  const latest = useRef(popup);
  useLayoutEffect(() => {
    latest.current = popup;
  });
  useEffect(() => {
    const dismissFromOutside = ({ target }: Event) => {
      const { isOpen, isInside, dismiss } = latest.current;
      if (isOpen() && target instanceof Node && !isInside(target)) dismiss('outside');
    };
    const dismissOnEscape = (event: KeyboardEvent) => {
      const { isOpen, isCovered, dismiss } = latest.current;
      if (event.key !== 'Escape' || event.defaultPrevented || !isOpen() || isCovered?.()) return;
      // One press closes one thing: the dialog underneath stays.
      event.preventDefault();
      dismiss('escape');
    };
    document.addEventListener('pointerdown', dismissFromOutside);
    document.addEventListener('focusin', dismissFromOutside);
    document.addEventListener('keydown', dismissOnEscape);
    return () => {
      document.removeEventListener('pointerdown', dismissFromOutside);
      document.removeEventListener('focusin', dismissFromOutside);
      document.removeEventListener('keydown', dismissOnEscape);
    };
  }, []);
}
