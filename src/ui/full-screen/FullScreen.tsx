import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FullScreen.module.css';
import { fullScreenCookie, isFullScreenRemembered } from './full-screen-cookie.ts';
import { holdBackground } from './hold-background.ts';
import type english from './labels/eng.json';

export interface Screen {
  readonly isFull: boolean;
  /** The button that fills the window and leaves it again: put it among the element's own controls. */
  readonly toggle: ReactNode;
}

interface Props {
  /** Names the element's cookie: the choice is remembered for each element. */
  readonly id: string;
  readonly label: string;
  readonly children: (screen: Screen) => ReactNode;
}

function remember(id: string, isFull: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = fullScreenCookie(id, isFull);
}

/**
 * Lets an element fill the window. It is the same element before and after, so nothing in it starts anew; it rises
 * into the browser's top layer, which phones know too, unlike the full screen of the operating system.
 */
export function FullScreen({ id, label, children }: Props) {
  const t = useLabels<typeof english>('full-screen');
  const [isFull, setFull] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const leave = () => {
    remember(id, false);
    setFull(false);
  };
  useEffect(() => {
    // Two elements cannot both fill the window: the first one that remembers it wins.
    const isTaken = document.querySelector('[data-full-screen]') !== null;
    if (!isTaken && isFullScreenRemembered(document.cookie, id)) setFull(true);
  }, [id]);
  useLayoutEffect(() => {
    if (!isFull || !element.current) return;
    element.current.showPopover();
    // Not at the press: another element with this id, just mounted, would read it before this one fills the window.
    remember(id, true);
    return holdBackground(element.current);
  }, [id, isFull]);
  useDismiss({
    // One press closes one thing: a popup inside comes first.
    isOpen: () => isFull && !element.current?.querySelector(':popover-open'),
    isInside: () => true,
    dismiss: () => {
      leave();
      toggle.current?.focus();
    },
  });
  return (
    <div
      ref={element}
      className={classes(styles.screen, isFull && styles.full)}
      {...(isFull && {
        popover: 'manual',
        role: 'dialog',
        'aria-modal': true,
        'aria-label': label,
        'data-full-screen': '',
      })}
    >
      {children({
        isFull,
        toggle: (
          <button
            ref={toggle}
            type="button"
            className={classes(button.button, button.quiet, button.icon)}
            aria-label={t(isFull ? 'leave' : 'fill')}
            title={t(isFull ? 'leave' : 'fill')}
            onClick={() => (isFull ? leave() : setFull(true))}
          >
            <Icon name={isFull ? 'small' : 'full'} />
          </button>
        ),
      })}
    </div>
  );
}
