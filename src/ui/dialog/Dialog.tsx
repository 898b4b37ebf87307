import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import styles from './Dialog.module.css';
import { DialogBody } from './DialogBody.tsx';
import { findFirstFocus } from './first-focus.ts';
import { keepPageWidth, releasePageWidth } from './page-width.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Requested by Escape, the cross, a press beside it, or the back gesture of a phone. */
  readonly onClose: () => void;
  readonly size?: 'small' | 'wide';
  /** Its buttons, which stay in view while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Over the page until it is answered. Its content is drawn only while it is open, so it may be loaded then. */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen && <OpenDialog {...dialog} />;
}

/**
 * The browser's own dialog: it keeps the focus inside, the page behind it still, itself on top of everything,
 * and gives the focus back to where it was.
 */
function OpenDialog({ title, onClose, size = 'small', footer, children }: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    keepPageWidth();
    element.showModal();
    findFirstFocus(element)?.focus();
    return () => {
      // Behind a dialog that is still open in it, nothing could take the focus back.
      for (const inner of [...element.querySelectorAll('dialog')].reverse()) inner.close();
      element.close();
      releasePageWidth();
    };
  }, []);

  // A field for files announces that it was cancelled by the same event.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  const notePress = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The first press beside it closes the list or the hint that is open in it.
    isPressedBeside.current = isOwn(event) && !event.currentTarget.querySelector(':popover-open');
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and comes as the event "cancel"
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => isOwn(event) && !event.currentTarget.open && onClose()}
      onPointerDown={notePress}
      onClick={(event) => isOwn(event) && isPressedBeside.current && onClose()}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <DialogBody labelledBy={heading}>{children}</DialogBody>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
