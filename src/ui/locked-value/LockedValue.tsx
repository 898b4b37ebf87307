import type { Unlock } from '#domain/access/unlock.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './LockedValue.module.css';
import type english from './labels/eng.json';
import { toLockedWords } from './locked-words.ts';

/** What stands in place of a value that this viewer may not see, and why, which is also read aloud (LV-06). */
export function LockedValue({ unlock }: { unlock: Unlock }) {
  const t = useLabels<typeof english>('locked-value');
  return (
    <span className={styles.locked} role="img" title={t(toLockedWords(unlock))}>
      {ASTERISKS}
    </span>
  );
}
