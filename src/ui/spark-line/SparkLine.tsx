import styles from './SparkLine.module.css';
import { SPARK_HEIGHT, SPARK_WIDTH, sparkPath } from './spark-path.ts';

/** A curve without axes, from values between 0 and 1. It repeats for the eye what the figures beside it say. */
export function SparkLine({ values }: { values: readonly number[] }) {
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={sparkPath(values)} />
    </svg>
  );
}
