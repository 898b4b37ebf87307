import { ticks } from 'd3-array';
import type { ValueAxis } from '../chart.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { toY, type ValueScale } from './value-scale.ts';

export interface ValueTick {
  readonly y: number;
  readonly label: string;
}

/** From here on, an axis is labelled in millions, or as the language counts (CB-08). */
const LARGE_FROM = 100_000;
/** The least distance of two labels, in heights of their text. */
const SPACING = 3.6;
/** In so many heights of their text there is room for more than one, even in a low pane. */
const ROOM_FOR_TWO = 5;
const LOG_STEPS = [
  [1, 2, 5],
  [1, 3],
];

export function valueTicks(
  axis: ValueAxis,
  scale: ValueScale,
  height: number,
  size: number,
  words: ChartWords,
): readonly ValueTick[] {
  const count = Math.max(height < size * ROOM_FOR_TWO ? 1 : 2, Math.floor(height / (size * SPACING)));
  const values = axis.scale === 'log' ? logTicks(scale, count) : ticks(scale.from, scale.to, count);
  if (axis.hidesValues) return values.map((value) => ({ y: toY(scale, value), label: '' }));
  const write = labelWriter(axis, values, words);
  return values.map((value) => ({ y: toY(scale, value), label: write(value) }));
}

/** How an axis writes its labels: all of them alike, with the decimals that tell them apart. */
export function labelWriter(
  { unit, decimals }: Pick<ValueAxis, 'unit' | 'decimals'>,
  values: readonly number[],
  words: ChartWords,
): (value: number) => string {
  const step = smallestStep(values);
  if (unit === 'percent') return (value) => words.percent(value, stepDecimals(step, 0));
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest < LARGE_FROM) return (value) => words.number(value, stepDecimals(step, decimals));
  const scale = words.axisScale(largest);
  return (value) => (value === 0 ? words.number(0, 0) : scale.write(value, stepDecimals(step / scale.by, 0)));
}

/** A value by itself: the last one, the one at the cursor. */
export function writeValue(
  { unit, decimals }: Pick<ValueAxis, 'unit' | 'decimals'>,
  value: number,
  words: ChartWords,
): string {
  if (unit === 'percent') return words.percent(value, 2);
  const size = Math.abs(value);
  return size < LARGE_FROM ? words.number(value, decimals) : words.axisScale(size).write(value, 2);
}

function smallestStep(values: readonly number[]): number {
  let step = Number.POSITIVE_INFINITY;
  for (let index = 1; index < values.length; index++)
    step = Math.min(step, Math.abs((values[index] as number) - (values[index - 1] as number)));
  return Number.isFinite(step) ? step : Math.abs(values[0] ?? 0) || 1;
}

/** The rounding undoes what binary fractions add: 0.15 − 0.1 is a little less than 0.05. */
function stepDecimals(step: number, least: number): number {
  for (let decimals = least; decimals < 8; decimals++) {
    const scaled = step * 10 ** decimals;
    if (scaled >= 0.999 && Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return decimals;
  }
  return 8;
}

/** 1, 2, 5, 10 … where the axis spans decades; as on a linear axis where it does not. */
export function logTicks({ from, to }: Pick<ValueScale, 'from' | 'to'>, count: number): number[] {
  const decades = Math.log10(to / from);
  if (decades < 1) return ticks(from, to, count);
  const steps = LOG_STEPS.find((each) => decades * each.length <= 1.5 * count) ?? [1];
  const every = Math.ceil(decades / count);
  const found: number[] = [];
  for (let power = Math.floor(Math.log10(from)); power <= Math.log10(to); power++) {
    if (power % every !== 0) continue;
    for (const step of steps) {
      const value = step * 10 ** power;
      if (value >= from && value <= to) found.push(value);
    }
  }
  return found;
}
