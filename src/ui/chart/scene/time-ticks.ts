import { bisectLeft } from 'd3-array';
import { textWidth } from '../../text-width/text-width.ts';
import type { TimeAxis } from '../chart.ts';
import type { ChartWords, TimeUnit } from '../words/chart-words.ts';
import { TIME_LEVELS, type TimeLevel, unitAt } from './time-levels.ts';
import { toX, type XScale } from './x-scale.ts';

export interface TimeTick {
  readonly x: number;
  readonly label: string;
  readonly isStrong: boolean;
}

interface Candidate extends TimeTick {
  readonly unit: TimeUnit;
  readonly half: number;
}

const MINUTE = 60_000;
const HALF_A_YEAR = 183 * 24 * 60 * MINUTE;
/** Between two labels, in heights of their text. */
const SPACING = 2;
/** More would be looked through for nothing: a few minutes, years apart. */
const MOST_STARTS = 5000;
const RANKS: readonly TimeUnit[] = ['year', 'month', 'day', 'minute'];

/** Where years, months, days, hours begin among the times that are shown; their labels never touch. */
export function timeTicks(
  axis: TimeAxis,
  scale: XScale,
  size: number,
  words: ChartWords,
  offsetMinutes: number,
): readonly TimeTick[] {
  const offset = axis.precision === 'minute' ? offsetMinutes * MINUTE : 0;
  const levels =
    axis.precision === 'year' ? TIME_LEVELS.filter(({ length }) => length > HALF_A_YEAR) : TIME_LEVELS;
  const candidates = [...findStarts(axis.times, scale, size, offset, levels)].map(([position, start]) =>
    toTick(position, start),
  );
  return spaced(candidates, scale, size);

  function toTick(position: number, start: number): Candidate {
    const unit = unitAt(start);
    const label = words.tick(start, unit);
    const isStrong = unit === 'year' || (axis.precision === 'minute' && unit !== 'minute');
    return { x: toX(scale, position), label, unit, isStrong, half: textWidth(label, size, isStrong) / 2 };
  }
}

/** The finest level whose labels have room. */
function findStarts(
  times: Float64Array,
  scale: XScale,
  size: number,
  offset: number,
  levels: readonly TimeLevel[],
): Map<number, number> {
  const first = Math.max(0, Math.ceil(scale.window.from));
  const last = Math.min(times.length - 1, Math.floor(scale.window.to));
  let found = new Map<number, number>();
  if (last < first) return found;
  // What began while nothing was traded begins with the first time that is shown.
  const begin = (first === 0 ? (times[0] as number) : (times[first - 1] as number) + 1) + offset;
  const end = (times[last] as number) + offset;
  for (const level of levels) {
    if ((end - begin) / level.length > MOST_STARTS) break;
    const starts = new Map(level.isApart ? found : []);
    for (let start = level.from(begin); start <= end; start = level.next(start)) {
      const position = bisectLeft(times, start - offset, first, last);
      const other = starts.get(position);
      if (other === undefined || rank(start) <= rank(other)) starts.set(position, start);
    }
    if (starts.size * size * (level.label + SPACING) > scale.width) break;
    if (starts.size > 0) found = starts;
  }
  return found;
}

const rank = (start: number) => RANKS.indexOf(unitAt(start));

/** Greater units first; what would touch one that stands already, or leave the axis, is left out. */
function spaced(candidates: readonly Candidate[], { left, width }: XScale, size: number): TimeTick[] {
  const placed: Candidate[] = [];
  const gap = size * SPACING * 0.6;
  for (const unit of RANKS)
    for (const candidate of candidates) {
      if (candidate.unit !== unit) continue;
      const isInside = candidate.x - candidate.half >= left && candidate.x + candidate.half <= left + width;
      const isFree = placed.every(({ x, half }) => Math.abs(x - candidate.x) >= half + candidate.half + gap);
      if (isInside && isFree) placed.push(candidate);
    }
  return placed.sort((a, b) => a.x - b.x);
}
