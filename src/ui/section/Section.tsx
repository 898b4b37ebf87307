import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
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
  /** For those who hear it only: what the section shows says the same at once. */
  readonly isTitleHidden?: boolean;
  /** Controls at the far end of the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, hint, note, isTitleHidden = false, actions, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={classes(styles.head, isTitleHidden && styles.bare)}>
        <h2 id={titleId} className={isTitleHidden ? 'sr' : undefined}>
          {title}
        </h2>
        {hint && <Hint text={hint} about={title} />}
        {note && <div className={styles.note}>{note}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
