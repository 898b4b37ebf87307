import { verdictOn } from '#domain/access/capabilities.ts';
import type { Viewer } from '#domain/access/viewer.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { DaySpan } from '#domain/calendar/longest-span.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { findBondQuote } from '#market/bonds/bond-quote.repository.ts';
import { findBondPrices } from '#market/bonds/measures/bond-prices.repository.ts';
import { findYieldSeries } from '#market/bonds/measures/yield-series.server.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import type { ChartBlockData } from '#market/prices/chart-feed.contract.ts';
import { toPeriodSpan, toSpan } from '#market/prices/requested-days.ts';
import { type Scale, sealScaled, toFirstChart } from '#market/prices/scale.ts';
import { shapeWindow } from '#market/prices/shape.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { demand } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';
import { BOND_FIELDS, type BondField, readBondChart } from './bond-chart.contract.ts';
import { findNamedBond } from './bond-chart.repository.ts';
import { type DayValue, shapeOf } from './bond-series.ts';
import type english from './labels/eng.json';

type RequestedDays = Input<typeof readBondChart>['body'];
type FeedContext = Pick<PageContext, 'database' | 'language' | 'numbers' | 'labels' | 'today' | 'viewer'> &
  Supplied<typeof LEADING_SERVICES>;

/** Values of days come once a day, and their coming is announced. */
const CACHE_MS = 60_000;

export const serveBondChart = handleCached(
  readBondChart,
  LEADING_SERVICES,
  { cacheFor: () => CACHE_MS },
  async ({ params, body }, context) => {
    dependsOnlyOn('reference', 'rates', `instrument:${params.id}`, `prices:instrument:${params.id}`);
    return loadBondChart(context, params, body);
  },
);

interface Subject {
  readonly id: number;
  readonly field: BondField;
}

/** What the chart block of a bond shows. */
const loadBondChart = (context: FeedContext, subject: Subject, requested: RequestedDays) =>
  sealScaled('chart-values', (scale) => readFeed(context, subject, requested, scale));

/** Whoever may not see values is shown the shape of the price alone: those of price and yield together give both away. */
export const fieldsFor = (viewer: Viewer): readonly BondField[] =>
  verdictOn('chart-values', viewer) === 'allowed' ? BOND_FIELDS : ['price'];

/** The same for a page, where the points stand in the series alone. */
export const loadFirstBondChart = (context: FeedContext, subject: Subject, requested: RequestedDays) =>
  sealScaled('chart-values', (scale) => toFirstChart(readFeed(context, subject, requested, scale)));

async function readFeed(
  context: FeedContext,
  { id, field }: Subject,
  { periodId, beginDate, endDate }: RequestedDays,
  scale: Scale,
): Promise<Unopened<ChartBlockData>> {
  const { database, language, labels, today, leading } = context;
  if (!fieldsFor(context.viewer).includes(field)) demand('chart-values', context.viewer);
  const [named, quote] = await Promise.all([findNamedBond(database, id), findBondQuote(database, id)]);
  if (!named) throw new Refusal('not_found');
  const span =
    periodId === null ? toSpan(beginDate, endDate, today) : toPeriodSpan(periodId, quote?.day ?? today);
  const read = scale === 'values' ? span : shapeWindow(span, today);
  const found = quote
    ? await findValues(database, { bondId: id, listingId: quote.listingId }, { field, span: read, leading })
    : [];
  const values = (scale === 'values' ? found : shapeOf(found)).filter(
    ({ day }) => day >= span.from && day <= span.to,
  );
  const t = labels.translator(['bond-chart'], language).of<keyof typeof english>('bond-chart');
  const data = toPoints(values, scale, context);
  return {
    data,
    series: [
      {
        id: named.id,
        tgId: quote?.venueId ?? null,
        model: 'bond',
        name: `${localizedName(named.name, named.names, language)}: ${t(field)}`,
        tgName: quote && localizedName(quote.venueCode, quote.venueNames, language),
        date: values.at(-1)?.day ?? null,
        field,
        data,
      },
    ],
    graph_type: 'line',
    measure: scale === 'values' ? t(`unit_${field}`) : null,
  };
}

/** Ten years of days, and some more. */
const MOST_DAYS = 4_000;

async function findValues(
  database: Database,
  { bondId, listingId }: { bondId: number; listingId: number },
  { field, span, leading }: { field: BondField; span: DaySpan; leading: NamedEnd },
): Promise<DayValue[]> {
  const requested = { ...span, most: MOST_DAYS, listingId };
  if (field === 'price') {
    const { days } = await findBondPrices(database, bondId, requested);
    return days.map(({ day, price }) => ({ day, value: price }));
  }
  const days = await findYieldSeries(database, bondId, { ...requested, leading });
  return days.flatMap(({ day, [field]: value }) => (value === null ? [] : [{ day, value }]));
}

const FOUR_DECIMALS = 10_000;

function toPoints(
  values: readonly DayValue[],
  scale: Scale,
  { language, numbers }: Pick<FeedContext, 'language' | 'numbers'>,
): RawJson {
  const format = formatOf(language, numbers);
  const points = values.map(({ day, value }) => ({
    date: day,
    'date.numeric': toUnixSeconds(day),
    value: Math.round(value * FOUR_DECIMALS) / FOUR_DECIMALS,
    valueFmt: scale === 'values' ? format.number(value, 2) : '',
  }));
  return new RawJson(JSON.stringify(points));
}
