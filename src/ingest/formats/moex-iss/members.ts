import type { MemberRecord } from '#domain/import/records.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';

/** The constituents of an index with their weights; of several days, only the last is today's composition. */
export function readMembers(rows: readonly IssRow[], { constants }: Reading, reads: Reads): void {
  const days = rows.map((row) => dayOf(row.get('TRADEDATE')) ?? '');
  const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
  for (const [at, row] of rows.entries()) {
    const raw = Object.fromEntries(row);
    if (days[at] !== last)
      reads.find(raw, { rule: 'skipped', severity: 'note', details: { why: 'earlier_day' } });
    else reads.put(raw, toMember(row, constants.mic) ?? { rule: 'missing_required', severity: 'reject' });
  }
}

function toMember(row: IssRow, mic = 'MISX'): MemberRecord | null {
  const index = textOf(row.get('INDEXID'));
  const ticker = textOf(row.get('SECIDS')) ?? textOf(row.get('TICKER'));
  const weight = decimalOf(row.get('WEIGHT'));
  if (index === undefined || ticker === undefined || weight === undefined) return null;
  return {
    type: 'member',
    index: { mic, ticker: index, providerCode: index, kind: 'index' },
    subject: { mic, ticker, providerCode: ticker },
    weight,
  };
}
