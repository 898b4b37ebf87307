import { Badge } from '#ui/badge/Badge.tsx';
import type { SuggestedItem } from '../search.contract.ts';
import { Highlighted } from './Highlighted.tsx';
import styles from './hits.module.css';

/** One line of a list of hits: the name, its tickers, its status. */
export function HitText({ item, term }: { item: SuggestedItem; term: string }) {
  return (
    <>
      <span className={styles.name}>
        <Highlighted title={item.ttl} term={term} />
      </span>
      <span className={styles.ticker}>
        <Highlighted title={item.ticker?.join(', ') ?? ''} term={term} />
      </span>
      <span className={styles.status}>{item.status && <Badge tone="plain" text={item.status} />}</span>
    </>
  );
}
