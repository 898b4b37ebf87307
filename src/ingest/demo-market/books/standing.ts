import type { DayNumber } from '#domain/calendar/day-number.ts';
import { capitalisationOf } from '../catalogue/sizes.ts';
import type { DemoMarket } from '../demo-market.ts';
import { conversionOn, countOn, type OwnedIssuer, outstandingOn, priceOn, sharesOn } from './owners.ts';
import { type Quarter, quartersUpTo } from './quarters.ts';

/** What an issuer's books must agree with: its size, its bonds and the dividends that its shares paid. Whole units of money. */
export interface Standing {
  readonly owned: OwnedIssuer;
  readonly unit: 1_000 | 1_000_000;
  readonly shareCapital: number | null;
  /** Before the first quarter, and then at the end of each. */
  readonly bonds: readonly number[];
  readonly payable: readonly number[];
  readonly quarters: readonly QuarterStanding[];
}

export interface QuarterStanding extends Quarter {
  /** What the market thought the whole company was worth, smoothed over a year. */
  readonly worth: number;
  readonly declared: number;
  /** Shares of all classes; null where the number is not known. */
  readonly shareCount: number | null;
  readonly bondsDueInYear: number;
}

const LARGE = 5e9;
const DAYS_PER_YEAR = 365;
const DAYS_UNTIL_PAID = 30;
const GROWTH_A_YEAR = 0.06;

export function standingOf(owned: OwnedIssuer, market: DemoMarket): Standing {
  const quarters = quartersUpTo(market.lastDay);
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) throw new Error('There is no whole quarter yet');
  const unit = worthOn(owned, market, last.end) > LARGE ? 1_000_000 : 1_000;
  const inUnits = (money: number) => Math.round(money / unit);
  const dividends = owned.shares.flatMap((of) =>
    of.dividends.map(({ amount, exDividendOn, paidOn }) => ({
      on: exDividendOn,
      paid: paidOn ?? exDividendOn + DAYS_UNTIL_PAID,
      money: inUnits((amount / 10_000) * countOn(of.share, exDividendOn) * of.conversion(exDividendOn)),
    })),
  );
  const total = (paid: (typeof dividends)[number][]) => paid.reduce((sum, { money }) => sum + money, 0);
  const bondsOn = (day: DayNumber) => inUnits(outstandingOn(market, owned, day));
  const ends = [first.start - 1, ...quarters.map(({ end }) => end)];
  return {
    owned,
    unit,
    shareCapital: shareCapitalOf(owned, inUnits),
    bonds: ends.map(bondsOn),
    payable: ends.map((day) => total(dividends.filter(({ on, paid }) => on <= day && paid > day))),
    quarters: quarters.map((quarter) => ({
      ...quarter,
      worth: smoothWorth(owned, market, quarter.end) / unit,
      declared: total(dividends.filter(({ on }) => on >= quarter.start && on <= quarter.end)),
      shareCount: sharesOfAll(owned, quarter.end),
      bondsDueInYear: Math.max(0, bondsOn(quarter.end) - bondsOfTodayIn(owned, market, quarter.end, inUnits)),
    })),
  };
}

/** Of the bonds outstanding on a day, what will still be outstanding a year later. */
function bondsOfTodayIn(
  owned: OwnedIssuer,
  market: DemoMarket,
  day: DayNumber,
  inUnits: (money: number) => number,
): number {
  const issued = { ...owned, bonds: owned.bonds.filter(({ issuedOn }) => issuedOn <= day) };
  return inUnits(outstandingOn(market, issued, day + DAYS_PER_YEAR));
}

function smoothWorth(owned: OwnedIssuer, market: DemoMarket, day: DayNumber): number {
  const seen = [0, 1, 2, 3].map((back) => Math.log(worthOn(owned, market, day - back * 91)));
  return Math.exp(seen.reduce((sum, each) => sum + each, 0) / seen.length);
}

function worthOn(owned: OwnedIssuer, market: DemoMarket, day: DayNumber): number {
  if (owned.shares.length === 0) {
    const years = (day - market.lastDay) / DAYS_PER_YEAR;
    const rate = conversionOn(market, market.lastDay, 'EUR', owned.currency);
    return capitalisationOf(owned.issuer) * rate * Math.exp(GROWTH_A_YEAR * years);
  }
  return owned.shares.reduce((sum, of) => {
    const price = (priceOn(of, day) ?? of.share.usualPrice) * of.conversion(day);
    return sum + price * countOn(of.share, day);
  }, 0);
}

function sharesOfAll({ shares }: OwnedIssuer, day: DayNumber): number | null {
  if (shares.length === 0) return null;
  return shares.reduce<number | null>((sum, { share }) => {
    const count = sharesOn(share, day);
    return sum === null || count === null ? null : sum + Math.round(count);
  }, 0);
}

/** Nominal value times shares, where both are known of every share. */
function shareCapitalOf({ shares }: OwnedIssuer, inUnits: (money: number) => number): number | null {
  if (shares.length === 0) return null;
  return shares.reduce<number | null>((sum, { share }) => {
    if (sum === null || share.nominal === null || share.sharesOutstanding === null) return null;
    return sum + inUnits(Number(share.nominal) * share.sharesOutstanding);
  }, 0);
}
