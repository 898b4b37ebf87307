import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type DaySpan, limitSpan } from '#domain/calendar/longest-span.ts';
import { FEED_PERIODS } from '#market/prices/chart-feed.contract.ts';

/** One tab of a block; without months it shows everything there is. */
export interface BlockPeriod {
  readonly id: number;
  readonly months: number | null;
}

/** A block may offer others. */
export const BLOCK_PERIODS: readonly BlockPeriod[] = FEED_PERIODS;

/** The part of time that is requested: a tab, or days that the reader chose. */
export type BlockRange =
  | { readonly kind: 'period'; readonly id: number }
  | { readonly kind: 'days'; readonly from: CalendarDay; readonly to: CalendarDay };

/** The days after one of them was moved: not more than ten years, and no tab is chosen any more (CB-03). */
export function moveDay(span: DaySpan, moved: keyof DaySpan, day: CalendarDay): BlockRange {
  return { kind: 'days', ...limitSpan({ ...span, [moved]: day }, moved) };
}

export const isInOrder = (range: BlockRange): boolean => range.kind === 'period' || range.from <= range.to;

export function isSameRange(a: BlockRange, b: BlockRange): boolean {
  if (a.kind === 'period') return b.kind === 'period' && a.id === b.id;
  return b.kind === 'days' && a.from === b.from && a.to === b.to;
}

/** What the address of a block is asked with. */
export function toBody(range: BlockRange) {
  return range.kind === 'period'
    ? { periodId: range.id, beginDate: null, endDate: null }
    : { periodId: null, beginDate: range.from, endDate: range.to };
}
