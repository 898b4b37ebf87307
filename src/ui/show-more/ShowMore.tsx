import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import opener from '#ui/opener/opener.module.css';
import styles from './ShowMore.module.css';

interface Props {
  readonly more: string;
  readonly less: string;
  /** It begins open. */
  readonly isOpen?: boolean | undefined;
  /** Stands in place of what this viewer may not see: there is nothing else to open. */
  readonly prompt?: ReactNode;
  /** Each time that it opens. */
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** Hides whatever inside carries the class `extra` until requested. It needs no script: the style follows `details`. */
export function ShowMore({ more, less, isOpen, prompt, onOpen, onClose, children }: Props) {
  return (
    <div className={styles.block}>
      {children}
      <details
        className={classes(styles.toggle, prompt ? styles.locked : styles.turns)}
        open={isOpen}
        onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : onClose?.())}
      >
        <summary className={classes(opener.opener, styles.summary)}>
          {prompt ? (
            more
          ) : (
            <>
              <span className={styles.more}>{more}</span>
              <span className={styles.less}>{less}</span>
            </>
          )}
        </summary>
        {prompt}
      </details>
    </div>
  );
}
