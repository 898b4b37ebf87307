import type english from '#market/bond-calculator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import styles from './Results.module.css';

interface Props {
  readonly isPriceLocked: boolean;
  readonly hasPrice: boolean;
}

/** Nothing can be determined yet: what is wrong stands beside its field, a price that is missing is requested. */
export function NoResults({ isPriceLocked, hasPrice }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const unlock = useUnlock('last-price');
  return (
    <div className={styles.results}>
      <Empty icon="info" title={t('nothing_yet')} text={t(hasPrice ? 'mend' : 'type_price')} />
      {isPriceLocked && <LockedPrompt unlock={unlock} text={t('price_locked')} />}
    </div>
  );
}
