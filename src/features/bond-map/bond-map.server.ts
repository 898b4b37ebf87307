import { languageCurrency } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type RatingBand, ratingBand } from '#domain/ratings/rating-band.ts';
import type { Screener } from '#engines/screener/screener.server.ts';
import { type BondMapData, MOST_ON_MAP } from '#market/bond-map/bond-map.contract.ts';
import { measureOf } from '#market/bond-map/map-axes.ts';
import { mapQueryText } from '#market/bond-map/map-path.ts';
import {
  type Facet,
  hasSealedRange,
  isSealedSort,
  type MapFilters,
  type MapQuery,
  namesBonds,
  parseMapQuery,
  RANGES,
} from '#market/bond-map/map-selection.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import { sealOr, type Unopened } from '#platform/contract/sealed.ts';
import { cachePartsOf, type PartContext } from '#platform/http/cache-parts.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { demand } from '#platform/http/gate.server.ts';
import { type Supplied, service } from '#platform/services/service.ts';
import { findMap, findOfferedIssuers, latestMeasures, type MapFormat } from './bond-map.repository.ts';
import { findPastMap } from './past-map.server.ts';
import { findGrades, type RequestedPast } from './priced-bonds.repository.ts';
import { codesOf, openingCurrency, screenMap } from './screen-map.ts';
import { findBondsOfIssuer } from './screened-bonds.repository.ts';

/** The bonds that the map shows, in memory. */
export const MAP_TABLE = service<Pick<Screener<'bond-map'>, 'read'>>('bond map table');
export const MAP_SERVICES = { tables: MAP_TABLE, ...LEADING_SERVICES };

type MapContext = PartContext & Pick<PageContext, 'parts' | 'viewer'> & Supplied<typeof MAP_SERVICES>;

/** The bonds that an address requests. Whoever may not see values may not find them out by ranges or orders either. */
export async function loadBondMap(context: MapContext, query: MapQuery): Promise<Unopened<BondMapData>> {
  const { database, language, today, valueCache } = context;
  const cached = cachePartsOf(context, {
    of: { kind: 'market', id: 'bond-map' },
    tags: ['content', 'lists'],
  });
  const table = await context.tables.read('bond-map');
  const opensOn = openingCurrency(codesOf(table, 'currency'), languageCurrency(language));
  const selection = {
    ...parseMapQuery(query),
    ...(opensOn && !namesBonds(query) && { currency: [opensOn] }),
  };
  if (hasSealedRange(selection) || isSealedSort(selection.sort)) demand('chart-values', context.viewer);
  const past = selection.day !== null && selection.day < today ? selection.day : null;
  const [bonds, issuers, grades] = await Promise.all([
    selection.issuer === '' ? null : findBondsOfIssuer(database, selection.issuer),
    valueCache.read({ value: 'bond-map-issuers' }, ['content'], findOfferedIssuers),
    past && selection.rating.length > 0
      ? valueCache.read({ value: 'bond-map-grades' }, ['content'], findGrades)
      : [],
  ]);
  const screened = past ? null : screenMap(table, selection, bonds);
  const latest = (format: MapFormat) => {
    const find = async () => {
      // The list may have changed since: what is cached must not be of the old one.
      const { shownIds } = screenMap(await context.tables.read('bond-map'), selection, bonds);
      return findMap(database, latestMeasures(shownIds()), format);
    };
    const chosen = sharedChoice(selection);
    return chosen ? cached('selection', find, { params: [chosen, format.scale] }) : find();
  };
  const read = async (scale: MapFormat['scale']) => {
    const format = { language, scale };
    const found = screened
      ? await latest(format)
      : await findPastMap(
          database,
          { filters: selection, grades: gradesOf(selection.rating, grades), bonds },
          { day: past ?? today, leading: context.leading },
          format,
        );
    const isMore = screened?.isMore ?? found.count > MOST_ON_MAP;
    const hasCells = isMore && scale === 'values';
    const cells = hasCells ? screened?.cellsOf(measureOf(selection.x), measureOf(selection.y)) : null;
    return { columns: new RawJson(found.columns), day: found.day, isMore, cells: cells ?? null };
  };
  const options = (facet: Facet) =>
    codesOf(table, facet)
      .map((id) => ({ id, count: screened?.countOf(facet, id) ?? null }))
      .filter(({ count }) => count !== 0);
  return {
    points: sealOr(
      'chart-values',
      () => read('values'),
      () => read({ x: measureOf(selection.x), y: measureOf(selection.y) }),
    ),
    query: mapQueryText(selection),
    opensOn,
    facets: {
      currency: options('currency'),
      sector: options('sector'),
      rating: options('rating'),
      kind: options('kind'),
      issuers: issuers.map(({ id, name, names }) => ({ id, name: localizedName(name, names, language) })),
    },
    today,
  };
}

/** What many readers choose alike: hardly ever an issuer or a range. Null for anything else. */
function sharedChoice({ issuer, ranges, currency, sector, rating, kind }: MapFilters) {
  if (issuer !== '' || RANGES.some((key) => ranges[key].from !== null || ranges[key].to !== null))
    return null;
  return [currency, sector, rating, kind].map((codes) => codes.toSorted());
}

/** An agency's grades belong to bands; a bond that nobody has rated belongs to `none`. */
function gradesOf(bands: readonly RatingBand[], grades: readonly string[]): RequestedPast['grades'] {
  if (bands.length === 0) return null;
  return {
    among: grades.filter((grade) => bands.includes(ratingBand(grade))),
    orNone: bands.includes('none'),
  };
}
