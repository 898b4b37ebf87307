import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { textOf } from '../json-value.ts';
import { securityRecords } from './securities.ts';

/** One security: its properties as rows of name and value, and the boards that it was traded on. */
export function readDescription(
  description: readonly IssRow[],
  boards: readonly IssRow[],
  reading: Reading,
  reads: Reads,
): void {
  const row = new Map(
    description.map((each) => [(textOf(each.get('NAME')) ?? '').toUpperCase(), each.get('VALUE')]),
  );
  const primary = boards.find((board) => textOf(board.get('IS_PRIMARY')) === '1') ?? boards[0];
  if (primary) row.set('BOARDID', primary.get('BOARDID'));
  const raw = Object.fromEntries(row);
  const records = securityRecords(row, reading);
  if (records.length > 0) reads.add(raw, records);
  else reads.find(raw, { rule: 'skipped', severity: 'note', details: { why: 'not_a_security' } });
}
