import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ScreenerFeed } from '#engines/screener/screener.server.ts';
import type { ScreenedRow } from '#engines/screener/table.ts';
import type { Database } from '#platform/database/database.server.ts';
import { LISTS, type ListId } from './list-fields.ts';
import { bondSource } from './rows/bonds.server.ts';
import { companySource } from './rows/companies.server.ts';
import { etfSource } from './rows/etfs.server.ts';
import { indexSource } from './rows/indexes.server.ts';
import type { ListSource } from './rows/list-source.server.ts';
import { stockSource } from './rows/stocks.server.ts';

const BATCH = 2_000;

/** Everything that the five lists can be screened by, as the store has it. */
export function createListFeeds(
  database: Database,
  today: () => CalendarDay,
): Readonly<Record<ListId, ScreenerFeed>> {
  const feedOf = <Stored extends { id: number; name: string }, Listed>(
    list: ListId,
    source: ListSource<Stored, Listed>,
  ): ScreenerFeed => ({
    shape: shapeOf(list),
    follows: new Set(source.follows),
    readAll: () => readAll(database, source, today),
  });
  return {
    bonds: feedOf('bonds', bondSource),
    stocks: feedOf('stocks', stockSource),
    indexes: feedOf('indexes', indexSource),
    etf: feedOf('etf', etfSource),
    companies: feedOf('companies', companySource),
  };
}

function shapeOf(list: ListId): ScreenerFeed['shape'] {
  const { facets, columns } = LISTS[list];
  const keysBy = (sortedBy: string) =>
    columns.filter((column) => column.sortedBy === sortedBy).map(({ key }) => key);
  return { facets, numbers: keysBy('number'), codes: keysBy('code') };
}

async function* readAll<Stored extends { id: number; name: string }, Listed>(
  database: Database,
  { find, toScreened }: ListSource<Stored, Listed>,
  today: () => CalendarDay,
): AsyncGenerator<readonly ScreenedRow[]> {
  let last = { name: '', id: 0 };
  for (;;) {
    const rows = await find(database, { kind: 'after', ...last, count: BATCH }, today());
    yield rows.map(toScreened);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = { name: end.name, id: end.id };
  }
}
