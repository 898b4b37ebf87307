import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import type { KeyFigureRow, KeyFiguresData } from './key-figures.contract.ts';
import type english from './labels/eng.json';
import { YearBars } from './YearBars.tsx';

const EARNINGS: ReadonlySet<KeyFigureRow['id']> = new Set([
  'revenue',
  'operating_income',
  'ebitda',
  'net_profit',
]);

/** Full years side by side: what an issuer earns, owes and can carry, with the change of the latest. */
export function KeyFigures({ data }: { data: KeyFiguresData }) {
  const t = useLabels<typeof english>('key-figures');
  const format = useFormat();
  const { years, currency_name: currency, unit_multiplier: unit } = data;
  const yearOf = (end: string) => end.slice(0, 4);
  const columns: readonly Column[] = [
    { key: 'name', title: t('figure'), width: 'third' },
    {
      key: 'bars',
      title: t('years', { count: years.length }),
      isTitleHidden: true,
      isAlwaysShown: true,
      align: 'end',
      on: 'wide',
    },
    ...years.map(
      (end, at): Column => ({
        key: end,
        title: yearOf(end),
        kind: 'number',
        lock: 'more-rows',
        isAlwaysShown: true,
        ...(at > 1 && { on: 'wide' as const }),
      }),
    ),
    { key: 'change', title: t('change'), kind: 'number', lock: 'more-rows' },
  ];
  /** More debt is neither good nor bad by itself. */
  const changeCell = ({ id, change }: KeyFigureRow): Cell => {
    if (typeof change !== 'number') return change;
    const isEarned = EARNINGS.has(id);
    const tone = isEarned && change !== 0 ? (change > 0 ? 'up' : 'down') : undefined;
    return { val: change, drawn: format.change(change), class: tone };
  };
  const toRow = (row: KeyFigureRow): Row => {
    const decimals = row.measure === 'times' ? 2 : 0;
    return {
      id: row.id,
      cells: {
        name: t(row.id),
        bars: row.values.some(isLocked)
          ? { val: null, drawn: '' }
          : { val: null, drawn: <YearBars values={row.values.filter((value) => !isLocked(value))} /> },
        ...Object.fromEntries(
          years.map((end, at) => {
            const value = row.values[at] ?? null;
            const isShown = value !== null && !isLocked(value);
            const drawn = isShown ? { drawn: format.number(value, decimals) } : {};
            return [end, { val: value, class: at === 0 ? 'strong' : undefined, ...drawn }];
          }),
        ),
        change: changeCell(row),
      },
    };
  };
  const scale = unit === 1_000_000 ? 'millions' : unit === 1_000 ? 'thousands' : 'units';
  return (
    <Section id="figures" title={t('title')} hint={t('hint')} note={t(scale, { currency })}>
      <SimpleTable
        label={t('title')}
        columns={columns}
        rows={data.rows.map(toRow)}
        limit={data.rows.length}
        prompt={t('prompt')}
      />
    </Section>
  );
}
