import { useFormat } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Highlighted } from './Highlighted.tsx';
import styles from './hits.module.css';

interface Props {
  readonly term: string;
  readonly name: string;
  readonly codes: readonly string[];
  readonly badge: { readonly tone: 'warn' | 'plain'; readonly text: string } | null;
}

/** One line of a list of hits: the name, its codes, and its status where there is something to say of it. */
export function HitText({ term, name, codes, badge }: Props) {
  const format = useFormat();
  return (
    <>
      <span className={styles.name}>
        <Highlighted title={name} term={term} />
      </span>
      <span className={styles.ticker}>
        <Highlighted title={format.phrase(codes)} term={term} />
      </span>
      <span className={styles.status}>{badge && <Badge {...badge} />}</span>
    </>
  );
}
