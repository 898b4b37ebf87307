import { classes } from '#ui/classes.ts';
import styles from './SkeletonRows.module.css';

/** Rows that are on their way, at the height that they will have. `label` says so aloud. */
export function SkeletonRows({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={classes(styles.bar, styles.name)} />
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  );
}
