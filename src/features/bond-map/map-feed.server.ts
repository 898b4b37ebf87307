import { ratingBand } from '#domain/ratings/rating-band.ts';
import type { ScreenerFeed } from '#engines/screener/screener.server.ts';
import type { ScreenedRow } from '#engines/screener/table.ts';
import { FACETS, RANGES } from '#market/bond-map/map-selection.ts';
import type { Database } from '#platform/database/database.server.ts';
import { BY_SIZE } from './screen-map.ts';
import { findScreenedBonds, type ScreenedBond } from './screened-bonds.repository.ts';

const BATCH = 5_000;

/** Every active bond that has a price, as the filters of the map see it. */
export const createMapFeed = (database: Database): ScreenerFeed => ({
  shape: { facets: FACETS, numbers: [...RANGES, BY_SIZE], codes: [] },
  follows: new Set(['instrument', 'bond', 'bond_measure', 'rating']),
  readAll: () => readAll(database),
});

async function* readAll(database: Database): AsyncGenerator<readonly ScreenedRow[]> {
  let afterId = 0;
  for (;;) {
    const bonds = await findScreenedBonds(database, { afterId, most: BATCH });
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
