import type { ReactNode } from 'react';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import styles from './Sheet.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  /** Beside its title. */
  readonly more?: ReactNode;
  /** Where there is room: a panel under its title, or a part of the row around it. */
  readonly isInRow?: boolean;
  /** There is room for it everywhere but on a phone. */
  readonly isOnPhones?: boolean;
  readonly children: ReactNode;
}

/** A part of the page; where there is no room for it, a sheet that a button opens, without script too. */
export function Sheet({ id, title, close, more, isInRow = false, isOnPhones = false, children }: Props) {
  return (
    <div
      className={classes(styles.sheet, isInRow && styles.inRow, isOnPhones && styles.phone)}
      id={id}
      popover="auto"
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
        <button
          type="button"
          className={classes(button.button, button.quiet, button.icon, styles.close)}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

interface OpenerProps {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconName;
  /** As its sheet. */
  readonly isOnPhones?: boolean;
  /** A picture alone, where a row of controls is full. */
  readonly isCompact?: boolean;
}

export function SheetOpener({ id, text, icon = 'list', isOnPhones, isCompact }: OpenerProps) {
  return (
    <button
      type="button"
      className={classes(button.button, isCompact && button.icon, styles.opener, isOnPhones && styles.phone)}
      aria-label={isCompact ? text : undefined}
      title={isCompact ? text : undefined}
      popoverTarget={id}
    >
      <Icon name={icon} />
      {!isCompact && text}
    </button>
  );
}
