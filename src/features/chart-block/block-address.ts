import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { limitSpan } from '#domain/calendar/longest-span.ts';
import { TREND_KINDS, type TrendChoice } from '#domain/trends/trend.ts';
import type { BlockPeriod, BlockRange } from './block-range.ts';
import { MOST_IN_COMPARE } from './companions.ts';

/** What the address of a page says about its block: whoever opens it sees the same chart. */
export interface BlockSelection {
  readonly range: BlockRange;
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
  return {
    range: parseDays(query) ?? { kind: 'period', id: period },
    trend: TREND_KINDS.find((kind) => kind === query.trend) ?? 'not_selected',
    compared: [...keys].slice(0, MOST_IN_COMPARE - 1),
  };
}

/** With its question mark, or '' for the block as it is at first. What else its page says there comes before it. */
export function writeBlockQuery(
  { range, trend, compared }: BlockSelection,
  firstPeriod: number,
  before: string | null = null,
): string {
  const fields = [
    before,
    range.kind === 'period' && range.id !== firstPeriod && `period=${range.id}`,
    range.kind === 'days' && `from=${range.from}&to=${range.to}`,
    trend !== 'not_selected' && `trend=${trend}`,
    compared.length > 0 && `compare=${compared.join()}`,
  ];
  const written = fields.filter(Boolean).join('&');
  return written && `?${written}`;
}

/** No more than a chart shows at once (CB-03). */
function parseDays({ from, to }: BlockQuery): BlockRange | null {
  if (!isDay(from) || !isDay(to) || from > to) return null;
  return { kind: 'days', ...limitSpan({ from, to }, 'to') };
}

const isDay = (text: string | undefined): text is string => text !== undefined && isCalendarDay(text);
