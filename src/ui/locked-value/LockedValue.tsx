import type { Unlock } from '#domain/access/unlock.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './LockedValue.module.css';
import type english from './labels/eng.json';
import { toLockedWords } from './locked-words.ts';

/** What stands in place of a value that this viewer may not see, and why (LV-06). */
export function LockedValue({ unlock }: { unlock: Unlock }) {
  const t = useLabels<typeof english>('locked-value');
  const why = t(toLockedWords(unlock));
  return (
    <span className={styles.locked} title={why}>
      <span aria-hidden="true">{ASTERISKS}</span>
      <span className="sr">{why}</span>
    </span>
  );
}
