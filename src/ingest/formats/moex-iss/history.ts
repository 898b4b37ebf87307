import type { ImportRecord, IndexValueRecord, PriceRecord } from '#domain/import/records.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { codeOf, splitBoards } from './boards.ts';
import { bondRecords } from './bond-records.ts';
import { kindOf, subjectOf } from './subject.ts';

/** One row a day and board. Prices of bonds are clean, in percent of the nominal still owed. */
export function readHistory(rows: readonly IssRow[], reading: Reading, reads: Reads): void {
  const day = (row: IssRow) => textOf(row.get('TRADEDATE')) ?? '';
  const { others } = splitBoards(rows, (row) => `${codeOf(row)} ${day(row)}`, reading);
  const skipped = new Set(others);
  const known = new Set<string>();
  for (const row of rows) {
    const raw = Object.fromEntries(row);
    if (skipped.has(row)) {
      reads.find(raw, { rule: 'skipped', severity: 'note', details: { why: 'board' } });
      continue;
    }
    if (kindOf(row) === null) {
      reads.find(raw, {
        rule: 'skipped',
        severity: 'note',
        value: codeOf(row),
        details: { why: 'not_a_security' },
      });
      continue;
    }
    const price = readPrice(row, reading);
    if (price === null) {
      const on = dayOf(row.get('TRADEDATE'));
      reads.find(
        raw,
        on
          ? { rule: 'no_values', severity: 'note' }
          : { rule: 'not_a_day', severity: 'reject', field: 'TRADEDATE' },
      );
      continue;
    }
    const isFirst = !known.has(codeOf(row));
    known.add(codeOf(row));
    reads.add(raw, isFirst && kindOf(row) === 'bond' ? [...bondRecords(row, price.subject), price] : [price]);
  }
}

function readPrice(
  row: IssRow,
  reading: Reading,
): Extract<ImportRecord, PriceRecord | IndexValueRecord> | null {
  const number = (name: string) => decimalOf(row.get(name));
  const day = dayOf(row.get('TRADEDATE'));
  const prices = {
    last: number('CLOSE'),
    open: number('OPEN'),
    low: number('LOW'),
    high: number('HIGH'),
    average: number('WAPRICE'),
    legalClose: number('LEGALCLOSEPRICE'),
  };
  if (day === undefined || Object.values(prices).every((price) => price === undefined)) return null;
  const subject = subjectOf(row, reading);
  if (subject.kind === 'index')
    return prices.last === undefined ? null : { type: 'index-value', subject, day, value: prices.last };
  return withoutMissing<PriceRecord>({
    type: 'price',
    subject,
    day,
    ...prices,
    turnover: number('VALUE'),
    volume: number('VOLUME'),
    trades: number('NUMTRADES'),
    currency: textOf(row.get('CURRENCYID')) ?? reading.constants.currency,
  });
}
