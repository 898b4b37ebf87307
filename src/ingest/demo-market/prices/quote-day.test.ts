import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOf } from '../random.ts';
import type { PricedListing } from './priced-listing.ts';
import { quoteDay } from './quote-day.ts';

function listing(closes: readonly number[], change: Partial<PricedListing> = {}): PricedListing {
  return {
    listingId: 1,
    venueId: 1,
    stream: seedOf('test'),
    days: closes.map((_, t) => 20_000 + t),
    closes: Float64Array.from(closes),
    splitFactors: null,
    decimals: 2,
    moneyPerTick: 0.01,
    character: { range: 0.02, spread: 0.001, unitsPerDay: 40_000, unitsPerDeal: 100 },
    isPatchy: false,
    hasIntraday: true,
    ...change,
  };
}

const close = fc.integer({ min: 1_250, max: 96_000 }).map((tens) => tens * 10 + 1);

test('every price of a day lies between its lowest and its highest', () => {
  fc.assert(
    fc.property(close, close, fc.string(), (yesterday, today, key) => {
      const day = quoteDay(listing([yesterday, today], { stream: seedOf(key) }), 1);
      for (const price of [day?.last, day?.open, day?.average, day?.legalClose]) {
        expect(price).toBeGreaterThanOrEqual(day?.min ?? Number.NaN);
        expect(price).toBeLessThanOrEqual(day?.max ?? Number.NaN);
      }
    }),
  );
});

test('buyers offer less than sellers ask', () => {
  fc.assert(
    fc.property(close, fc.string(), (today, key) => {
      const day = quoteDay(listing([today], { stream: seedOf(key) }), 0);
      expect(day?.buyingQuote).toBeLessThan(day?.sellingQuote ?? Number.NaN);
    }),
  );
});

test('the turnover is the volume at the average price, and has at least five digits', () => {
  fc.assert(
    fc.property(close, fc.string(), (today, key) => {
      const day = quoteDay(listing([today], { stream: seedOf(key) }), 0);
      const money = ((day?.volume ?? 0) * (day?.average ?? 0)) / 100;
      expect((day?.turnover ?? 0) / 100).toBeCloseTo(money, 1);
      expect(money).toBeGreaterThan(10_000);
    }),
  );
});

test('a day is the same whether or not the days before it were requested', () => {
  const three = listing([50_001, 50_501, 50_401]);
  const alone = quoteDay(three, 2);
  quoteDay(three, 0);
  expect(quoteDay(three, 2)).toEqual(alone);
});

test('a day without trading has no quotes', () => {
  expect(quoteDay(listing([50_001, Number.NaN]), 1)).toBeNull();
});

test('the day after a split opens near the new price, not near the old one', () => {
  const split = listing([90_001, 30_001], { splitFactors: Float64Array.of(3, 1) });
  expect(quoteDay(split, 1)?.max).toBeLessThan(40_000);
});
