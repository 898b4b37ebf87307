import { entityPath } from '#domain/search/categories.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import type { SimilarBond, SimilarBondsData } from './similar-bonds.contract.ts';

/** What a buyer may hold instead, and how much more or less it pays over the government curve. */
export function SimilarBonds({ data }: { data: SimilarBondsData }) {
  const t = useLabels<typeof english>('similar-bonds');
  const format = useFormat();
  const link = useLink();
  const unlock = useUnlock('last-price');
  const columns: readonly Column[] = [
    { key: 'name', title: t('bond'), width: 'free' },
    { key: 'rating', title: t('rating'), on: 'wide' },
    { key: 'matures', title: t('matures'), kind: 'day', align: 'end', on: 'desk' },
    { key: 'duration', title: t('duration'), kind: 'number', decimals: 2, on: 'wide' },
    { key: 'yield', title: t('yield'), kind: 'number', decimals: 2 },
    { key: 'spread', title: t('spread'), kind: 'number', decimals: 0, on: 'wide' },
    { key: 'difference', title: t('difference'), kind: 'number', decimals: 0, hint: t('difference_hint') },
  ];
  const toRow = (bond: SimilarBond): Row => ({
    id: String(bond.id),
    cells: {
      name: {
        val: bond.name,
        drawn: (
          <CompareBox kind="bonds" of={bond.string_id} name={bond.name}>
            <a className="link" href={link(entityPath('bonds', bond.string_id))}>
              {bond.name}
            </a>
          </CompareBox>
        ),
      },
      rating: bond.rating,
      matures: bond.matures_on,
      duration: bond.duration,
      yield: { val: bond.yield, class: 'strong' },
      spread: bond.spread,
      difference:
        bond.spread_difference === null
          ? null
          : { val: bond.spread_difference, drawn: format.signed(bond.spread_difference, 0) },
    },
  });
  return (
    <Section id="similar" title={t('title')} hint={t('hint')}>
      {isLocked(data.rows) ? (
        <LockedPrompt unlock={unlock} text={t('prompt')} />
      ) : (
        <SimpleTable label={t('title')} columns={columns} rows={data.rows.map(toRow)} limit={8} />
      )}
    </Section>
  );
}
