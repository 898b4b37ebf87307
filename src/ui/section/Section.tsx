import type { ReactNode } from 'react';
import { Hint } from '#ui/hint/Hint.tsx';
import styles from './Section.module.css';

interface Props {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  /** A sentence that explains the title. */
  readonly hint?: string;
  /** A few quiet words beside the title: a date, a unit. */
  readonly note?: ReactNode;
  /** Controls at the far end of the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, hint, note, actions, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {hint && <Hint text={hint} about={title} />}
        {note && <div className={styles.note}>{note}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
