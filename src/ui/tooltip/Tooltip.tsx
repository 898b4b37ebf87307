import { type PointerEvent, type ReactNode, useEffect, useId, useReducer, useRef } from 'react';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './Tooltip.module.css';
import { delayOf, HIDDEN, isDrawn, reduceTooltip } from './tooltip-state.ts';

interface Props {
  readonly text: string;
  /** One button or link with a name of its own: a finger never sees the tooltip. */
  readonly children: ReactNode;
}

/** A few words about an icon, for the pointer and the keyboard. */
export function Tooltip({ text, children }: Props) {
  const [state, dispatch] = useReducer(reduceTooltip, HIDDEN);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const delay = delayOf(state);
  const isShown = isDrawn(state);
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => dispatch('waited'), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  useEffect(() => {
    const described = anchor.current?.firstElementChild;
    // Who hears the name of a button need not hear it twice.
    if (!isShown || !described || described.getAttribute('aria-label') === text) return;
    described.setAttribute('aria-describedby', id);
    return () => described.removeAttribute('aria-describedby');
  }, [isShown, id, text]);

  const byPointer = (event: 'pointed' | 'unpointed') => (pointer: PointerEvent) => {
    if (pointer.pointerType !== 'touch') dispatch(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the button in it
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={byPointer('pointed')}
      onPointerLeave={byPointer('unpointed')}
      onPointerDown={({ target }) => {
        // A press on the words themselves may begin to mark them.
        if (target instanceof Element && !target.closest('[role="tooltip"]')) dispatch('dismissed');
      }}
      onFocus={({ target }) => target.matches(':focus-visible') && dispatch('focused')}
      onBlur={() => dispatch('blurred')}
    >
      {children}
      {isShown && (
        <Popup
          anchor={anchor}
          align="center"
          role="tooltip"
          id={id}
          className={styles.tooltip}
          onClose={() => dispatch('dismissed')}
        >
          {text}
        </Popup>
      )}
    </span>
  );
}
