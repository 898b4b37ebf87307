import styles from './Consensus.module.css';
import type { ConsensusForecast } from './consensus.contract.ts';
import { BAR, placeOnBar } from './range-bar.ts';

interface Props {
  readonly forecast: Pick<ConsensusForecast, 'low' | 'mean' | 'high'>;
  readonly actual: number | null;
}

/** From the lowest forecast to the highest, with the mean; a ring is what was reported. The numbers stand beside it. */
export function RangeBar({ forecast, actual }: Props) {
  const positions = placeOnBar(forecast, actual);
  const middle = BAR.height / 2;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      width={BAR.width}
      height={BAR.height}
      aria-hidden="true"
    >
      <line className={styles.range} x1={positions.from} x2={positions.to} y1={middle} y2={middle} />
      <line className={styles.mean} x1={positions.mean} x2={positions.mean} y1={1} y2={BAR.height - 1} />
      {positions.actual !== null && (
        <circle className={styles.actual} cx={positions.actual} cy={middle} r={3} />
      )}
    </svg>
  );
}
