import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import { MAIN_VENUE_ID, readVenue } from '../catalogue/venues.ts';
import type { DemoMarket } from '../demo-market.ts';
import { type ReportedDay, reportDay } from '../prices/gaps.ts';
import { intradayOf } from '../prices/intraday.ts';
import { countTradedDays, type PricedListing } from '../prices/priced-listing.ts';
import { quoteDay } from '../prices/quote-day.ts';
import { sessionTimes } from '../prices/session-times.ts';
import { formatTicks } from '../prices/ticks.ts';
import type { TablePlan } from './table-plan.ts';

const MONEY_DECIMALS = 2;
const DAILY_COLUMNS =
  'listing_id day last_price open_price low_price high_price vwap official_close_price bid_price ask_price turnover volume trades batch_id';

export function tradingTables(market: DemoMarket, batchId: number, now: Date): TablePlan[] {
  const times = sessionTimes(market.lastDay, readVenue(MAIN_VENUE_ID).timeZone, now);
  const watched = market.listings.filter(hasIntradayToday);
  return [
    {
      table: 'daily_trading',
      columns: DAILY_COLUMNS.split(' '),
      total: market.listings.reduce((sum, listing) => sum + countTradedDays(listing), 0),
      lines: dailyLines(market, batchId),
    },
    {
      table: 'intraday_trading',
      columns: ['listing_id', 'traded_at', 'price', 'volume', 'batch_id'],
      total: watched.length * times.length,
      lines: intradayLines(watched, times, batchId),
    },
  ];
}

/** Day by day, as trading days arrive: a day lies together on disk, and the index by day stays small. */
function* dailyLines({ days, listings }: DemoMarket, batchId: number): Generator<string> {
  for (const [t, day] of days.entries()) {
    const date = toCalendarDay(day);
    for (const listing of listings) {
      // A listing may know only the last of the days.
      const reported = reportDay(listing, t - (days.length - listing.days.length));
      if (reported) yield dailyLine(listing, date, reported, batchId);
    }
  }
}

/** Numbers need no escaping, and there are millions of them. */
function dailyLine(
  { listingId, decimals }: PricedListing,
  date: string,
  it: ReportedDay,
  batchId: number,
): string {
  const prices = [
    it.last,
    it.open,
    it.min,
    it.max,
    it.average,
    it.legalClose,
    it.buyingQuote,
    it.sellingQuote,
  ];
  let line = `${listingId}\t${date}`;
  for (const price of prices) line += `\t${price === null ? '\\N' : formatTicks(price, decimals)}`;
  const turnover = it.turnover === null ? '\\N' : formatTicks(it.turnover, MONEY_DECIMALS);
  return `${line}\t${turnover}\t${it.volume ?? '\\N'}\t${it.deals ?? '\\N'}\t${batchId}\n`;
}

function hasIntradayToday({ venueId, hasIntraday, closes }: PricedListing): boolean {
  return venueId === MAIN_VENUE_ID && hasIntraday && !Number.isNaN(closes.at(-1));
}

function* intradayLines(
  watched: readonly PricedListing[],
  times: readonly Date[],
  batchId: number,
): Generator<string> {
  for (const listing of watched) {
    const today = quoteDay(listing, listing.days.length - 1);
    if (!today) continue;
    for (const { time, price, volume } of intradayOf(today, listing.stream, times)) {
      yield copyLine([
        listing.listingId,
        time.toISOString(),
        formatTicks(price, listing.decimals),
        volume,
        batchId,
      ]);
    }
  }
}
