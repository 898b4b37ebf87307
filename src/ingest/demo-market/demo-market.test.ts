import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { inventMarket } from './demo-market.ts';
import { reportDay } from './prices/gaps.ts';
import type { PricedListing } from './prices/priced-listing.ts';
import { quoteDay } from './prices/quote-day.ts';
import { formatTicks } from './prices/ticks.ts';

const FRIDAY = toDayNumber('2026-03-06');
const market = inventMarket('test', FRIDAY, 'small');
const LAST = market.days.length - 1;

function listingOf(stringId: string, venueId = 1): PricedListing {
  const instrument = market.catalogue.instruments.find((candidate) => candidate.stringId === stringId);
  const id = instrument?.listings.find((listing) => listing.venueId === venueId)?.id;
  const listing = market.listings.find((candidate) => candidate.listingId === id);
  if (!listing) throw new Error(`${stringId} has no prices on venue ${venueId}`);
  return listing;
}

const tradedDays = (listing: PricedListing) => market.days.filter((_, t) => !Number.isNaN(listing.closes[t]));
const dividendsOf = (stringId: string) =>
  market.dividends.find(({ share }) => share.stringId === stringId)?.dividends ?? [];

test('another seed gives other prices of the same instruments', () => {
  const other = inventMarket('other', FRIDAY, 'small');
  expect(other.catalogue).toEqual(market.catalogue);
  expect(other.listings[0]?.closes).not.toEqual(market.listings[0]?.closes);
});

test.each(['2024-02-29', '2026-01-01', '2026-12-25'])(
  'a market that ends on %s trades on that day',
  (day) => {
    const { lastDay, listings, catalogue } = inventMarket('test', toDayNumber(day), 'small');
    expect(lastDay).toBe(toDayNumber(day));
    expect(listings[0]?.closes.at(-1)).toBeGreaterThan(10_000);
    expect(catalogue.indexes.every(({ memberIds }) => memberIds.length >= 5)).toBe(true);
  },
);

test('every price has at least five digits and does not end in zero', () => {
  for (const listing of market.listings) {
    for (const t of [0, 700, 1_900, LAST - 1, LAST]) {
      const day = quoteDay(listing, t);
      if (!day) continue;
      const { last, open, min, max, average, legalClose, buyingQuote, sellingQuote } = day;
      for (const price of [last, open, min, max, average, legalClose, buyingQuote, sellingQuote]) {
        expect(formatTicks(price, listing.decimals)).toMatch(/^(?=(?:\.?\d){5})[1-9]\d*\.\d*[1-9]$/);
      }
    }
  }
});

test('the weights of an index sum to one hundred percent', () => {
  for (const { weights } of market.indexes) {
    expect(weights.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000_000);
    expect(weights.every(({ weight }) => weight > 0)).toBe(true);
  }
});

test('the prices of one share on two venues move together', () => {
  const [main, other] = [listingOf('norvik-steel', 1), listingOf('norvik-steel', 2)];
  const ratios = market.days
    .map((_, t) => (other.closes[t] ?? 0) / (main.closes[t] ?? 0))
    .filter((ratio) => ratio > 0);
  for (const [place, ratio] of ratios.entries()) {
    const before = ratios[place - 1] ?? ratio;
    expect(Math.abs(ratio / before - 1)).toBeLessThan(0.03);
  }
});

test('a split makes the price jump by its coefficient', () => {
  const { closes } = listingOf('norvik-steel');
  const split = market.catalogue.shares[0]?.splits.at(-1);
  const t = market.days.indexOf(split?.day ?? 0);
  const jump = (closes[t - 1] ?? 0) / (closes[t] ?? 0);
  expect(jump).toBeGreaterThan(2.7);
  expect(jump).toBeLessThan(3.3);
});

test('Norvik Steel has paid often and has announced the next dividend', () => {
  const dividends = dividendsOf('norvik-steel');
  expect(dividends.length).toBeGreaterThanOrEqual(12);
  const next = dividends.at(-1)?.exDividendOn ?? 0;
  expect(next).toBeGreaterThan(FRIDAY);
  expect(next).toBeLessThanOrEqual(FRIDAY + 60);
});

test('some dividends lack a date', () => {
  const all = market.dividends.flatMap(({ dividends }) => dividends);
  expect(all.some(({ announcedOn }) => announcedOn === null)).toBe(true);
  expect(all.some(({ paidOn }) => paidOn === null)).toBe(true);
  expect(dividendsOf('quillstone-software')).toEqual([]);
});

test('a suspended share stops, a young one has just begun, and one never traded', () => {
  expect(tradedDays(listingOf('brzozowy-mlyn')).at(-1)).toBeLessThanOrEqual(FRIDAY - 365);
  expect(tradedDays(listingOf('cuiyu-software')).length).toBeLessThan(20);
  expect(() => listingOf('vexley-robotics')).toThrow();
});

test('a patchy share lacks the range of its latest day and other fields before', () => {
  const listing = listingOf('ostermoor-telecom');
  expect(reportDay(listing, LAST)).toMatchObject({ min: null, max: null, last: expect.any(Number) });
  const reported = market.days.map((_, t) => reportDay(listing, t));
  expect(reported.some((day) => day !== null && day.buyingQuote === null)).toBe(true);
  expect(reported.some((day) => day !== null && day.last === null)).toBe(true);
});

test('on some days a price does not change', () => {
  const { closes } = listingOf('norvik-steel');
  expect(closes.some((close, t) => close === closes[t - 1])).toBe(true);
});
