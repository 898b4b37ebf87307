import type { PriceRecord } from '#domain/import/records.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { codeOf, splitBoards } from './boards.ts';
import { kindOf, subjectOf } from './subject.ts';

/** Prices of the running day, on the board that gives the listing. */
export function readMarketData(
  rows: readonly IssRow[],
  others: ReadonlySet<string>,
  reading: Reading,
  reads: Reads,
): void {
  const traded = rows.filter((row) => codeOf(row) !== '' && kindOf(row) !== null && !others.has(codeOf(row)));
  const { chosen } = splitBoards(traded, codeOf, reading);
  leaveOut(rows, { traded: new Set(traded), chosen: new Set(chosen) }, reads);
  for (const row of chosen) {
    const number = (name: string) => decimalOf(row.get(name));
    const day = dayOf(row.get('TRADEDATE')) ?? dayOf(row.get('SYSTIME'));
    const subject = subjectOf(row, reading);
    const value = number('CURRENTVALUE');
    const raw = Object.fromEntries(row);
    if (day !== undefined && value !== undefined) {
      reads.add(raw, [{ type: 'index-value', subject: { ...subject, kind: 'index' }, day, value }]);
      continue;
    }
    const last = number('LAST');
    if (day === undefined || last === undefined) {
      reads.find(raw, { rule: 'no_values', severity: 'note' });
      continue;
    }
    // Its kind is in the block of securities: these columns are the same for shares, funds and bonds.
    const { kind: _unknown, ...about } = subject;
    const price = withoutMissing<PriceRecord>({
      type: 'price',
      subject: about,
      day,
      last,
      open: number('OPEN'),
      low: number('LOW'),
      high: number('HIGH'),
      average: number('WAPRICE'),
      legalClose: number('LCLOSEPRICE'),
      bid: number('BID'),
      ask: number('OFFER'),
      turnover: number('VALTODAY'),
      volume: number('VOLTODAY'),
      trades: number('NUMTRADES'),
    });
    reads.add(raw, [price]);
  }
}

function leaveOut(
  rows: readonly IssRow[],
  { traded, chosen }: { readonly traded: ReadonlySet<IssRow>; readonly chosen: ReadonlySet<IssRow> },
  reads: Reads,
): void {
  for (const row of rows)
    if (!chosen.has(row))
      reads.find(Object.fromEntries(row), {
        rule: 'skipped',
        severity: 'note',
        value: codeOf(row),
        details: { why: traded.has(row) ? 'board' : 'not_a_security' },
      });
}
