import { type CalendarDay, toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import type { ChartState } from '#market/trading-chart/chart-state.ts';
import type { TradingField, TradingSeries } from '#market/trading-chart/trading-chart.contract.ts';
import { TURNOVER } from '#market/trading-chart/trading-chart.wire.ts';

/** What has moved since the chart was loaded. */
export interface LivePoints {
  readonly day: CalendarDay;
  /** The fields of that day as they stand. */
  readonly ofDay: Readonly<Partial<Record<TradingField, number | null>>>;
  /** Milliseconds at which a minute begins, its last price and its turnover. */
  readonly minutes: readonly (readonly [time: number, price: number, turnover: number])[];
}

type Shown = Pick<ChartState, 'subject' | 'from' | 'to' | 'isArbitrary'>;
type Point = TradingSeries['data'][number];

/**
 * The series of the share with the points that came since. One day goes on minute by minute; in a longer period the last
 * day moves, and a day that has begun since follows it unless the reader chose the days.
 */
export function joinLive(
  series: readonly TradingSeries[],
  shown: Shown,
  live: LivePoints | null,
): readonly TradingSeries[] {
  if (!live) return series;
  const { subject } = shown;
  return series.map((each) => {
    const isOwn = each.stockId === subject.stockId && each.tgId === subject.venueId;
    if (!isOwn || each.unit !== 'value') return each;
    const fresh = shown.from === shown.to ? minutesOf(each, shown, live) : dayOf(each, shown, live);
    return fresh.length === 0 ? each : { ...each, data: joinByTime(each.data, fresh) };
  });
}

function minutesOf({ field }: TradingSeries, { from }: Shown, { day, minutes }: LivePoints): Point[] {
  if (day !== from) return [];
  if (field === 'last_price.numeric') return minutes.map(([time, price]) => [time, price]);
  if (field === TURNOVER) return minutes.map(([time, , turnover]) => [time, turnover]);
  return [];
}

function dayOf(
  { field }: TradingSeries,
  { from, to, isArbitrary }: Shown,
  { day, ofDay }: LivePoints,
): Point[] {
  const value = ofDay[field];
  if (value === undefined || day < from || (day > to && isArbitrary)) return [];
  return [[toUnixSeconds(day) * 1000, value]];
}

function joinByTime(known: readonly Point[], fresh: readonly Point[]): Point[] {
  const byTime = new Map([...known, ...fresh].map((point) => [point[0], point]));
  return [...byTime.values()].sort((a, b) => a[0] - b[0]);
}
