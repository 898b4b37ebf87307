import type english from '#features/search-box/labels/eng.json';
import type { SuggestedItem } from '#market/search/search.contract.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Highlighted } from './Highlighted.tsx';
import styles from './hits.module.css';

const TONES = { suspended: 'warn', delisted: 'plain', matured: 'plain', defaulted: 'warn' } as const;

/** One line of a list of hits: the name, its tickers, and its status where there is something to say of it. */
export function HitText({ item, term }: { item: SuggestedItem; term: string }) {
  const t = useLabels<typeof english>('search-box');
  const format = useFormat();
  const { status } = item;
  return (
    <>
      <span className={styles.name}>
        <Highlighted title={item.ttl} term={term} />
      </span>
      <span className={styles.ticker}>
        <Highlighted title={format.phrase(item.ticker ?? [])} term={term} />
      </span>
      <span className={styles.status}>
        {status !== 'active' && <Badge tone={TONES[status]} text={t(`status_${status}`)} />}
      </span>
    </>
  );
}
