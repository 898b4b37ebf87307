import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { type DaySpan, limitSpan } from '#domain/calendar/longest-span.ts';
import { TREND_KINDS, type TrendChoice } from '#domain/trends/trend.ts';
import type { BlockPeriod, BlockRange } from './block-range.ts';
import { MOST_IN_COMPARE } from './companions.ts';

/** What the address of a page says about its block: whoever opens it sees the same chart. */
export interface BlockSelection {
  readonly range: BlockRange;
  /** Days in the wrong order: shown with their message, above the first period, until they are corrected (CB-09). */
  readonly reversed: DaySpan | null;
  readonly trend: TrendChoice;
  /** The keys of what is compared, in the order of their colours. */
  readonly compared: readonly string[];
}

export interface BlockQuery {
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly trend?: string | undefined;
  readonly compare?: string | undefined;
}

interface Offer {
  readonly periods: readonly BlockPeriod[];
  readonly firstPeriod: number;
}

const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Whatever makes no sense is left out: an old or mistyped link still opens a chart. */
export function parseBlockQuery(query: BlockQuery, { periods, firstPeriod }: Offer): BlockSelection {
  const period = periods.find(({ id }) => String(id) === query.period)?.id ?? firstPeriod;
  const keys = new Set((query.compare ?? '').split(',', 50).filter((key) => KEY.test(key)));
  const days = parseDays(query);
  const isReversed = days !== null && days.from > days.to;
  return {
    // No more than a chart shows at once (CB-03).
    range: days && !isReversed ? { kind: 'days', ...limitSpan(days, 'to') } : { kind: 'period', id: period },
    reversed: isReversed ? days : null,
    trend: TREND_KINDS.find((kind) => kind === query.trend) ?? 'not_selected',
    compared: [...keys].slice(0, MOST_IN_COMPARE - 1),
  };
}

/** With its question mark, or '' for the block as it is at first. What else its page says there comes before it. */
export function writeBlockQuery(
  { range, reversed, trend, compared }: BlockSelection,
  firstPeriod: number,
  before: string | null = null,
): string {
  const days = reversed ?? (range.kind === 'days' ? range : null);
  const fields = [
    before,
    !reversed && range.kind === 'period' && range.id !== firstPeriod && `period=${range.id}`,
    days && `from=${days.from}&to=${days.to}`,
    trend !== 'not_selected' && `trend=${trend}`,
    compared.length > 0 && `compare=${compared.join()}`,
  ];
  const written = fields.filter(Boolean).join('&');
  return written && `?${written}`;
}

function parseDays({ from, to }: BlockQuery): DaySpan | null {
  return isDay(from) && isDay(to) ? { from, to } : null;
}

const isDay = (text: string | undefined): text is string => text !== undefined && isCalendarDay(text);
