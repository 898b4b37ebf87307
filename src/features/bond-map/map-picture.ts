import { mapQueryText } from '#market/bond-map/map-path.ts';
import { EVERY_BOND, FIRST_MAP_LOOK, type MapSelection } from '#market/bond-map/map-selection.ts';

/** What of a map's address a picture for everyone reads: nothing that follows from a price, nothing that somebody typed. */
export const PICTURED = [
  'currency',
  'sector',
  'rating',
  'kind',
  'years_from',
  'years_to',
  'day',
  'x',
  'y',
  'group',
  'zoom',
] as const;

export function pictureQuery(selection: MapSelection): string {
  const { currency, sector, rating, kind, day, x, y, group, ranges, zoom } = selection;
  return mapQueryText({
    ...EVERY_BOND,
    ...FIRST_MAP_LOOK,
    currency,
    sector,
    rating,
    kind,
    day,
    x,
    y,
    group,
    zoom,
    ranges: { ...EVERY_BOND.ranges, years: ranges.years },
  });
}
