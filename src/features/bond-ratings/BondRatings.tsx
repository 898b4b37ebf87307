import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { BondRating } from './bond-ratings.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: readonly BondRating[];
  /** On the page of the issuer, all of them are its own. */
  readonly isOfIssuer?: boolean;
}

/** What agencies think of the bond and of its issuer: those that hold stand out, older ones are their history. */
export function BondRatings({ data, isOfIssuer = false }: Props) {
  const t = useLabels<typeof english>('bond-ratings');
  const columns: readonly Column[] = [
    { key: 'date', title: t('date'), kind: 'day' },
    { key: 'agency', title: t('agency'), isRowHead: true, width: 'third' },
    { key: 'grade', title: t('grade') },
    ...(data.some(({ outlook }) => outlook !== null)
      ? [{ key: 'outlook', title: t('outlook'), hint: t('outlook_hint') }]
      : []),
    ...(isOfIssuer ? [] : [{ key: 'of', title: t('of') }]),
  ];
  const toRow = (rating: BondRating): Row => ({
    id: String(rating.id),
    class: rating.is_latest ? undefined : 'faint',
    cells: {
      date: rating.date,
      agency: rating.agency,
      grade: { val: rating.grade, class: rating.is_latest ? 'strong' : undefined },
      outlook: rating.outlook && t(`outlook_${rating.outlook}`),
      of: t(`of_${rating.of}`),
    },
  });
  return (
    <Section id="ratings" title={t('title')} hint={t('hint')}>
      <SimpleTable label={t('title')} columns={columns} rows={data.map(toRow)} />
    </Section>
  );
}
