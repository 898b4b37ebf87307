import { amountDecimals } from '#domain/numbers/amount-decimals.ts';
import { splitRatio } from '#domain/quotes/split-ratio.ts';
import { explainFigure } from '#market/explain/explain-address.ts';
import { call } from '#platform/contract/call.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { useRest } from '#ui/show-more/useRest.ts';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { SIMPLE_LIMIT } from '#ui/table/show-more/beyond-limit.ts';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import styles from './Dividends.module.css';
import { type DividendRow, type DividendsTableData, readDividends } from './dividends.contract.ts';
import { amountOf, amountTodayOf } from './dividends.wire.ts';
import type english from './labels/eng.json';

/** In the shares of today an amount may have no end. */
const MOST_DECIMALS = 4;

/** The share or fund whose page it is. */
export interface PaidBy {
  readonly category: 'stocks' | 'etf';
  readonly stringId: string;
}

interface Props {
  readonly of: PaidBy;
  readonly dividends: DividendsTableData;
  readonly nearest: DividendRow | null;
}

/**
 * A phone has another order of columns. Two of them are therefore here twice, and each width drops one of the
 * two entirely, so that reading aloud follows what is seen.
 */
export function DividendsTable({ of, dividends, nearest }: Props) {
  const t = useLabels<typeof english>('dividends');
  const format = useFormat();
  const params = { stockId: String(dividends.stock_id) };
  const { rest, isLoading, follow } = useRest(() => call(readDividends, { params }));
  const { data: rows, count, splits } = rest ?? dividends;
  const more = count - rows.length;
  const [currency, ...others] = new Set(rows.map((row) => row.currency_name));
  const isOneCurrency = currency !== undefined && others.length === 0;
  const ex = { key: 'ex', title: t('ex_dividend'), kind: 'day', isRowHead: true } as const;
  const payment = { key: 'payment', title: t('payment'), kind: 'day', isAlwaysShown: true } as const;
  const amount: Column = {
    key: 'amount',
    title: isOneCurrency ? t('amount_in', { currency }) : t('amount'),
    kind: 'number',
    decimals: Math.min(MOST_DECIMALS, amountDecimals(rows.map(amountTodayOf))),
    hint: t('amount_hint'),
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
  const asPaid = (row: DividendRow) =>
    t('as_paid', {
      amount: format.money(amountOf(row), row.currency_name, amountDecimals([amountOf(row)])),
    });
  const cellsOf = (row: DividendRow): Record<string, Cell> => {
    const day = exDividend(row, row.date_of_ex_dividend === nearest?.date_of_ex_dividend);
    return {
      ex_phone: day,
      amount: {
        val: amountTodayOf(row),
        unit: isOneCurrency ? undefined : row.currency_name,
        class: 'strong',
        tooltip: amountTodayOf(row) === amountOf(row) ? undefined : asPaid(row),
      },
      payment_phone: row.payment_date,
      announced: row.announcement_date,
      ex: day,
      list: row.date_of_close_list_dividends,
      payment: row.payment_date,
      yield:
        typeof row.yield === 'number'
          ? {
              val: row.yield,
              drawn: <ExplainedYield of={of} day={row.date_of_ex_dividend} percent={row.yield} />,
            }
          : row.yield,
    };
  };
  const paid = rows.map((row): Row => ({ id: row.date_of_ex_dividend, cells: cellsOf(row) }));
  const divided = splits.map(({ date, coefficient }): Row => {
    const text = t('split', { ratio: splitRatio(coefficient, (value) => format.number(value, 0)) });
    return {
      id: `split ${date}`,
      class: 'faint',
      cells: { ex_phone: date, ex: date, amount: { val: null, drawn: text } },
    };
  });
  const lines = [...paid, ...divided].toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
  const fifth = paid[SIMPLE_LIMIT - 1];
  return (
    <SimpleTable
      label={t('title')}
      columns={columns}
      rows={lines}
      // A split between them is not one of the five.
      limit={fifth ? lines.indexOf(fifth) + 1 : lines.length}
      rest={more > 0 ? { count: more, href: wholeHref('dividends'), isLoading, onFollow: follow } : undefined}
      isMoreShown
      prompt={t('prompt')}
    />
  );
}

function ExplainedYield({ of, day, percent }: { of: PaidBy; day: string; percent: number }) {
  const t = useLabels<typeof english>('dividends');
  const link = useLink();
  const format = useFormat();
  const href = explainFigure(of.category, of.stringId, 'dividend-yield', { day });
  return (
    <Explained href={link(href)} label={t('yield')}>
      {format.number(percent, 2)}
    </Explained>
  );
}

/** The latest first. */
const dayOf = ({ id }: Row) => id.slice(-'2026-01-01'.length);

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
