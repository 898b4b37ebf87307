import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import styles from './AlertLine.module.css';

export type AlertTone = 'warn' | 'bad' | 'plain';

const ICONS: Readonly<Record<AlertTone, IconName>> = { warn: 'alert', bad: 'ban', plain: 'info' };

interface Props {
  readonly tone?: AlertTone;
  /** Where the tone's own says less: a lock for what is locked. */
  readonly icon?: IconName;
  /** The way on: a link or a button. */
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** What a reader should know as long as it is so. It stands in the page and does not go by itself. */
export function AlertLine({ tone = 'warn', icon = ICONS[tone], action, onClose, children }: Props) {
  return (
    <div className={classes(styles.alert, styles[tone])}>
      <Icon name={icon} />
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && <CloseButton onClick={onClose} />}
    </div>
  );
}
