import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Specimen.module.css';

interface Props {
  /** The anchor, by which a test and a link find this state. */
  readonly id: string;
  /** Which state of the widget this is. */
  readonly title: string;
  readonly note?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One state of a widget under its name. */
export function Specimen({ id, title, note, isWide = false, children }: Props) {
  return (
    <div className={classes(styles.specimen, isWide && styles.wide)} id={id}>
      <h3 className={styles.title}>{title}</h3>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.stage}>{children}</div>
    </div>
  );
}
