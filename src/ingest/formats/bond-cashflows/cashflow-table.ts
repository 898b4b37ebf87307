import type { ImportRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import type { TableSpec } from '../table-format.ts';

type Field = 'isin' | 'day' | 'type' | 'amount' | 'startsOn' | 'recordOn';

const isCoupon = /^(?:coupon|interest|купон|kupon|zins)/i;
const isRedemption =
  /^(?:redemption|amorti[sz]ation|principal|maturity|погашение|амортизация|tilgung|rückzahlung)/i;
const isPayment = new RegExp(`${isCoupon.source}|${isRedemption.source}`, 'i');

/** One row a payment: `isin; datetime; cashflow; value`. */
export const cashflowTable: TableSpec<Field> = {
  code: 'bond-cashflows',
  names: {
    isin: ['isin'],
    day: ['datetime', 'date', 'payment date', 'дата', 'дата выплаты', 'datum', 'zahltag'],
    type: ['cashflow', 'cash flow', 'cash flow type', 'type', 'payment type', 'тип', 'вид выплаты', 'art'],
    amount: ['value', 'amount', 'сумма', 'размер', 'betrag'],
    startsOn: ['start date', 'period start'],
    recordOn: ['record date'],
  },
  required: ['isin', 'day', 'type', 'amount'],
  days: ['day', 'startsOn', 'recordOn'],
  accepts: (folded, columns, { content }) =>
    folded.some((name) => /^cash ?flow/.test(name)) ||
    (content.kind === 'table' &&
      content.sample.some((cells) => isPayment.test(cells[columns.type ?? 0] ?? ''))),
  records: () => ['bond-terms', 'coupon', 'redemption'],
  rows: readRows,
};

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const subject = { ...reading.subject, isin: cells.needText('isin').toUpperCase(), kind: 'bond' as const };
    const day = cells.needDay('day');
    const amount = cells.needNumber('amount');
    const startsOn = cells.day('startsOn');
    const recordOn = cells.day('recordOn');
    const type = cells.needText('type');
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    const dates = { ...(startsOn ? { startsOn } : {}), ...(recordOn ? { recordOn } : {}) };
    const record = toRecord(type, { subject, day, amount }, dates);
    if (record) return [{ line, raw, records: [record] }];
    return [{ line, raw, finding: { rule: 'skipped', severity: 'warn', line, field: 'type', value: type } }];
  };
}

function toRecord(
  type: string,
  payment: { readonly subject: { readonly isin: string }; readonly day: string; readonly amount: string },
  dates: { readonly startsOn?: string; readonly recordOn?: string },
): ImportRecord | null {
  if (isCoupon.test(type)) return { type: 'coupon', ...payment, ...dates };
  if (isRedemption.test(type)) return { type: 'redemption', ...payment };
  return null;
}
