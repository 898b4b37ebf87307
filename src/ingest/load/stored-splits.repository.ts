import type pg from 'pg';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { float, int, text } from '#platform/database/columns.server.ts';
import type { KnownSplit } from '../checks/basis.ts';

/** All splits of the store, by instrument: there are few. */
export async function readSplits(client: pg.ClientBase): Promise<Map<number, KnownSplit[]>> {
  const rows = checkRows(
    { instrumentId: int, day: text, ratio: float },
    await client.query(
      `select instrument_id as "instrumentId", day::text as day, ratio::float8 as ratio from split order by 1, 2`,
    ),
  );
  const splits = new Map<number, KnownSplit[]>();
  for (const { instrumentId, day, ratio } of rows)
    splits.set(instrumentId, [...(splits.get(instrumentId) ?? []), { day: toDayNumber(day), ratio }]);
  return splits;
}
