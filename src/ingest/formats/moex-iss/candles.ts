import type { IndexValueRecord, PriceRecord } from '#domain/import/records.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';

/** `USD000UTSTOM`, `EUR_RUB__TOD`: a currency for tomorrow or today. */
const CURRENCY = /^[A-Z]{3}.*TO[DM]$/;

/** Candles name no security: the file does. Only those of a day are taken. */
export function readCandles(rows: readonly IssRow[], reading: Reading, reads: Reads): void {
  const isCurrency = CURRENCY.test(reading.subject.ticker ?? '');
  for (const row of rows) {
    const raw = Object.fromEntries(row);
    if (isCurrency) {
      reads.find(raw, { rule: 'skipped', severity: 'note', details: { why: 'not_a_security' } });
      continue;
    }
    const day = dayOf(row.get('BEGIN'));
    const last = decimalOf(row.get('CLOSE'));
    if (day === undefined) reads.find(raw, { rule: 'not_a_day', severity: 'reject', field: 'begin' });
    else if (!isDaily(row, day))
      reads.find(raw, { rule: 'skipped', severity: 'hold', field: 'begin', details: { why: 'not_daily' } });
    else if (last === undefined) reads.find(raw, { rule: 'no_values', severity: 'note' });
    else reads.add(raw, [toRecord(row, { day, last }, reading)]);
  }
}

function isDaily(row: IssRow, day: string): boolean {
  const end = dayOf(row.get('END'));
  return (
    /^\S+(?:[T ]00:00(?::00)?)?$/.test(textOf(row.get('BEGIN')) ?? '') && (end === undefined || end === day)
  );
}

function toRecord(
  row: IssRow,
  { day, last }: { readonly day: string; readonly last: string },
  { subject, constants }: Reading,
): PriceRecord | IndexValueRecord {
  if (subject.kind === 'index') return { type: 'index-value', subject, day, value: last };
  const number = (name: string) => decimalOf(row.get(name));
  return withoutMissing<PriceRecord>({
    type: 'price',
    subject,
    day,
    last,
    open: number('OPEN'),
    low: number('LOW'),
    high: number('HIGH'),
    turnover: number('VALUE'),
    volume: number('VOLUME'),
    currency: constants.currency,
  });
}
