import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import styles from './Popup.module.css';
import { placePopup } from './place-popup.ts';
import { throttle } from './throttle.ts';

const REPOSITION_MS = 200;

interface Props {
  /** What it stands beside, and what takes the focus back on Escape. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Where it stands, when that is more than the anchor: a whole field, not only its button. */
  readonly beside?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly align?: 'start' | 'center' | 'end';
  readonly role?: 'dialog' | 'group' | 'listbox' | 'menu' | 'tooltip';
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Stands in the browser's top layer, so no scrolling table cuts it off and a dialog may hold it; in the document
 * it follows its anchor, so reading aloud and Tab find it there. Draw it while it is open, and only then.
 */
export function Popup({
  anchor,
  beside = anchor,
  onClose,
  align = 'start',
  role = 'dialog',
  label,
  id,
  className,
  children,
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  useDismiss({
    isOpen: () => true,
    isInside: (node) => popup.current?.contains(node) === true || anchor.current?.contains(node) === true,
    isCovered: () => popup.current?.querySelector(':popover-open, dialog[open]') != null,
    dismiss: (how) => {
      onClose();
      if (how === 'escape') anchor.current?.focus();
    },
  });
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    element.showPopover();
    const place = () => beside.current && moveBeside(element, beside.current, align);
    place();
    const follow = throttle(place, REPOSITION_MS);
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      follow.cancel();
      resized.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [beside, align]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: every role that a popup may have takes a label
    <div
      ref={popup}
      id={id}
      className={classes(styles.popup, className)}
      popover="manual"
      role={role}
      aria-label={label}
    >
      {children}
    </div>
  );
}

function moveBeside(popup: HTMLElement, anchor: HTMLElement, align: 'start' | 'center' | 'end'): void {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: popup.offsetWidth, height: popup.offsetHeight };
  const { left, top, side } = placePopup(anchor.getBoundingClientRect(), size, view, align);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
  popup.dataset.side = side;
}
