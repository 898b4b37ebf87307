import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

interface Props {
  readonly name: string;
  /** How it stands. */
  readonly now: string;
  readonly note?: string;
  /** The form that changes it. */
  readonly children: ReactNode;
}

/** One right of a user: its name, how it stands, and the way to change it. */
export function ActionRow({ name, now, note, children }: Props) {
  return (
    <div className={styles.actionRow}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{now}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.way}>{children}</div>
    </div>
  );
}
