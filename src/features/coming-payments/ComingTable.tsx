import { useMemo } from 'react';
import { decimalsOf, TOTAL_DECIMALS, writeFloating } from '#market/coming-payments/amount-words.ts';
import type english from '#market/coming-payments/labels/eng.json';
import type { Format } from '#platform/i18n/format.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Translate } from '#platform/i18n/translator.ts';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { ComingEventRow, ComingMonth } from './coming-payments.contract.ts';

/** Beyond these the months to come wait until requested. */
const SHOWN_ROWS = 20;

export function ComingTable({ months }: { months: readonly ComingMonth[] }) {
  const t = useLabels<typeof english>('coming-payments');
  const format = useFormat();
  const columns = useMemo(() => columnsOf(months, t), [months, t]);
  const rows = useMemo(() => months.flatMap((month) => rowsOf(month, { t, format })), [months, t, format]);
  return <Table label={t('title')} columns={columns} rows={rows} limit={SHOWN_ROWS} />;
}

type Words = Translate<keyof typeof english>;

function columnsOf(months: readonly ComingMonth[], t: Words): Column[] {
  const events = months.flatMap((month) => month.events);
  const amounts = events.flatMap(({ amount }) => amount ?? []);
  return [
    { key: 'date', title: t('date'), kind: 'day', width: 'least' },
    { key: 'event', title: t('event') },
    { key: 'name', title: t('name'), isRowHead: true },
    { key: 'amount', title: t('amount'), kind: 'number', decimals: decimalsOf(amounts) },
    { key: 'quantity', title: t('quantity'), kind: 'number' },
    { key: 'total', title: t('total'), kind: 'number', decimals: TOTAL_DECIMALS },
  ];
}

function rowsOf({ month, totals, events }: ComingMonth, words: { t: Words; format: Format }): Row[] {
  const group = words.format.longMonth(month);
  const paid = events.filter(({ total }) => total !== null);
  // Of a single payment the total would only say the same again.
  const sums = paid.length > totals.length ? totals : [];
  return [
    ...events.map((event) => ({ id: event.id, group, cells: cellsOf(event, words) })),
    ...sums.map(({ currency_name, amount }) => ({
      id: `${month}:${currency_name}`,
      group,
      class: 'total' as const,
      cells: { date: '', event: words.t('month_total'), total: { val: amount, unit: currency_name } },
    })),
  ];
}

function cellsOf(event: ComingEventRow, { t, format }: { t: Words; format: Format }): Row['cells'] {
  const { amount, total, currency_name: unit } = event;
  const info = writeFloating(event, t, format) ?? undefined;
  return {
    date: event.date,
    event: { val: t(`kind_${event.kind}`), info },
    name: { val: event.name, lnk: event.lnk },
    amount: { val: amount, unit: amount === null ? undefined : unit },
    quantity: event.quantity,
    total: { val: total, unit: total === null ? undefined : unit, class: 'strong' },
  };
}
