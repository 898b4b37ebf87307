import { RATING_BANDS } from '#domain/ratings/rating-band.ts';
import { findPage } from '#engines/screener/find-page.ts';
import { forEachRow } from '#engines/screener/row-set.ts';
import { type Screened, screenOnce } from '#engines/screener/screen.ts';
import type { Table } from '#engines/screener/table.ts';
import { type MapCells, MOST_ON_MAP } from '#market/bond-map/bond-map.contract.ts';
import type { Measure } from '#market/bond-map/map-axes.ts';
import {
  COUPON_KINDS,
  FACETS,
  type Facet,
  type MapFilters,
  RANGES,
  SECTORS,
} from '#market/bond-map/map-selection.ts';
import { countCells } from './count-cells.ts';

/** The order in which bonds are kept where there are too many. */
export const BY_SIZE = 'size';

export interface ScreenedMap {
  /** Of the bonds that are shown. */
  readonly shownIds: () => readonly number[];
  readonly isMore: boolean;
  /** How many lie where; null where each has a dot of its own. */
  readonly cellsOf: (x: Measure, y: Measure) => MapCells | null;
  /** How many bonds a choice has under all other filters. */
  readonly countOf: (facet: Facet, code: string) => number;
}

/** What filters leave of the market. `bonds`: only these, where an issuer is requested. */
export function screenMap(table: Table, filters: MapFilters, bonds: readonly number[] | null): ScreenedMap {
  const { currency, sector, rating, kind, ranges } = filters;
  const requested = RANGES.filter((key) => ranges[key].from !== null || ranges[key].to !== null);
  const screened = screenOnce(table, {
    facets: { currency, sector, rating, kind },
    ranges: Object.fromEntries(requested.map((key) => [key, ranges[key]])),
    ids: bonds,
  });
  const counts = new Map(FACETS.map((facet) => [facet, countsOf(table, screened, facet)]));
  const isMore = screened.total > MOST_ON_MAP;
  return {
    shownIds: () => shownIds(table, screened),
    isMore,
    cellsOf: (x, y) => (isMore ? countCells(table, screened.passing, { x, y }) : null),
    countOf: (facet, code) => counts.get(facet)?.get(code) ?? 0,
  };
}

/** Few are read as they stand: to scan all others for an order would cost what the market costs. */
function shownIds(table: Table, { passing, total }: Screened): readonly number[] {
  if (total > MOST_ON_MAP || !passing) {
    const sorting = { order: table.orders.get(BY_SIZE) ?? null, isDescending: true };
    return findPage(table, { passing, sorting, step: { kind: 'first' }, count: MOST_ON_MAP }).ids;
  }
  const ids: number[] = [];
  forEachRow(passing, (row) => ids.push(table.ids[row] ?? 0));
  return ids;
}

const countsOf = (table: Table, { counts }: Screened, facet: Facet): ReadonlyMap<string, number> =>
  new Map((table.facets.get(facet) ?? []).map(({ code }, at) => [code, counts.get(facet)?.[at] ?? 0]));

const OWN_ORDER: Readonly<Record<Exclude<Facet, 'currency'>, readonly string[]>> = {
  sector: SECTORS,
  rating: RATING_BANDS,
  kind: COUPON_KINDS,
};

/** In the order in which people think of them; currencies by how many bonds they have, whatever else is asked. */
export function codesOf(table: Table, facet: Facet): readonly string[] {
  const values = table.facets.get(facet) ?? [];
  if (facet === 'currency')
    return values.toSorted((one, other) => other.count - one.count).map(({ code }) => code);
  return OWN_ORDER[facet].filter((code) => values.some((value) => value.code === code));
}

/** Yields of several currencies share no axis: a map opens on the reader's own currency or, where no bond has it, the most frequent. */
export const openingCurrency = (byCount: readonly string[], own: string | null): string | null =>
  byCount.find((code) => code === own) ?? byCount[0] ?? null;
