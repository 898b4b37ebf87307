import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Patch } from '#engines/screener/move-rows.ts';
import type { Changed, ScreenerFeed } from '#engines/screener/screener.server.ts';
import type { ScreenedRow, Table } from '#engines/screener/table.ts';
import type { Database } from '#platform/database/database.server.ts';
import { LISTS, type ListId } from './list-fields.ts';
import { findAffected, findRowsBefore, isWholeSearch } from './rows/affected.repository.ts';
import { bondSource } from './rows/bonds.server.ts';
import { changedSubjects } from './rows/changed-subjects.ts';
import { companySource } from './rows/companies.server.ts';
import { etfSource } from './rows/etfs.server.ts';
import { indexSource } from './rows/indexes.server.ts';
import type { ListSource } from './rows/list-source.server.ts';
import { stockSource } from './rows/stocks.server.ts';

const BATCH = 2_000;
/** Where more have changed, the list is read anew. */
const MOST_CHANGED = 5_000;

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
    follows: new Set(Object.keys(source.follows)),
    readAll: () => readAll(database, source, today),
    readChanged: (changed, table) => readChanged(database, source, { changed, table, today: today() }),
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

async function readChanged<Stored extends { id: number; name: string }, Listed>(
  database: Database,
  { named, follows, find, toScreened }: ListSource<Stored, Listed>,
  { changed, table, today }: { changed: Changed; table: Table; today: CalendarDay },
): Promise<Patch | null> {
  const subjects = changedSubjects(follows, changed);
  const ids = subjects && (await findAffected(database, named, subjects, MOST_CHANGED));
  if (!ids || ids.length > MOST_CHANGED) return null;
  if (ids.length === 0) return { ids, rows: [] };
  const [rows, before] = [
    await find(database, { kind: 'ids', ids }, today),
    await findRowsBefore(database, named, ids),
  ];
  const placed = rows.map((row) => {
    const candidates = before.get(row.id) ?? [];
    // What the list does not have was not followed yet, or is no row of it.
    const after = candidates.find((id) => table.rowOf.find(id) !== null) ?? null;
    const isPlaced = before.has(row.id) && (after !== null || isWholeSearch(candidates));
    return isPlaced ? { row: toScreened(row), after } : null;
  });
  return placed.includes(null) ? null : { ids, rows: placed.filter((row) => row !== null) };
}
