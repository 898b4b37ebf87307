import type { CandleSeries, Chart, DotSeries, LineSeries, ValueAxis } from '#ui/chart/chart.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const START = Date.UTC(2025, 10, 17);

interface Names {
  readonly last: string;
  readonly overturn: string;
  readonly dividend: string;
  readonly split: string;
  readonly duration: string;
  readonly yield: string;
}

const AXIS: ValueAxis = {
  id: 'price',
  side: 'right',
  scale: 'linear',
  unit: 'value',
  decimals: 2,
  isSilent: false,
};

/** A year of a price with overturn, dividends and a split. */
export function samplePrice(names: Names): Chart {
  const times = tradingDays(260);
  const values = walk(260, 7, 70);
  const at = (day: number) => times[day] ?? START;
  return {
    x: { kind: 'time', times, precision: 'day' },
    panes: [
      {
        share: 4,
        axes: [AXIS],
        series: [
          { kind: 'line', id: 'last', name: names.last, axis: 'price', tone: 1, values, hasArea: true },
        ],
      },
      overturnPane(names, 260),
    ],
    flags: [
      { time: at(35), letter: 'D', shape: 'square', text: names.dividend },
      { time: at(150), letter: 'S', shape: 'diamond', text: names.split },
      { time: at(220), letter: 'D', shape: 'square', text: names.dividend },
    ],
  };
}

export function sampleCandles(names: Names): Chart {
  const count = 90;
  const close = walk(count, 11, 40);
  const open = Float64Array.from(close, (value, day) => close[day - 1] ?? value);
  const noise = random(5);
  const high = Float64Array.from(close, (value, day) => Math.max(value, open[day] ?? value) + noise() * 0.6);
  const low = Float64Array.from(close, (value, day) => Math.min(value, open[day] ?? value) - noise() * 0.6);
  const candles: CandleSeries = {
    kind: 'candle',
    id: 'candles',
    name: 'Norvik Steel',
    axis: 'price',
    tone: 1,
    open,
    high,
    low,
    close,
  };
  return {
    x: { kind: 'time', times: tradingDays(count), precision: 'day' },
    panes: [{ share: 4, axes: [AXIS], series: [candles] }, overturnPane(names, count)],
  };
}

/** Compared from their first value on; the third began later. */
export function sampleComparison(): Chart {
  const names = ['Norvik Steel', 'Nordhavn 50', 'Tresk Mining', 'Brakka Iron'];
  const series = names.map((name, index): LineSeries => {
    const values = walk(260, 20 + index, 100);
    const base = values[index === 2 ? 60 : 0] ?? 1;
    const from = index === 2 ? 60 : 0;
    return {
      kind: 'line',
      id: `line-${index}`,
      name,
      axis: 'price',
      tone: index + 1,
      values: values.map((value, day) => (day < from ? Number.NaN : (value / base - 1) * 100)),
    };
  });
  const x = { kind: 'time', times: tradingDays(260), precision: 'day' } as const;
  return { x, panes: [{ share: 1, axes: [{ ...AXIS, unit: 'percent' }], series }] };
}

/** Stand-ins from 0 to 1, as the server sends them to those who may not see values. */
export function sampleSilent({ last }: Names): Chart {
  const count = 500;
  const walked = walk(count, 31, 70);
  const [least, most] = [Math.min(...walked), Math.max(...walked)];
  const values = walked.map((value) => (value - least) / (most - least));
  const times = Float64Array.from(values, (_, minute) => START + 7 * 60 * MINUTE + minute * MINUTE);
  return {
    x: { kind: 'time', times, precision: 'minute' },
    panes: [
      {
        share: 1,
        axes: [{ ...AXIS, isSilent: true }],
        series: [{ kind: 'line', id: 'last', name: last, axis: 'price', tone: 1, values, hasArea: true }],
      },
    ],
  };
}

export function sampleMap(names: Names): Chart {
  const noise = random(3);
  const xs = Float64Array.from({ length: 40 }, () => 0.5 + noise() * 12);
  const ys = xs.map((x) => 3 + Math.sqrt(x) + noise() * 1.5);
  const dots: DotSeries = {
    kind: 'dots',
    id: 'bonds',
    name: names.yield,
    axis: 'yield',
    tone: 1,
    xs,
    ys,
    names: Array.from(xs, (_, index) => `Norvik ${index + 1}`),
    labels: 'free',
  };
  return {
    x: { kind: 'number', title: names.duration, decimals: 2 },
    panes: [
      {
        share: 1,
        axes: [{ ...AXIS, id: 'yield', unit: 'percent', decimals: 3, title: names.yield }],
        series: [dots],
      },
    ],
  };
}

function overturnPane({ overturn }: Names, count: number): Chart['panes'][number] {
  const noise = random(17);
  return {
    share: 1,
    title: overturn,
    axes: [{ ...AXIS, id: 'overturn', decimals: 0, hasZero: true }],
    series: [
      {
        kind: 'column',
        id: 'overturn',
        name: overturn,
        axis: 'overturn',
        tone: 2,
        isOverturn: true,
        values: Float64Array.from({ length: count }, () => Math.round(400_000 + noise() * 900_000)),
      },
    ],
  };
}

/** Monday to Friday. */
function tradingDays(count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, day) => START + (day + 2 * Math.floor(day / 5)) * DAY);
}

function walk(count: number, seed: number, start: number): Float64Array {
  const noise = random(seed);
  let value = start;
  return Float64Array.from({ length: count }, () => {
    value *= 1 + (noise() - 0.485) * 0.03;
    return value;
  });
}

/** The same numbers each time, from 0 to 1. */
function random(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
