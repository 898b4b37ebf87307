import type pg from 'pg';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, maybe, text } from '#platform/database/columns.server.ts';

/** The last day whose holdings are known, and how many of them a file of the run has brought. */
export interface HoldingDay {
  readonly day: CalendarDay;
  readonly count: number;
  /** Null: the store. */
  readonly file: number | null;
}

/** A row of the stored list of a fund. */
export interface StoredHolding {
  readonly position: number;
  readonly instrumentId: number | null;
  readonly name: string | null;
  readonly asOf: CalendarDay;
}

/** By fund. */
export async function readHoldingDays(client: pg.ClientBase): Promise<Map<number, HoldingDay>> {
  const rows = checkRows(
    { id: int, day: text },
    await client.query(`select etf_id as id, max(as_of)::text as day from etf_holding group by etf_id`),
  );
  return new Map(rows.map(({ id, day }) => [id, { day, count: 0, file: null }]));
}

/** By fund: what corrected rows of a list complete. */
export async function readStoredHoldings(client: pg.ClientBase): Promise<Map<number, StoredHolding[]>> {
  const rows = checkRows(
    { id: int, position: int, instrumentId: maybe(int), name: maybe(text), asOf: text },
    await client.query(
      `select etf_id as id, position, instrument_id as "instrumentId", name, as_of::text as "asOf" from etf_holding order by etf_id, position`,
    ),
  );
  return Map.groupBy(rows, ({ id }) => id);
}
