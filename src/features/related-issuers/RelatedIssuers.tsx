import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import { DIRECTIONS, type RelationDirection } from './direction.ts';
import type english from './labels/eng.json';
import styles from './RelatedIssuers.module.css';
import type { RelatedIssuer } from './related-issuers.contract.ts';

/** Who owns the issuer, whom it owns, who answers for whom: each side by itself. */
export function RelatedIssuers({ data }: { data: readonly RelatedIssuer[] }) {
  const t = useLabels<typeof english>('related-issuers');
  const columnsOf = (direction: RelationDirection): readonly Column[] => [
    { key: 'name', title: t(direction), width: 'third' },
    { key: 'relation', title: t('relation') },
    { key: 'share', title: t('share'), kind: 'number', decimals: 2 },
  ];
  const sides = DIRECTIONS.map((direction) => ({
    direction,
    issuers: data.filter((issuer) => issuer.direction === direction),
  })).filter(({ issuers }) => issuers.length > 0);
  return (
    <Section id="related-issuers" title={t('title')}>
      <div className={styles.sides}>
        {sides.map(({ direction, issuers }) => (
          <SimpleTable
            key={direction}
            label={t(direction)}
            columns={columnsOf(direction)}
            rows={issuers.map(toRow)}
            isCutOff={false}
          />
        ))}
      </div>
    </Section>
  );
}

const toRow = (issuer: RelatedIssuer): Row => ({
  id: `${issuer.issuer_id} ${issuer.rel_type}`,
  cells: {
    name: { val: issuer.issuer_name, lnk: issuer.issuer_url },
    relation: issuer.rel_type_name,
    share: issuer.share,
  },
});
