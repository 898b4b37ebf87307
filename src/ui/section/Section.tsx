import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** A few quiet words beside the title: a date, a unit. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, note, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
