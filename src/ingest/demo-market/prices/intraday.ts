import { createRandom, type StreamSeed } from '../random.ts';
import type { TradedDay } from './quote-day.ts';
import { settle } from './ticks.ts';

export interface IntradayPoint {
  readonly time: Date;
  /** In ticks. */
  readonly price: number;
  readonly volume: number;
}

/** Apart from the streams that generate the days themselves. */
const INTRADAY_PART = 1_000_000;

/** A way from the day's first price to its last one that never leaves the day's range. */
export function intradayOf(day: TradedDay, stream: StreamSeed, times: readonly Date[]): IntradayPoint[] {
  const random = createRandom(stream, INTRADAY_PART + day.day);
  const steps = Math.max(1, times.length - 1);
  const swing = (day.max - day.min) / Math.sqrt(steps);
  const path = [0];
  while (path.length < times.length) path.push((path.at(-1) ?? 0) + swing * random.normal());
  const drift = path.at(-1) ?? 0;
  const volumes = shareOut(
    day.volume,
    times.map(() => random.between(0.3, 1.7)),
  );

  return times.map((time, step) => {
    const part = step / steps;
    const free = day.open + (day.last - day.open) * part + (path[step] ?? 0) - drift * part;
    const isLast = step === times.length - 1;
    const price = isLast ? day.last : Math.min(day.max, Math.max(day.min, settle(free)));
    return { time, price, volume: volumes[step] ?? 0 };
  });
}

/** Whole numbers in these proportions that sum to the total; the last takes what rounding leaves. */
function shareOut(total: number, sizes: readonly number[]): number[] {
  const sum = sizes.reduce((all, size) => all + size, 0);
  const parts = sizes.map((size) => Math.floor((total * size) / sum));
  const left = total - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, position) => (position === parts.length - 1 ? part + left : part));
}
