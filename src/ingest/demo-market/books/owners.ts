import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Bond, Issuer, Share } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import type { Dividend } from '../prices/dividends.ts';
import type { PricedListing } from '../prices/priced-listing.ts';

/** An issuer with what the market shows about it: its shares, their prices and dividends, and its bonds. */
export interface OwnedIssuer {
  readonly issuer: Issuer;
  readonly currency: Share['currency'];
  readonly shares: readonly OwnedShare[];
  readonly bonds: readonly Bond[];
}

export interface OwnedShare {
  readonly share: Share;
  readonly home: PricedListing | null;
  readonly dividends: readonly Dividend[];
  /** Units of the issuer's currency for one of the share's, day by day of the grid. */
  readonly conversion: (day: DayNumber) => number;
}

export function issuersWithHoldings(market: DemoMarket): OwnedIssuer[] {
  const listings = new Map(market.listings.map((listing) => [listing.listingId, listing]));
  const paid = new Map(market.dividends.map(({ share, dividends }) => [share.id, dividends]));
  return market.catalogue.issuers.map((issuer) => {
    const own = market.catalogue.shares.filter((share) => share.issuer === issuer);
    const bonds = market.catalogue.bonds.filter((bond) => bond.issuer === issuer);
    const currency = own[0]?.currency ?? bonds[0]?.currency ?? 'EUR';
    const shares = own.map((share) => ({
      share,
      home: listings.get(share.listings[0]?.id ?? 0) ?? null,
      dividends: paid.get(share.id) ?? [],
      conversion: (day: DayNumber) => conversionOn(market, day, share.currency, currency),
    }));
    return { issuer, currency, shares, bonds };
  });
}

/** How many shares there were on a day: a later split made today's number of them. */
export function countOn({ splits, shareCount }: Share, day: DayNumber): number {
  return splits.reduce((count, split) => (split.day > day ? count / split.coefficient : count), shareCount);
}

/** The same, where it is published. */
export function sharesOn(share: Share, day: DayNumber): number | null {
  return share.sharesOutstanding === null ? null : countOn(share, day);
}

/** Money for one share on a day or, where it did not trade then, on the nearest day that it did. */
export function priceOn({ home }: OwnedShare, day: DayNumber): number | null {
  if (!home) return null;
  const { days, closes } = home;
  const at = Math.max(0, lastIndexUpTo(days, day));
  for (let away = 0; away < days.length; away++) {
    for (const index of [at - away, at + away]) {
      const close = closes[index];
      if (close === undefined || Number.isNaN(close)) continue;
      // Across a split the price of another day counts other shares.
      const factor = (home.splitFactors?.[at] ?? 1) / (home.splitFactors?.[index] ?? 1);
      return (close / 100) * factor;
    }
  }
  return null;
}

/** Nominal not yet repaid, in the issuer's currency at the rate of the last day: a book value that never moves by itself. */
export function outstandingOn(market: DemoMarket, { bonds, currency }: OwnedIssuer, day: DayNumber): number {
  return bonds.reduce((sum, bond) => {
    const rate = conversionOn(market, market.lastDay, bond.currency, currency);
    return sum + rate * bond.faceValue * bond.amount * shareOutstanding(bond, day);
  }, 0);
}

function shareOutstanding({ issuedOn, maturesOn, redemptions, status }: Bond, day: DayNumber): number {
  if (day < issuedOn) return 0;
  if (maturesOn !== null && day >= maturesOn) return status === 'defaulted' ? 1 : 0;
  return redemptions.reduce((left, { day: repaid, share }) => (repaid <= day ? left - share / 100 : left), 1);
}

export function conversionOn(
  { factors }: DemoMarket,
  day: DayNumber,
  from: Share['currency'],
  to: Share['currency'],
): number {
  if (from === to) return 1;
  const at = Math.max(0, lastIndexUpTo(factors.days, day));
  return (factors.exchange[to][at] ?? 1) / (factors.exchange[from][at] ?? 1);
}

/** The position of a day or of the last one before it; -1 before the first. */
function lastIndexUpTo(days: readonly DayNumber[], day: DayNumber): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
