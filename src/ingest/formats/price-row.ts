import type { PriceRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../decode/peek.ts';
import type { Cells } from './cells.ts';
import type { Read } from './format.ts';

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

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The prices of one row; null where all are missing. Files have millions of rows, so nothing is copied here. */
export function readPrice(cells: Cells<PriceField>, subject: Subject, currency?: string): PriceRecord | null {
  const price: Writable<PriceRecord> = { type: 'price', subject, day: cells.needDay('day') };
  let hasPrice = false;
  for (const [field, name] of pricesIn(cells)) {
    const value = cells.number(field);
    if (value === undefined) continue;
    price[name] = value;
    hasPrice = true;
  }
  const turnover = cells.number('turnover');
  const volume = cells.count('volume');
  const trades = cells.count('trades');
  const quotedIn = cells.text('currency') ?? cells.writtenCurrency() ?? currency ?? subject.quotedIn;
  if (turnover !== undefined) price.turnover = turnover;
  if (volume !== undefined) price.volume = volume;
  if (trades !== undefined) price.trades = trades;
  if (quotedIn !== undefined) price.currency = quotedIn;
  return hasPrice ? price : null;
}

const PRICES = [
  ['close', 'last'],
  ['open', 'open'],
  ['low', 'low'],
  ['high', 'high'],
  ['average', 'average'],
  ['legalClose', 'legalClose'],
  ['bid', 'bid'],
  ['ask', 'ask'],
] as const;

type Price = (typeof PRICES)[number];
let table: { readonly cells: Cells<PriceField>; readonly prices: readonly Price[] } | null = null;

/** Most tables have four of them: found out once for the one that is being read. */
function pricesIn(cells: Cells<PriceField>): readonly Price[] {
  if (table?.cells !== cells) table = { cells, prices: PRICES.filter(([field]) => cells.has(field)) };
  return table.prices;
}

/** An index has a value where a share has a close. */
export const asIndexValue = (price: PriceRecord) =>
  price.last === undefined
    ? null
    : ({
        type: 'index-value',
        subject: price.subject,
        day: price.day,
        value: price.last,
        ...(price.currency === undefined ? {} : { currency: price.currency }),
      } as const);

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
