import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { type DemoMarket, inventMarket } from './demo-market.ts';
import { actionTables } from './tables/action-tables.ts';
import { bondTables } from './tables/bond-tables.ts';
import { holdingTable } from './tables/holding-table.ts';
import { indexTables } from './tables/index-tables.ts';
import { instrumentTables } from './tables/instrument-tables.ts';
import { referenceTables } from './tables/reference-tables.ts';
import { tradingTables } from './tables/trading-tables.ts';

// Writes 1.4 million rows: too many for the quick run.

const FRIDAY = toDayNumber('2026-03-06');
const NOW = new Date('2026-03-08T09:00:00Z');

test('the same seed and the same last trading day give the same rows, whatever the day of the weekend', () => {
  const sunday = inventMarket('test', FRIDAY + 2, 'small');
  expect(fingerprint(sunday)).toBe(fingerprint(inventMarket('test', FRIDAY, 'small')));
});

function fingerprint(it: DemoMarket): string {
  const hash = createHash('sha256');
  const plans = [
    ...referenceTables(it, ({ length }) => length, 1),
    ...instrumentTables(it, 1),
    ...indexTables(it, 1),
    ...tradingTables(it, 1, NOW),
    ...actionTables(it, 1),
    ...bondTables(it, 1),
    holdingTable(it, 1),
  ];
  for (const { table, lines, total } of plans) {
    let count = 0;
    for (const line of lines) {
      hash.update(line);
      count++;
    }
    expect({ table, announced: total }).toEqual({ table, announced: count });
  }
  return hash.digest('hex');
}
