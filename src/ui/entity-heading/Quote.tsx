import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { InUnit } from '#ui/figure/InUnit.tsx';
import styles from './Quote.module.css';

interface Props {
  /** What the value is, for those who hear it. */
  readonly label: string;
  readonly value: ReactNode;
  readonly isLocked: boolean;
  readonly unit: string;
  readonly change: ReactNode;
  /** Where and when it was so. */
  readonly when: ReactNode;
}

/** The one figure that matters, at the end of a heading. */
export function Quote({ label, value, isLocked, unit, change, when }: Props) {
  return (
    <div className={styles.quote}>
      <p className={styles.line}>
        <span className={classes(styles.price, isLocked && styles.closed)} data-price="">
          <span className="sr">{label} </span>
          <InUnit unit={unit} className={styles.currency}>
            {value}
          </InUnit>
        </span>
        {change}
      </p>
      <p className={styles.when}>{when}</p>
    </div>
  );
}
