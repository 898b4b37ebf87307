import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import type { Leader } from './leaders.contract.ts';

const MILLION = 1_000_000;

interface Props {
  readonly list: 'growing' | 'falling' | 'capitalization';
  readonly leaders: readonly Leader[];
  readonly stockId: number | undefined;
}

/** The figure that the list is ordered by stands last on a phone, where the others leave. */
export function LeadersTable({ list, leaders, stockId }: Props) {
  const t = useLabels<typeof english>('leaders');
  const format = useFormat();
  if (leaders.length === 0) return <Empty icon="list" title={t(`none_${list}`)} />;
  const currencies = new Set(leaders.map(({ currency_name: name }) => name));
  const currency = currencies.size === 1 ? [...currencies][0] : null;
  const isByValue = list === 'capitalization';
  const columns: readonly Column[] = [
    { key: 'name', title: t('share'), width: 'third' },
    { key: 'ticker', title: t('ticker'), on: 'wide' },
    {
      key: 'last',
      title: currency ? t('last') + format.comma + currency : t('last'),
      kind: 'number',
      decimals: 2,
      ...(isByValue && { on: 'wide' }),
    },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
    {
      key: 'value',
      title: currency ? t('value_in', { currency }) : t('value'),
      kind: 'number',
      decimals: 1,
      hint: t('value_hint'),
      ...(!isByValue && { on: 'desk' }),
    },
  ];
  const toRow = (leader: Leader): Row => ({
    id: String(leader.id),
    isCurrent: leader.id === stockId,
    cells: {
      name: { val: leader.name, lnk: leader.url },
      ticker: leader.ticker,
      last: { val: leader.last, unit: currency ? undefined : leader.currency_name, class: 'strong' },
      change: {
        val: leader.change,
        drawn: <ExplainedChange percent={leader.change} href={leader.change_url} label={t('change')} />,
      },
      value: {
        val:
          typeof leader.capitalization === 'number' ? leader.capitalization / MILLION : leader.capitalization,
        unit: currency ? undefined : leader.currency_name,
      },
    },
  });
  return (
    <SimpleTable
      label={`${t('title')}: ${t(list)}`}
      columns={columns}
      rows={leaders.map(toRow)}
      limit={0}
      prompt={t('prompt')}
    />
  );
}
