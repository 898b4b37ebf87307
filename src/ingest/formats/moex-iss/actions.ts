import type { DividendRecord, SplitRecord } from '#domain/import/records.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { subjectOf } from './subject.ts';

/** Dividends by the day on which the register closes, and splits. */
export function readActions(
  dividends: readonly IssRow[],
  splits: readonly IssRow[],
  reading: Reading,
  reads: Reads,
): void {
  for (const row of dividends) put(reads, row, toDividend(row, reading));
  for (const row of splits) put(reads, row, toSplit(row, reading));
}

const put = (reads: Reads, row: IssRow, record: DividendRecord | SplitRecord | null) =>
  reads.put(Object.fromEntries(row), record ?? { rule: 'missing_required', severity: 'reject' });

function toDividend(row: IssRow, reading: Reading): DividendRecord | null {
  const amount = decimalOf(row.get('VALUE'));
  const recordOn = dayOf(row.get('REGISTRYCLOSEDATE'));
  if (amount === undefined || recordOn === undefined) return null;
  const currency = textOf(row.get('CURRENCYID'));
  const subject = subjectOf(row, reading);
  return withoutMissing<DividendRecord>({
    type: 'dividend',
    subject,
    amount,
    currency,
    recordOn,
    provider: 'moex',
  });
}

function toSplit(row: IssRow, reading: Reading): SplitRecord | null {
  const day = dayOf(row.get('TRADEDATE'));
  const before = decimalOf(row.get('BEFORE'));
  const after = decimalOf(row.get('AFTER'));
  if (day === undefined || !(Number(before) > 0) || !(Number(after) > 0)) return null;
  return { type: 'split', subject: subjectOf(row, reading), day, after: after ?? '', before: before ?? '' };
}
