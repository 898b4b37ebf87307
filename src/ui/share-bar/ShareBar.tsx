import { useFormat } from '#platform/i18n/I18n.tsx';
import styles from './ShareBar.module.css';

interface Props {
  readonly percent: number;
  /** What a full bar stands for. */
  readonly most?: number;
}

/** A share in percent. The bar repeats the number for the eye; what is less than nothing has none. */
export function ShareBar({ percent, most = 100 }: Props) {
  const format = useFormat();
  const width = Math.min(100, Math.max(0, (percent / most) * 100));
  return (
    <span className={styles.share}>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.part} width={Math.round(width * 100) / 100} height="6" />
      </svg>
      <span className={styles.percent}>{format.number(percent, 2)}</span>
    </span>
  );
}
