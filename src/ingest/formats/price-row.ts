import type { PriceRecord, Subject } from '#domain/import/records.ts';
import type { TableRow } from '../decode/peek.ts';
import type { Cells } from './cells.ts';
import type { Read } from './format.ts';
import { withoutMissing } from './without-missing.ts';

export type PriceField =
  | 'day'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'volume'
  | 'turnover'
  | 'trades'
  | 'average'
  | 'legalClose'
  | 'bid'
  | 'ask'
  | 'currency';

/** The prices of one row; null where all are missing. */
export function readPrice(cells: Cells<PriceField>, subject: Subject, currency?: string): PriceRecord | null {
  const prices = {
    last: cells.number('close'),
    open: cells.number('open'),
    low: cells.number('low'),
    high: cells.number('high'),
    average: cells.number('average'),
    legalClose: cells.number('legalClose'),
    bid: cells.number('bid'),
    ask: cells.number('ask'),
  };
  const amounts = {
    turnover: cells.number('turnover'),
    volume: cells.count('volume'),
    trades: cells.count('trades'),
  };
  const day = cells.needDay('day');
  if (Object.values(prices).every((price) => price === undefined)) return null;
  return withoutMissing<PriceRecord>({
    type: 'price',
    subject,
    day,
    ...prices,
    ...amounts,
    currency: cells.text('currency') ?? currency,
  });
}

/** An index has a value where a share has a close. */
export const asIndexValue = (price: PriceRecord) =>
  price.last === undefined
    ? null
    : ({ type: 'index-value', subject: price.subject, day: price.day, value: price.last } as const);

/** What one row of prices says: its records, that it has no values, or what is wrong with it. */
export function priceReads(
  row: TableRow,
  cells: Cells<PriceField>,
  price: PriceRecord | null,
  isIndex: boolean,
): Read {
  const { line, raw } = row;
  const fault = cells.fault();
  if (fault) return { line, raw, finding: fault };
  if (!price) return { line, raw, finding: { rule: 'no_values', severity: 'note', line } };
  const record = isIndex ? asIndexValue(price) : price;
  if (record === null || (price.last === undefined && price.legalClose === undefined))
    return { line, raw, finding: { rule: 'missing_required', severity: 'reject', line, field: 'close' } };
  return { line, raw, records: [record] };
}
