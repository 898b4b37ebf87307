import { useFormat } from '#platform/i18n/I18n.tsx';
import styles from './CountMark.module.css';

const MOST_SHOWN = 99;

/** A number at the corner of an icon button, whose own name says it in words. */
export function CountMark({ count }: { count: number }) {
  const format = useFormat();
  return (
    <span className={styles.count} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : format.number(count, 0)}
    </span>
  );
}
