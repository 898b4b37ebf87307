import { z } from 'zod';
import { RATING_BANDS } from '#domain/ratings/rating-band.ts';
import { raw } from '#platform/contract/raw-json.ts';
import { standsIn } from '#platform/contract/sealed.ts';
import { X_AXES, Y_AXES } from './map-axes.ts';
import { COUPON_KINDS, GROUPINGS, LABELLINGS, RANGES, SECTORS } from './map-selection.ts';

/** The largest issues, where more would match. */
export const MOST_ON_MAP = 5_000;

/** Whatever an address says: what makes no sense is left out. Boxes of a form without script come one by one. */
const words = z
  .union([
    z.string().max(600),
    z
      .array(z.string().max(100))
      .max(60)
      .transform((all) => all.join()),
  ])
  .optional()
  .catch(undefined)
  .meta({ type: 'string' });
const long = z.string().max(4_000).optional().catch(undefined);

const ranges = Object.fromEntries(
  RANGES.flatMap((key) => [`${key}_from`, `${key}_to`]).map((name) => [name, words]),
) as Record<`${(typeof RANGES)[number]}_${'from' | 'to'}`, typeof words>;

export const mapFilterQuery = {
  currency: words.describe(
    'ISO 4217 codes, separated by commas; `all`; without any filter the map opens on one currency',
  ),
  sector: words.describe(SECTORS.join(', ')),
  rating: words.describe(RATING_BANDS.join(', ')),
  kind: words.describe(COUPON_KINDS.join(', ')),
  issuer: words.describe('the string id of an issuer, or part of its name'),
  ...ranges,
  day: words.describe('date of prices; the latest if omitted'),
  x: words.describe(X_AXES.join(', ')),
  y: words.describe(Y_AXES.join(', ')),
};

export const mapQuery = {
  ...mapFilterQuery,
  group: words.describe(`colour by: ${GROUPINGS.join(', ')}`),
  trend: words.describe('linear, logarithmic, exponential'),
  labels: words.describe(LABELLINGS.join(', ')),
  scale: words.describe('log: the Y axis is logarithmic'),
  xscale: words.describe('log: the X axis is logarithmic'),
  curves: words.describe('group: a line is fitted through the bonds of each colour'),
  pick: words.describe('ids of bonds selected to be compared'),
  hide: words.describe('hidden groups'),
  off: long.describe('ids of bonds removed from the map'),
  own: long.describe('custom points: name~duration~yield, separated by semicolons'),
  zoom: words.describe('visible area: left, right, bottom and top as fractions from 0 to 1'),
  sort: words.describe('sort column of the table; a leading minus reverses the order'),
};

const figures = z.array(z.number().nullable());

/** One entry for each bond in every column, the largest issue first. */
const columns = z.object({
  id: z.array(z.number()),
  key: z.array(z.string()).describe('string ids, as in bond addresses'),
  name: z.array(z.string()),
  issuer: z.array(z.number()),
  currency: z.array(z.string()),
  sector: z.array(z.enum(SECTORS)),
  kind: z.array(z.enum(COUPON_KINDS)),
  grade: z.array(z.string().nullable()).describe('latest issue rating, or issuer rating if there is none'),
  matures: z.array(z.string().nullable()),
  issuers: z.record(z.string(), z.string()).describe('names for the numbers in `issuer`'),
  values: z
    .object({
      duration: figures,
      modified: figures,
      years: figures,
      yield: figures,
      spread: figures,
      z_spread: figures,
      price: figures,
    })
    .nullable()
    .describe('years, percent, basis points'),
  shape: z
    .object({ x: figures, y: figures })
    .nullable()
    .describe('instead of values: positions from 0 to 1 along the requested axes'),
});

export type MapColumns = z.output<typeof columns>;

/** So many bonds in a cell, whose left and lower edges stand in `x` and `y`. */
const cells = z.object({
  width: z.number(),
  height: z.number(),
  x: z.array(z.number()),
  y: z.array(z.number()),
  count: z.array(z.number()),
});
export type MapCells = z.output<typeof cells>;

const option = z.object({
  id: z.string(),
  count: z.number().nullable().describe('number of bonds under all other filters; null for a past date'),
});

export const bondMap = z.object({
  points: standsIn(
    'chart-values',
    z.object({
      columns: raw(columns),
      day: z.string().nullable().meta({ format: 'date' }).describe('latest price date on the map'),
      isMore: z.boolean().describe(`more than ${MOST_ON_MAP} bonds match: the largest issues are shown`),
      cells: cells
        .nullable()
        .describe(
          'where more match: number of bonds by position along the requested axes; null without values',
        ),
    }),
  ),
  query: z.string().describe('the request in normalised form'),
  opensOn: z.string().nullable().describe('currency of a map that is requested without a filter'),
  facets: z.object({
    currency: z.array(option),
    sector: z.array(option),
    rating: z.array(option),
    kind: z.array(option),
    issuers: z.array(z.object({ id: z.string(), name: z.string() })).describe('issuers with the most bonds'),
  }),
  today: z.string().meta({ format: 'date' }),
});

export type BondMapData = z.output<typeof bondMap>;
