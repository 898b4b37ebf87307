import { type ChartState, isComparing } from '#market/trading-chart/chart-state.ts';
import { shownName } from '#market/trading-chart/comparing.ts';
import type { TradingField, TradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { TURNOVER } from '#market/trading-chart/trading-chart.wire.ts';
import { type AlignedPoints, alignPoints, type Points } from '#ui/chart/align-points.ts';
import { changeFromFirst } from '#ui/chart/change-from-first.ts';
import type { Chart, Flag, Pane, Series, TimeAxis, ValueAxis } from '#ui/chart/chart.ts';
import { priceDecimals } from './price-decimals.ts';

export interface SeriesWords {
  /** Of the share itself where it is compared. */
  readonly name: string;
  readonly last: string;
  readonly price: string;
  readonly turnover: string;
  /** Of a compared share whose prices are in another currency than those of the others. */
  readonly inCurrency: (name: string, currency: string) => string;
}

type Drawn = Pick<ChartState, 'subject' | 'type' | 'compared' | 'series' | 'indexes'>;

const DAY_MS = 86_400_000;
/** The upper pane has the prices, the lower one what was traded. */
const SHARES = { price: 4, turnover: 1 };

/** What is shown of the share, or null where nothing can be. */
export function toChart(drawn: Drawn, words: SeriesWords, flags: readonly Flag[]): Chart | null {
  const own = drawn.series.filter(({ stockId, tgId }) => isOwn(drawn, stockId, tgId));
  if (!own.some(({ data }) => data.some(([, value]) => value !== null))) return null;
  if (isComparing(drawn)) return comparedChart(drawn, words);
  return drawn.type === 'extended' ? extendedChart(own, words, flags) : simpleChart(own, words, flags);
}

function simpleChart(own: readonly TradingSeries[], words: SeriesWords, flags: readonly Flag[]): Chart {
  const aligned = alignPoints(own.map(({ data }) => data));
  const price = valuesOf(own, aligned, 'last_price.numeric');
  const hidesValues = isShape(own);
  const line = {
    kind: 'line',
    id: 'price',
    name: words.last,
    axis: 'price',
    tone: 1,
    values: price,
    hasArea: true,
    ...baseOf(own),
  } as const;
  return withPanes(own, aligned, pricePane(line, [price], hidesValues), words, flags);
}

function extendedChart(own: readonly TradingSeries[], words: SeriesWords, flags: readonly Flag[]): Chart {
  const aligned = alignPoints(own.map(({ data }) => data));
  const values = (field: TradingField) => valuesOf(own, aligned, field);
  const prices = {
    open: values('open_price.numeric'),
    high: values('max_price.numeric'),
    low: values('min_price.numeric'),
    close: values('last_price.numeric'),
  };
  const candles = {
    kind: 'candle',
    id: 'price',
    name: words.price,
    axis: 'price',
    tone: 1,
    ...prices,
    ...baseOf(own),
  } as const;
  return withPanes(own, aligned, pricePane(candles, Object.values(prices), isShape(own)), words, flags);
}

/** Everything on one axis, in percent of where it began, each in its own currency: where there are several, their names say so. */
function comparedChart(drawn: Drawn, words: SeriesWords): Chart {
  const { series, indexes, compared } = drawn;
  const prices = series.filter(({ field }) => field === 'last_price.numeric');
  const own = prices.find(({ stockId, tgId }) => isOwn(drawn, stockId, tgId));
  const find = (each: Drawn['compared'][number]) =>
    prices.find(({ stockId, tgId }) => each.kind === 'stock' && stockId === each.id && tgId === each.venueId);
  const hasSeveral = new Set(prices.map(({ currency_name: currency }) => currency)).size > 1;
  const named = (name: string, its: TradingSeries | undefined) =>
    its && hasSeveral ? words.inCurrency(name, its.currency_name) : name;
  const lines = [
    { id: 'price', name: named(words.name, own), tone: 1, points: own?.data ?? [] },
    ...compared.map((each) => ({
      id: each.kind === 'stock' ? `${each.id}@${each.venueId}` : `index ${each.id}`,
      name: named(shownName(drawn, each), find(each)),
      tone: each.tone,
      points:
        each.kind === 'stock'
          ? (find(each)?.data ?? [])
          : indexPoints(indexes.find(({ index_id }) => index_id === each.id)),
    })),
  ].filter(({ points }) => points.some(([, value]) => value !== null));
  const { times, columns } = alignPoints(lines.map(({ points }) => points));
  const axis: ValueAxis = {
    ...RIGHT,
    id: 'change',
    unit: 'percent',
    decimals: 2,
    hidesValues: isShape(series),
  };
  return {
    x: timeAxis(times),
    panes: [
      {
        share: 1,
        axes: [axis],
        series: lines.map(({ id, name, tone }, at) => ({
          kind: 'line',
          id,
          name,
          axis: axis.id,
          tone,
          values: changeFromFirst(columns[at] ?? new Float64Array()),
        })),
      },
    ],
  };
}

const RIGHT = { side: 'right', scale: 'linear' } as const;

function pricePane(series: Series, values: readonly Float64Array[], hidesValues: boolean): Pane {
  const decimals = priceDecimals(values);
  return {
    share: SHARES.price,
    axes: [{ ...RIGHT, id: 'price', unit: 'value', decimals, hidesValues }],
    series: [series],
  };
}

function withPanes(
  own: readonly TradingSeries[],
  aligned: AlignedPoints,
  price: Pane,
  words: SeriesWords,
  flags: readonly Flag[],
): Chart {
  const turnover = valuesOf(own, aligned, TURNOVER);
  const hasTurnover = turnover.some((value) => !Number.isNaN(value));
  const hidesValues = isShape(own);
  const pane: Pane = {
    share: SHARES.turnover,
    title: words.turnover,
    axes: [{ ...RIGHT, id: 'turnover', unit: 'value', decimals: 0, hidesValues, hasZero: true }],
    series: [
      {
        kind: 'column',
        id: 'turnover',
        name: words.turnover,
        axis: 'turnover',
        tone: 2,
        values: turnover,
        isTurnover: true,
      },
    ],
  };
  const x = timeAxis(aligned.times);
  return {
    x,
    panes: hasTurnover ? [price, pane] : [price],
    // Within a single day they would all stand on its first minute.
    ...(x.precision === 'day' && { flags: flags.filter((flag) => isWithin(flag, aligned.times)) }),
  };
}

/** Without the values the curve shows its shape alone. */
const isShape = (series: readonly TradingSeries[]) => series.some(({ unit }) => unit === 'none');

const isOwn = ({ subject }: Pick<Drawn, 'subject'>, stockId: number, tgId: number) =>
  stockId === subject.stockId && tgId === subject.venueId;

/** Within a day a price is compared with the previous close, as its change in the heading is. */
function baseOf(own: readonly TradingSeries[]): { base?: number } {
  const close = own.find(({ field }) => field === 'last_price.numeric')?.previous_close;
  return typeof close === 'number' ? { base: close } : {};
}

function valuesOf(own: readonly TradingSeries[], { times, columns }: AlignedPoints, field: TradingField) {
  const at = own.findIndex((series) => series.field === field);
  return columns[at] ?? new Float64Array(times.length).fill(Number.NaN);
}

function timeAxis(times: Float64Array): TimeAxis {
  return { kind: 'time', times, precision: times.every((time) => time % DAY_MS === 0) ? 'day' : 'minute' };
}

const isWithin = ({ time }: Flag, times: Float64Array) =>
  time >= (times[0] ?? Number.NaN) && time <= (times.at(-1) ?? Number.NaN);

const indexPoints = (index: Drawn['indexes'][number] | undefined): Points =>
  index?.graph_data.map((row) => [row['date.numeric'] * 1000, row.value] as const) ?? [];
