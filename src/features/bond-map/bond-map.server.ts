import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { RATING_BANDS, type RatingBand, ratingBand } from '#domain/ratings/rating-band.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { demand } from '#foundation/web/gate.server.ts';
import { RawJson } from '#foundation/web/raw-json.ts';
import { sealOr, type Unopened } from '#foundation/web/sealed.ts';
import { type BondMapData, type MapFacets, MOST_ON_MAP } from './bond-map.contract.ts';
import { type AskedMap, type FoundFacets, findFacets, findMap } from './bond-map.repository.ts';
import { measureOf } from './map-axes.ts';
import { mapQueryText } from './map-path.ts';
import {
  COUPON_KINDS,
  hasSealedRange,
  isSealedSort,
  type MapQuery,
  parseMapQuery,
  SECTORS,
} from './map-selection.ts';
import { findPastMap } from './past-map.server.ts';

type MapContext = Pick<PageContext, 'database' | 'kept' | 'language' | 'viewer' | 'today'>;

/** The bonds that an address asks for. Whoever may not see values may not find them out by ranges or orders either. */
export async function loadBondMap(context: MapContext, query: MapQuery): Promise<Unopened<BondMapData>> {
  const selection = parseMapQuery(query);
  if (hasSealedRange(selection) || isSealedSort(selection.sort)) demand('chart-values', context.viewer);
  const { database, language, today } = context;
  const found = await context.kept.read('bond-map-facets', findFacets);
  const asked = { filters: selection, grades: gradesOf(selection.rating, found), language };
  const shape = { x: measureOf(selection.x), y: measureOf(selection.y) };
  const past = selection.day !== null && selection.day < today ? selection.day : null;
  const read = async (scale: AskedMap['scale']) => {
    const wanted = { ...asked, scale };
    const { columns, day, count } = past
      ? await findPastMap(database, wanted, past)
      : await findMap(database, wanted);
    return { columns: new RawJson(columns), day, isMore: count > MOST_ON_MAP };
  };
  return {
    points: sealOr(
      'chart-values',
      () => read('values'),
      () => read(shape),
    ),
    query: mapQueryText(selection),
    facets: toFacets(found, language),
    today,
  };
}

/** An agency's grades belong to bands; a bond that nobody has rated belongs to `none`. */
function gradesOf(bands: readonly RatingBand[], { grades }: FoundFacets): AskedMap['grades'] {
  if (bands.length === 0) return null;
  const among = grades.flatMap(({ id }) => (id !== null && bands.includes(ratingBand(id)) ? [id] : []));
  return { among, orNone: bands.includes('none') };
}

/** In the order in which people think of them; currencies and issuers by how many bonds they have. */
function toFacets(found: FoundFacets, language: Language): MapFacets {
  const bands = found.grades.map(({ id, count }) => ({ id: ratingBand(id), count }));
  const total = (among: readonly { id: string; count: number }[]) => (id: string) => ({
    id,
    count: among.reduce((sum, each) => sum + (each.id === id ? each.count : 0), 0),
  });
  const isThere = ({ count }: { count: number }) => count > 0;
  return {
    currency: [...found.currencies],
    sector: SECTORS.map(total(found.sectors)).filter(isThere),
    rating: RATING_BANDS.map(total(bands)).filter(isThere),
    kind: COUPON_KINDS.map(total(found.kinds)).filter(isThere),
    issuers: found.issuers.map(({ id, name, names, count }) => ({
      id,
      name: localizedName(name, names, language),
      count,
    })),
  };
}
