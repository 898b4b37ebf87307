import { useLabels } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ShareBar } from '#ui/share-bar/ShareBar.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { HolderRow, HoldersData } from './holders.contract.ts';
import type english from './labels/eng.json';

const SHOWN = 10;
const MILLION = 1_000_000;

/** Who holds the share, how much of it, and what that is worth at the last price (ST-11). */
export function Holders({ data: { data, rest, currency_name: currency, date } }: { data: HoldersData }) {
  const t = useLabels<typeof english>('holders');
  const columns: readonly Column[] = [
    { key: 'name', title: t('holder'), width: 'third' },
    { key: 'share', title: t('share'), kind: 'number', decimals: 2 },
    { key: 'amount', title: t('amount'), kind: 'number', decimals: 0, on: 'wide' },
    {
      key: 'value',
      title: currency ? t('value_in', { currency }) : t('value'),
      kind: 'number',
      decimals: 1,
      hint: t('value_hint'),
    },
  ];
  const toRow = ({ name, url, share, amount, value }: HolderRow, position: number): Row => ({
    id: String(position),
    cells: {
      name: { val: name, lnk: url ?? undefined },
      share: { val: share, drawn: <ShareBar percent={share} /> },
      amount,
      value: typeof value === 'number' ? value / MILLION : value,
    },
  });
  const others: Row = {
    id: 'rest',
    class: 'faint',
    cells: { name: t('rest'), share: { val: rest, drawn: <ShareBar percent={rest} /> } },
  };
  return (
    <Section id="holders" title={t('title')} note={date && <Day day={date} />}>
      <SimpleTable
        label={t('title')}
        columns={columns}
        rows={rest > 0 ? [...data.map(toRow), others] : data.map(toRow)}
        limit={SHOWN}
        prompt={t('prompt')}
      />
    </Section>
  );
}
