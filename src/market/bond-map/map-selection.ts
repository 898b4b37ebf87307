import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import { RATING_BANDS, type RatingBand } from '#domain/ratings/rating-band.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { TREND_KINDS, type TrendChoice } from '#domain/trends/trend.ts';
import { X_AXES, type XAxis, Y_AXES, type YAxis } from './map-axes.ts';
import { type MapZoom, parseZoom } from './map-zoom.ts';
import { type OwnPoint, parseOwnPoints } from './own-points.ts';

export const SECTORS = ['government', 'municipal', 'bank', 'corporate'] as const;
export const COUPON_KINDS = ['fixed', 'floating', 'zero', 'indexed'] as const;
export const GROUPINGS = ['currency', 'sector', 'rating', 'issuer'] as const;
export const LABELLINGS = ['free', 'none', 'all'] as const;
export type Sector = (typeof SECTORS)[number];
export type CouponKind = (typeof COUPON_KINDS)[number];
export type Grouping = (typeof GROUPINGS)[number];
export type Labelling = (typeof LABELLINGS)[number];

/** What is chosen by boxes. */
export const FACETS = ['currency', 'sector', 'rating', 'kind'] as const;
export type Facet = (typeof FACETS)[number];

/** Years to maturity stand in the prospectus; the other three follow from a price. */
export const SEALED_RANGES = ['yield', 'duration', 'price'] as const;
export const RANGES = [...SEALED_RANGES, 'years'] as const;
export type RangeKey = (typeof RANGES)[number];

export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Which bonds are on the map. Each list: any of these, and empty means all. */
export interface MapFilters {
  readonly currency: readonly string[];
  readonly sector: readonly Sector[];
  readonly rating: readonly RatingBand[];
  readonly kind: readonly CouponKind[];
  /** The string id of an issuer, or part of its name. */
  readonly issuer: string;
  readonly ranges: Readonly<Record<RangeKey, Range>>;
  /** Null: the latest prices. */
  readonly day: string | null;
}

/** How they are shown. */
export interface MapLook {
  readonly x: XAxis;
  readonly y: YAxis;
  readonly group: Grouping;
  readonly trend: TrendChoice;
  readonly labels: Labelling;
  /** Whether the Y axis is logarithmic. */
  readonly isLog: boolean;
  readonly isLogX: boolean;
  /** Whether a line is fitted through the bonds of each colour. */
  readonly hasCurves: boolean;
  /** Ids of bonds that are selected to be compared. */
  readonly selected: readonly number[];
  readonly hidden: readonly string[];
  /** In the order in which they were taken off the map. */
  readonly removed: readonly number[];
  readonly own: readonly OwnPoint[];
  readonly sort: MapSort | null;
  /** Null: all of it. */
  readonly zoom: MapZoom | null;
}

export const SORTS = ['name', 'currency', 'sector', 'rating', 'matures'] as const;
export const SEALED_SORTS = [
  'duration',
  'modified',
  'years',
  'yield',
  'spread',
  'z_spread',
  'price',
  'residual',
] as const;
export type SortKey = (typeof SORTS)[number] | (typeof SEALED_SORTS)[number];

export interface MapSort {
  readonly key: SortKey;
  readonly direction: 'asc' | 'desc';
}

export interface MapSelection extends MapFilters, MapLook {}

const ANY: Range = { from: null, to: null };

export const EVERY_BOND: MapFilters = {
  currency: [],
  sector: [],
  rating: [],
  kind: [],
  issuer: '',
  ranges: { yield: ANY, duration: ANY, price: ANY, years: ANY },
  day: null,
};

export const FIRST_MAP_LOOK: MapLook = {
  x: 'duration',
  y: 'yield',
  group: 'currency',
  trend: 'not_selected',
  labels: 'free',
  isLog: false,
  isLogX: false,
  hasCurves: false,
  selected: [],
  hidden: [],
  removed: [],
  own: [],
  sort: null,
  zoom: null,
};

export type MapQuery = Readonly<Record<string, string | undefined>>;

const MOST_REMOVED = 500;
const MOST_SELECTED = 100;
const MOST_HIDDEN = 60;
const NUMBER = /^[-−]?\d{1,6}([.,]\d{1,6})?$/;

/** `currency=all`: every currency, where an address without a filter would open on one. */
export const ALL_CURRENCIES = 'all';

/** What makes no sense in an address is left out of it. */
export function parseMapQuery(query: MapQuery): MapSelection {
  const { currency, sector, rating, kind, issuer = '', day = '', off = '', own = '', hide = '' } = query;
  const bounds = (key: RangeKey) => ({
    from: toNumber(query[`${key}_from`]),
    to: toNumber(query[`${key}_to`]),
  });
  return {
    currency: wordsOf(currency).filter((code) => /^[A-Z]{3}$/.test(code)),
    sector: knownOf(sector, SECTORS),
    rating: knownOf(rating, RATING_BANDS),
    kind: knownOf(kind, COUPON_KINDS),
    issuer: cleanTerm(issuer),
    ranges: {
      yield: bounds('yield'),
      duration: bounds('duration'),
      price: bounds('price'),
      years: bounds('years'),
    },
    day: parseWrittenDay(day),
    x: X_AXES.find((axis) => axis === query.x) ?? FIRST_MAP_LOOK.x,
    y: Y_AXES.find((axis) => axis === query.y) ?? FIRST_MAP_LOOK.y,
    group: GROUPINGS.find((group) => group === query.group) ?? FIRST_MAP_LOOK.group,
    trend: TREND_KINDS.find((trend) => trend === query.trend) ?? FIRST_MAP_LOOK.trend,
    labels: LABELLINGS.find((labels) => labels === query.labels) ?? FIRST_MAP_LOOK.labels,
    isLog: query.scale === 'log',
    isLogX: query.xscale === 'log',
    hasCurves: query.curves === 'group',
    selected: idsOf(query.pick, MOST_SELECTED),
    hidden: wordsOf(hide)
      .filter((group) => /^[A-Za-z0-9]{1,12}$/.test(group))
      .slice(0, MOST_HIDDEN),
    removed: idsOf(off, MOST_REMOVED),
    own: parseOwnPoints(own),
    sort: parseSort(query.sort),
    zoom: parseZoom(query.zoom),
  };
}

export const readMapText = (query: string): MapSelection =>
  parseMapQuery(Object.fromEntries(new URLSearchParams(query)));

/** Whether an address says which bonds it means: currencies, all of them, or any other filter. */
export const namesBonds = (query: MapQuery): boolean =>
  wordsOf(query.currency).includes(ALL_CURRENCIES) || countFilters(parseMapQuery(query)) > 0;

export const hasSealedRange = ({ ranges }: Pick<MapFilters, 'ranges'>): boolean =>
  SEALED_RANGES.some((key) => ranges[key].from !== null || ranges[key].to !== null);

export const isSealedSort = (sort: MapSort | null): boolean => SEALED_SORTS.some((key) => key === sort?.key);

/** How many kinds of filter are set: what a closed panel of filters says of itself. */
export function countFilters({ currency, sector, rating, kind, issuer, ranges }: MapFilters): number {
  const lists = [currency, sector, rating, kind, issuer].filter(({ length }) => length > 0).length;
  return lists + RANGES.filter((key) => ranges[key].from !== null || ranges[key].to !== null).length;
}

function parseSort(text = ''): MapSort | null {
  const key = [...SORTS, ...SEALED_SORTS].find((each) => each === text.replace(/^-/, ''));
  return key ? { key, direction: text.startsWith('-') ? 'desc' : 'asc' } : null;
}

const wordsOf = (text = ''): string[] => [...new Set(text.split(',', 600))].filter((word) => word !== '');

const idsOf = (text: string | undefined, most: number): number[] =>
  wordsOf(text)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
    .slice(0, most);

const knownOf = <Word extends string>(text: string | undefined, known: readonly Word[]): Word[] => {
  const requested = wordsOf(text);
  return known.filter((word) => requested.includes(word));
};

/** Both decimal marks: a form without script sends what was typed. */
export function toNumber(text = ''): number | null {
  const plain = text.trim();
  return NUMBER.test(plain) ? Number(plain.replace('−', '-').replace(',', '.')) : null;
}
