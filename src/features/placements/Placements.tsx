import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import type { PlacementRow } from './placements.contract.ts';

const MILLION = 1_000_000;

/** How the issuer's shares and bonds came to the market, and what they brought (ST-16). */
export function Placements({ data }: { data: readonly PlacementRow[] }) {
  const t = useLabels<typeof english>('placements');
  const format = useFormat();
  const columns: readonly Column[] = [
    { key: 'date', title: t('date'), kind: 'day' },
    { key: 'name', title: t('security'), isRowHead: true, width: 'third' },
    { key: 'kind', title: t('kind'), on: 'wide' },
    { key: 'amount', title: t('amount'), kind: 'number', decimals: 0, on: 'desk' },
    { key: 'price', title: t('price'), kind: 'number', decimals: 2, hint: t('price_hint') },
    { key: 'raised', title: t('raised'), kind: 'number', decimals: 1 },
  ];
  const toRow = (placement: PlacementRow): Row => ({
    id: String(placement.id),
    cells: {
      date: placement.date,
      name: { val: placement.name, lnk: placement.url },
      kind: t(placement.kind),
      amount: placement.amount,
      price: {
        val: placement.price,
        unit: placement.instrument_kind === 'bond' ? PERCENT_SIGN : placement.currency_name,
      },
      raised: {
        val: placement.raised / MILLION,
        unit: placement.currency_name,
        title: t('raised_whole', {
          amount: format.number(placement.raised, 0),
          currency: placement.currency_name,
        }),
      },
    },
  });
  return (
    <Section id="placements" title={t('title')} hint={t('hint')}>
      <SimpleTable label={t('title')} columns={columns} rows={data.map(toRow)} />
    </Section>
  );
}
