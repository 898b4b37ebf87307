import { createRandom } from '../random.ts';
import type { PricedListing } from './priced-listing.ts';
import { quoteDay, type TradedDay } from './quote-day.ts';

/** A day as the exchange reported it: some fields may be missing. */
export type ReportedDay = Readonly<Record<keyof TradedDay, number | null>> & { readonly day: number };

const NO_RANGE = { min: null, max: null };
const NO_QUOTES = { buyingQuote: null, sellingQuote: null };
const NO_SUMMARY = { average: null, legalClose: null };
const NO_DEALS = {
  last: null,
  open: null,
  ...NO_RANGE,
  average: null,
  turnover: null,
  volume: null,
  deals: null,
};

/** Complete, unless the listing is patchy; then its latest day lacks the range, and older days lack this or that. */
export function reportDay(listing: PricedListing, t: number): ReportedDay | null {
  const quoted = quoteDay(listing, t);
  if (!quoted || !listing.isPatchy) return quoted;
  if (t === listing.days.length - 1) return { ...quoted, ...NO_RANGE };
  const chance = createRandom(listing.stream, -quoted.day).next();
  if (chance < 0.06) return { ...quoted, ...NO_RANGE };
  if (chance < 0.12) return { ...quoted, ...NO_QUOTES };
  if (chance < 0.15) return { ...quoted, ...NO_SUMMARY };
  if (chance < 0.17) return { ...quoted, ...NO_DEALS };
  return quoted;
}
