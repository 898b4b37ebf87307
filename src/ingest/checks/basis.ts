import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';

export type PriceBasis = 'as_traded' | 'split_adjusted';

export interface KnownSplit {
  readonly day: DayNumber;
  /** New shares for one old share. */
  readonly ratio: number;
}

interface Point {
  readonly day: DayNumber;
  readonly last: number;
}

/** Trading days before and after a split in which its step is looked for. */
const REACH = 3;
const RECENT = 2 * REACH + 2;
const REACH_CALENDAR_DAYS = 10;
/** A smaller split is not distinguishable from a bad day. */
const SMALLEST_STEP = 1.4;

/**
 * Whether prices are as traded or already adjusted is measured where a split lies in the span: as traded, one step around it
 * is near 1 / ratio; adjusted, none is.
 */
export function createBasisCheck(basis: PriceBasis, known: readonly KnownSplit[]) {
  const windows = new Map<DayNumber, { ratio: number; before: Point[]; after: Point[] }>();
  const recent = new Float64Array(2 * RECENT);
  let added = 0;
  const open = ({ day, ratio }: KnownSplit) => {
    if (windows.has(day) || Math.max(ratio, 1 / ratio) < SMALLEST_STEP) return;
    const window = { ratio, before: [] as Point[], after: [] as Point[] };
    windows.set(day, window);
    for (let at = Math.max(0, added - RECENT); at < added; at++) {
      const [near = 0, last = 0] = recent.subarray(2 * (at % RECENT));
      put(window, day, { day: near, last });
    }
  };
  for (const split of known) open(split);
  return {
    addSplit: open,
    add: (day: DayNumber, last: number): void => {
      if (windows.size > 0) for (const [splitDay, window] of windows) put(window, splitDay, { day, last });
      recent[2 * (added % RECENT)] = day;
      recent[2 * (added % RECENT) + 1] = last;
      added++;
    },
    end: (): Finding[] => [...windows].flatMap(([day, window]) => judgeWindow(basis, day, window)),
  };
}

interface Window {
  readonly ratio: number;
  readonly before: Point[];
  readonly after: Point[];
}

/** Keeps the nearest days on both sides, in whichever order they come. */
function put({ before, after }: Window, splitDay: DayNumber, point: Point): void {
  if (Math.abs(point.day - splitDay) > REACH_CALENDAR_DAYS) return;
  const side = point.day < splitDay ? before : after;
  if (side.some(({ day }) => day === point.day)) return;
  side.push(point);
  side.sort((one, other) => Math.abs(one.day - splitDay) - Math.abs(other.day - splitDay));
  if (side.length > REACH + 1) side.pop();
}

function judgeWindow(basis: PriceBasis, day: DayNumber, { ratio, before, after }: Window): Finding[] {
  const points = [...before, ...after].sort((one, other) => one.day - other.day);
  if (before.length === 0 || after.length === 0) return [];
  const tolerance = Math.sqrt(Math.max(ratio, 1 / ratio));
  const step = points.findIndex((point, at) => {
    const previous = points[at - 1];
    if (!previous) return false;
    const left = (point.last / previous.last) * ratio;
    return left < tolerance && left > 1 / tolerance;
  });
  const measured = step < 0 ? 'split_adjusted' : 'as_traded';
  if (measured === basis) return [];
  const [from, to] = [points[step - 1], points[step]];
  return [
    {
      rule: 'basis',
      severity: 'hold',
      details: {
        split: toCalendarDay(day),
        ratio,
        expected: basis,
        ...(from && to && { from: toCalendarDay(from.day), to: toCalendarDay(to.day) }),
      },
    },
  ];
}
