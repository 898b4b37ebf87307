import { ratingBand } from '#domain/ratings/rating-band.ts';
import { type Patch, placeById } from '#engines/screener/move-rows.ts';
import type { Changed, ScreenerFeed } from '#engines/screener/screener.server.ts';
import type { ScreenedRow, Table } from '#engines/screener/table.ts';
import { MEASURES } from '#market/bond-map/map-axes.ts';
import { FACETS } from '#market/bond-map/map-selection.ts';
import { findAffected } from '#market/lists/rows/affected.repository.ts';
import { changedSubjects, type FollowedTables } from '#market/lists/rows/changed-subjects.ts';
import type { Database } from '#platform/database/database.server.ts';
import { BY_SIZE } from './screen-map.ts';
import { findScreenedBonds, type ScreenedBond } from './screened-bonds.repository.ts';

const BATCH = 5_000;
/** Where more have changed, the map is read anew. */
const MOST_CHANGED = 5_000;

const FOLLOWS: FollowedTables = {
  instrument: 'instrument',
  bond: 'instrument',
  bond_measure: 'prices',
  rating: 'issuer',
};

/** Every active bond that has a price, as the filters of the map see it. */
export const createMapFeed = (database: Database): ScreenerFeed => ({
  shape: { facets: FACETS, numbers: [...MEASURES, BY_SIZE], codes: [] },
  follows: new Set(Object.keys(FOLLOWS)),
  readAll: () => readAll(database),
  readChanged: (changed, table) => readChanged(database, changed, table),
});

async function readChanged(database: Database, changed: Changed, table: Table): Promise<Patch | null> {
  const subjects = changedSubjects(FOLLOWS, changed);
  const ids = subjects && (await findAffected(database, 'bond', subjects, MOST_CHANGED));
  if (!ids || ids.length > MOST_CHANGED) return null;
  if (ids.length === 0) return { ids, rows: [] };
  const bonds = await findScreenedBonds(database, { kind: 'ids', ids });
  return { ids, rows: placeById(table, new Set(ids), bonds.map(toRow)) };
}

async function* readAll(database: Database): AsyncGenerator<readonly ScreenedRow[]> {
  let afterId = 0;
  for (;;) {
    const bonds = await findScreenedBonds(database, { kind: 'after', id: afterId, most: BATCH });
    yield bonds.map(toRow);
    const last = bonds.at(-1);
    if (bonds.length < BATCH || !last) return;
    afterId = last.id;
  }
}

const toRow = ({ id, currency, sector, kind, grade, ...numbers }: ScreenedBond): ScreenedRow => ({
  id,
  facets: { currency, sector, kind, rating: ratingBand(grade) },
  numbers: { ...numbers },
  codes: {},
});
