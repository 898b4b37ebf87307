import type { Unlock } from '#domain/access/unlock.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './LockMark.module.css';
import type english from './labels/eng.json';
import { toLockedWords } from './locked-words.ts';

/** Stands after the name of a row whose values are locked. */
export function LockMark({ unlock }: { unlock: Unlock }) {
  const t = useLabels<typeof english>('locked-value');
  const why = t(toLockedWords(unlock));
  return (
    <span className={styles.mark} title={why}>
      <Icon name="lock" />
      <span className="sr">{why}</span>
    </span>
  );
}
