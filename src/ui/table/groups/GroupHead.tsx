import { useFormat } from '#platform/i18n/I18n.tsx';
import type { GroupLine } from '../lines.ts';
import styles from './GroupHead.module.css';

/** The name of a group and how many rows it has; it opens and closes them (TB-03). */
export function GroupHead({ line, onToggle }: { line: GroupLine; onToggle: () => void }) {
  const format = useFormat();
  return (
    <button type="button" className={styles.head} aria-expanded={line.isOpen} onClick={onToggle}>
      {line.title}
      <span className={styles.count}>{format.number(line.count, 0)}</span>
    </button>
  );
}
