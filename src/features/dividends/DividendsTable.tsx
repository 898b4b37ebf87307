import { amountDecimals } from '#domain/numbers/amount-decimals.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { useRest } from '#ui/show-more/useRest.ts';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column } from '#ui/table/table-data.ts';
import styles from './Dividends.module.css';
import { type DividendRow, type DividendsTableData, readDividends } from './dividends.contract.ts';
import { amountOf } from './dividends.wire.ts';
import type english from './labels/eng.json';

interface Props {
  readonly dividends: DividendsTableData;
  readonly nearest: DividendRow | null;
}

/**
 * A phone has another order of columns. Two of them are therefore here twice, and each width drops one of the
 * two entirely, so that reading aloud follows what is seen.
 */
export function DividendsTable({ dividends, nearest }: Props) {
  const t = useLabels<typeof english>('dividends');
  const params = { stockId: String(dividends.stock_id) };
  const { rest, isLoading, follow } = useRest(() => call(readDividends, { params }));
  const { data: rows, count } = rest ?? dividends;
  const more = count - rows.length;
  const [currency, ...others] = new Set(rows.map((row) => row.currency_name));
  const isOneCurrency = currency !== undefined && others.length === 0;
  const ex = { key: 'ex', title: t('ex_dividend'), kind: 'day', isRowHead: true } as const;
  const payment = { key: 'payment', title: t('payment'), kind: 'day', isAlwaysShown: true } as const;
  const amount: Column = {
    key: 'amount',
    title: isOneCurrency ? t('amount_in', { currency }) : t('amount'),
    kind: 'number',
    decimals: amountDecimals(rows.map(amountOf)),
    width: 'least',
  };
  const columns: readonly Column[] = [
    { ...ex, key: 'ex_phone', on: 'phone' },
    amount,
    { ...payment, key: 'payment_phone', on: 'phone' },
    { key: 'announced', title: t('announced'), kind: 'day', isAlwaysShown: true },
    { ...ex, on: 'wide' },
    { key: 'list', title: t('list_closes'), kind: 'day', isAlwaysShown: true },
    { ...payment, on: 'wide' },
    { key: 'yield', title: t('yield'), kind: 'number', decimals: 2, hint: t('yield_hint') },
  ];
  const cellsOf = (row: DividendRow): Record<string, Cell> => {
    const day = exDividend(row, row.date_of_ex_dividend === nearest?.date_of_ex_dividend);
    return {
      ex_phone: day,
      amount: { val: amountOf(row), unit: isOneCurrency ? undefined : row.currency_name, class: 'strong' },
      payment_phone: row.payment_date,
      announced: row.announcement_date,
      ex: day,
      list: row.date_of_close_list_dividends,
      payment: row.payment_date,
      yield: row.yield,
    };
  };
  return (
    <SimpleTable
      label={t('title')}
      columns={columns}
      rows={rows.map((row) => ({ id: row.date_of_ex_dividend, cells: cellsOf(row) }))}
      rest={more > 0 ? { count: more, href: wholeHref('dividends'), isLoading, onFollow: follow } : undefined}
      isMoreShown
      prompt={t('prompt')}
    />
  );
}

function exDividend({ date_of_ex_dividend: day }: DividendRow, isNearest: boolean): Cell {
  return isNearest ? { val: day, drawn: <NearestDay day={day} /> } : day;
}

function NearestDay({ day }: { day: string }) {
  const t = useLabels<typeof english>('dividends');
  return (
    <span className={styles.day}>
      <Day day={day} />
      <Badge tone="accent" text={t('next')} />
    </span>
  );
}
