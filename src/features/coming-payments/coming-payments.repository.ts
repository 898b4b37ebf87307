import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { bool, float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const positionRow = {
  instrumentId: int,
  kind: instrumentKind,
  stringId: text,
  name: text,
  names: json<NameTable>(),
  ticker: maybe(text),
  currency: text,
  /** Matured, or in default: nothing more is promised. */
  isOver: bool,
  /** On all venues together, as splits have made it; null where none is reported. */
  quantity: maybe(float),
};
export type Position = RowOf<typeof positionRow>;

export async function findPositions(
  database: Database,
  userId: number,
  today: CalendarDay,
): Promise<Position[]> {
  return query(positionRow)`
    select instrument.id as "instrumentId", kind, string_id as "stringId", name, names, ticker, currency,
           status in ('matured', 'defaulted') as "isOver",
           round(sum(quantity * split_factor(instrument.id, quantity_as_of, ${today})), 6)::float8 as quantity
      from watchlist_item join instrument on instrument.id = instrument_id
     where user_id = ${userId}
     group by instrument.id`.all(database);
}
