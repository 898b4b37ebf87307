import styles from './Legend.module.css';
import marks from './marks.module.css';
import { dashesOf } from './series-mark.ts';

/** A short piece of the line that it stands for. */
export function Swatch({ mark }: { mark: number }) {
  return (
    <svg className={marks[`mark${mark}`]} width="18" height="4" viewBox="0 0 18 4" aria-hidden="true">
      <line className={styles.swatch} x1="1" y1="2" x2="17" y2="2" strokeDasharray={dashesOf(mark)} />
    </svg>
  );
}
