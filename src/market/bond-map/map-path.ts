import {
  ALL_CURRENCIES,
  countFilters,
  EVERY_BOND,
  FIRST_MAP_LOOK,
  type MapSelection,
  RANGES,
} from './map-selection.ts';
import { writeZoom } from './map-zoom.ts';
import { writeOwnPoints } from './own-points.ts';

export const MAP_PATH = '/bonds/map/';

/** The address of a map without its language; what is as usual has no word in it. A map of every bond says so. */
export function mapPath(selection: Partial<MapSelection>): string {
  const query = mapQueryText({ ...EVERY_BOND, ...FIRST_MAP_LOOK, ...selection });
  return query ? `${MAP_PATH}?${query}` : MAP_PATH;
}

/** Commas, semicolons and tildes mean themselves in a query, and an address is also read by people. */
export function mapQueryText(selection: MapSelection): string {
  return fieldsOf(selection)
    .map(([name, value]) => `${name}=${readable(value)}`)
    .join('&');
}

/** The same as a form's hidden fields write it. */
export function fieldsOf(selection: MapSelection): readonly (readonly [string, string])[] {
  const { x, y, group, trend, labels, isLog, sort, day, ranges, zoom } = selection;
  const first = FIRST_MAP_LOOK;
  const fields: (readonly [string, string | null])[] = [
    ['currency', countFilters(selection) === 0 ? ALL_CURRENCIES : selection.currency.join()],
    ['sector', selection.sector.join()],
    ['rating', selection.rating.join()],
    ['kind', selection.kind.join()],
    ['issuer', selection.issuer],
    ...RANGES.flatMap((key) => [
      [`${key}_from`, written(ranges[key].from)] as const,
      [`${key}_to`, written(ranges[key].to)] as const,
    ]),
    ['day', day],
    ['x', x === first.x ? null : x],
    ['y', y === first.y ? null : y],
    ['group', group === first.group ? null : group],
    ['trend', trend === first.trend ? null : trend],
    ['labels', labels === first.labels ? null : labels],
    ['scale', isLog ? 'log' : null],
    ['xscale', selection.isLogX ? 'log' : null],
    ['curves', selection.hasCurves ? 'group' : null],
    ['pick', selection.selected.join()],
    ['hide', selection.hidden.join()],
    ['off', selection.removed.join()],
    ['own', writeOwnPoints(selection.own)],
    ['zoom', zoom && writeZoom(zoom)],
    ['sort', sort && `${sort.direction === 'desc' ? '-' : ''}${sort.key}`],
  ];
  return fields.filter((field): field is readonly [string, string] => Boolean(field[1]));
}

const written = (bound: number | null): string | null => (bound === null ? null : String(bound));

const readable = (value: string): string =>
  encodeURIComponent(value).replace(/%2C|%3B|%7E|%20/g, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );
