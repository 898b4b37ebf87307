import styles from './PictureSkeleton.module.css';

const AROUND = Array.from({ length: 6 }, (_, index) => ({
  x: Math.round(90 * Math.cos((index * Math.PI) / 3)),
  y: Math.round(70 * Math.sin((index * Math.PI) / 3)),
}));

/** A graph on its way, about as large as it will be. `label` says so aloud. */
export function PictureSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.block} role="status" aria-label={label}>
      <svg className={styles.picture} width="280" height="240" viewBox="-140 -120 280 240" aria-hidden="true">
        {AROUND.map(({ x, y }) => (
          <line key={`${x} ${y}`} className={styles.link} x1="0" y1="0" x2={x} y2={y} />
        ))}
        {[{ x: 0, y: 0 }, ...AROUND].map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.node} cx={x} cy={y} r="18" />
        ))}
      </svg>
    </div>
  );
}
