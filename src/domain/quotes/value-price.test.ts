import { expect, test } from 'vitest';
import { findValuePrice, type TradedListing } from './value-price.ts';

const on = (position: number, price: number | null, isDelisted = false): TradedListing => ({
  isDelisted,
  position,
  day: price === null ? null : '2026-06-30',
  price,
});

test.each([
  { why: 'of the first venue', listings: [on(2, 11), on(1, 10)], price: 10 },
  { why: 'of the first venue that has traded it', listings: [on(1, null), on(2, 11)], price: 11 },
  { why: 'of a venue that still lists it', listings: [on(1, 10, true), on(2, 11)], price: 11 },
  { why: 'of the last venue that listed it', listings: [on(1, 10, true), on(2, null)], price: 10 },
  { why: 'of none that never traded it', listings: [on(1, null)], price: undefined },
])('NU-07 a value is computed with the price $why', ({ listings, price }) => {
  expect(findValuePrice(listings)?.price).toBe(price);
});
