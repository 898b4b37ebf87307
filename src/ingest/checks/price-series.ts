import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';
import { createBasisCheck, type KnownSplit, type PriceBasis } from './basis.ts';
import { type PriceDay, TOLERANCE } from './price-day.ts';

export interface Gap {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly line: number;
}

export interface SeriesOptions {
  readonly basis: PriceBasis;
  readonly jumpTimes: number;
  /** Of the store and of files that were read before. */
  readonly splits: readonly KnownSplit[];
}

export interface PriceSeries {
  /** Findings about the days up to this one, with their lines. */
  add(price: PriceDay, line: number): readonly Finding[];
  addSplit(split: KnownSplit): void;
  /** What only the whole shows. */
  end(): { readonly findings: readonly Finding[]; readonly gaps: readonly Gap[] };
}

const NOTHING: readonly Finding[] = [];
/** Far from every factor that a rule looks for. */
const CALM = 50;
const GAP_DAYS = 15;
const FROZEN_DAYS = 5;
/** So many distances between days show how often a file has prices. */
const FEWEST_STEPS = 8;
const MOST_STEPS = 0.9;
/** A split may be dated some trading days away from the step in the prices. */
const SPLIT_REACH_DAYS = 7;
const LIKE_A_SPLIT = 0.35;
const LIKE_A_HUNDRED = 0.03;
const SPLIT_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 25, 50, 100, 1000, 5000];

/** Rules about the prices of one listing in one file, which look at neighbouring days only: nothing is collected. */
export function createPriceSeries(options: SeriesOptions): PriceSeries {
  const { basis, jumpTimes } = options;
  const splits = [...options.splits];
  const basisCheck = createBasisCheck(basis, splits);
  const gaps: Gap[] = [];
  const steps = { all: 0, weeks: 0, months: 0 };
  /** With a last price. */
  const before = { day: Number.NaN, last: 0 };
  let dayBefore: DayNumber | null = null;
  let direction = 0;
  let isMixed = false;
  const frozen = { open: 0, low: 0, high: 0, last: 0, days: 0, line: 0 };

  /** Two days and their prices as numbers: an object for each would be one for every row of a file. */
  function compare(
    from: DayNumber,
    earlier: number,
    to: DayNumber,
    later: number,
    line: number,
  ): readonly Finding[] {
    steps.all++;
    if (to - from === 7) steps.weeks++;
    else if (to - from >= 28 && to - from <= 31) steps.months++;
    if (to - from > GAP_DAYS) gaps.push({ from, to, line });
    const isAdjusted = basis !== 'as_traded' || splits.length === 0;
    const factor = isAdjusted ? 1 : explainedFactor(splits, { from, to, step: later / earlier });
    const times = (later * factor) / earlier;
    if (times < CALM && times > 1 / CALM && times < jumpTimes && times > 1 / jumpTimes) return NOTHING;
    const details = { day: toCalendarDay(to), times: round(times < 1 ? 1 / times : times) };
    if (isNear(times, 100, LIKE_A_HUNDRED) || isNear(times, 1 / 100, LIKE_A_HUNDRED))
      return [{ rule: 'times_100', severity: 'hold', line, field: 'last', details }];
    if (times < jumpTimes && times > 1 / jumpTimes) return [];
    const like = findSplitLike(times < 1 ? 1 / times : times);
    const direction = times < 1 ? 'down' : 'up';
    return [
      {
        rule: 'jump',
        severity: 'warn',
        line,
        field: 'last',
        details: { ...details, direction, ...(like !== undefined && { like }) },
      },
    ];
  }

  function freeze({ open, low, high, last, volume }: PriceDay, line: number): readonly Finding[] {
    const isTraded = Boolean(volume) && open !== null && low !== null && high !== null && last !== null;
    const isSame = isTraded && open === frozen.open && low === frozen.low && high === frozen.high;
    if (isSame && last === frozen.last && frozen.days > 0) {
      frozen.days++;
      return NOTHING;
    }
    const findings = frozen.days < FROZEN_DAYS ? NOTHING : thaw();
    frozen.days = isTraded ? 1 : 0;
    if (isTraded)
      [frozen.open, frozen.low, frozen.high, frozen.last, frozen.line] = [open, low, high, last, line];
    return findings;
  }

  /** Whether this is the first day that is against the order of those before, with or without a last price. */
  function turns(day: DayNumber): boolean {
    const turned = dayBefore === null ? 0 : Math.sign(day - dayBefore);
    dayBefore = day;
    if (isMixed || turned === 0) return false;
    isMixed = direction !== 0 && turned !== direction;
    direction ||= turned;
    return isMixed;
  }

  const thaw = (): readonly Finding[] =>
    frozen.days >= FROZEN_DAYS
      ? [{ rule: 'frozen', severity: 'warn', line: frozen.line, details: { days: frozen.days } }]
      : NOTHING;

  return {
    addSplit: (split) => {
      splits.push(split);
      basisCheck.addSplit(split);
    },
    add: (price, line) => {
      const { last, day } = price;
      if (last !== null) basisCheck.add(day, last);
      if (turns(day)) return [{ rule: 'unsorted', severity: 'note', line }];
      if (last === null) return NOTHING;
      const [previousDay, previousLast] = [before.day, before.last];
      before.day = day;
      before.last = last;
      if (Number.isNaN(previousDay) || previousDay === day) return freeze(price, line);
      if (isMixed) return NOTHING;
      const isLater = day > previousDay;
      const jumps = isLater
        ? compare(previousDay, previousLast, day, last, line)
        : compare(day, last, previousDay, previousLast, line);
      const stretches = freeze(price, line);
      return jumps.length + stretches.length === 0 ? NOTHING : [...jumps, ...stretches];
    },
    end: () => ({
      findings: [
        ...notDaily(steps),
        ...(isMixed ? [] : thaw()),
        ...(isMixed ? [] : basisCheck.end()),
        ...(direction < 0 && !isMixed ? [{ rule: 'unsorted', severity: 'note' } as const] : []),
      ],
      gaps: isMixed ? [] : gaps,
    }),
  };
}

/** Prices of weeks and months are no prices of the days that they are written beside. */
function notDaily({
  all,
  weeks,
  months,
}: {
  readonly all: number;
  readonly weeks: number;
  readonly months: number;
}): readonly Finding[] {
  if (all < FEWEST_STEPS || Math.max(weeks, months) < MOST_STEPS * all) return NOTHING;
  return [{ rule: 'gap', severity: 'hold', details: { why: weeks > months ? 'weeks' : 'months' } }];
}

/** How many shares one became between two days, by a known split that the step in the prices shows. */
function explainedFactor(
  splits: readonly KnownSplit[],
  { from, to, step }: { readonly from: DayNumber; readonly to: DayNumber; readonly step: number },
): number {
  let factor = 1;
  for (const { day, ratio } of splits) {
    const isNearby = day >= from - SPLIT_REACH_DAYS && day <= to + SPLIT_REACH_DAYS;
    const isBetween = day > from && day <= to;
    if (isBetween ? !isNear(step, 1, LIKE_A_SPLIT) : isNearby && isNear(step * ratio, 1, LIKE_A_SPLIT))
      factor *= ratio;
  }
  return factor;
}

/** A file of pence beside a store of pounds: `times` is the median of what the file says by what the store says for the same days. */
export function checkUnits(times: number): Finding | null {
  if (!isNear(times, 100, LIKE_A_HUNDRED) && !isNear(times, 1 / 100, LIKE_A_HUNDRED)) return null;
  return { rule: 'times_100', severity: 'hold', field: 'last', details: { times: round(times) } };
}

/** The nearest number of shares for one that such a step may come from. */
function findSplitLike(times: number): number | undefined {
  const distance = (number: number) => Math.abs(Math.log(times / number));
  const [nearest] = SPLIT_NUMBERS.toSorted((one, other) => distance(one) - distance(other));
  return nearest !== undefined && isNear(times, nearest, LIKE_A_SPLIT) ? nearest : undefined;
}

const isNear = (value: number, expected: number, share: number) =>
  Math.abs(value / expected - 1) <= share + TOLERANCE;

const round = (value: number) => Number(value.toPrecision(3));
