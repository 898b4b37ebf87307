import styles from './KeyFigures.module.css';
import { toBars } from './year-bars.ts';

/** The years as columns, the oldest first; the figures beside it say the same in words. */
export function YearBars({ values }: { values: readonly (number | null)[] }) {
  const { width, height, zero, bars } = toBars(values);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {bars.map(({ x, y, tall, isLatest }) => (
        <rect key={x} x={x} y={y} width="9" height={tall} className={isLatest ? styles.latest : undefined} />
      ))}
      <path d={`M0 ${zero}H${width}`} />
    </svg>
  );
}
