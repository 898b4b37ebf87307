import { addMonths, type DayNumber } from '#domain/calendar/day-number.ts';
import { premiumOf } from '../catalogue/credit.ts';
import type { Bond } from '../catalogue/instruments.ts';
import { EURO_RATES } from '../catalogue/sizes.ts';
import { createRandom, seedOf } from '../random.ts';
import { type Factors, isOpenOn } from './factors.ts';
import { fairPrice } from './fair-price.ts';
import type { PricedListing } from './priced-listing.ts';
import { baseRateOn, inflationOn, publishedAt, stateRate } from './term-rates.ts';
import { settle } from './ticks.ts';

const TICKS = 10_000;
const DAYS_PER_YEAR = 365.25;
const TRADED_MONTHS = 36;
const FEAR_DAYS = 60;
/** A bond without an end is compared with the longest. */
const LONGEST_YEARS = 30;
/** How far the opinion of a day is off, percent a year: about a bond of a state hardly at all. */
/** Part of an issue that is traded on a usual day. */
const TURNOVER = {
  state: { least: 0.001, most: 0.004 },
  others: { least: 0.0004, most: 0.002 },
};
const OPINION = { state: 0.0035, others: 0.05 };

/**
 * Clean prices in percent of the outstanding principal, from a yield that follows a random walk; a default takes most of it away. Three years
 * of them, or no more days than `mostDays`.
 */
export function priceBond(bond: Bond, factors: Factors, mostDays = factors.days.length): PricedListing[] {
  const random = createRandom(`${factors.seed}/bond/${bond.stringId}`);
  const priceOn = pricerOf(bond, factors, random.between(-1, 1));
  const rest = random.between(16, 31);
  const from = Math.max(bond.issuedOn, addMonths(factors.days.at(-1) ?? 0, -TRADED_MONTHS) + 1);
  const until = bond.maturesOn ?? Number.POSITIVE_INFINITY;
  const turnover = bond.sector === 'government' ? TURNOVER.state : TURNOVER.others;
  const opinion = bond.sector === 'government' ? OPINION.state : OPINION.others;
  const character = {
    range: random.between(0.0015, 0.004),
    spread: random.between(0.001, 0.004),
    unitsPerDay: bond.amount * random.between(turnover.least, turnover.most),
    unitsPerDeal: (random.between(15_000, 90_000) * EURO_RATES[bond.currency].to) / bond.faceValue,
  };
  const first = factors.days.length - mostDays;
  const days = factors.days.slice(first);

  return bond.listings.map((listing) => {
    let off = 0;
    const closes = Float64Array.from(days, (day, position) => {
      const t = first + position;
      off = 0.985 * off + opinion * random.normal();
      if (day < from || day >= until || !isOpenOn(factors, listing.venueId, t)) return Number.NaN;
      const fair = priceOn(day, t, off);
      return settle((fair + (rest * (1 + off / 4) - fair) * fearOf(bond, day)) * TICKS);
    });
    return {
      listingId: listing.id,
      venueId: listing.venueId,
      stream: seedOf(`${factors.seed}/quotes/${bond.stringId}/${listing.venueId}`),
      days,
      closes,
      splitFactors: null,
      decimals: 4,
      moneyPerTick: bond.faceValue / 100 / TICKS,
      character,
      isPatchy: false,
      hasIntraday: false,
    };
  });
}

/** `off` is the market's opinion of the day: percent a year on the yield. */
function pricerOf(bond: Bond, factors: Factors, wobble: number) {
  const premium = premiumOf(bond, wobble);
  const { currency, couponType, maturesOn, redemptions } = bond;
  const shortened = redemptions.length > 0 ? 0.7 : 1;
  return (day: DayNumber, t: number, off: number): number => {
    const years = maturesOn === null ? LONGEST_YEARS : ((maturesOn - day) / DAYS_PER_YEAR) * shortened;
    const requested = stateRate(factors, currency, t, years) + premium + off;
    switch (couponType) {
      case 'fixed':
      case 'zero':
        return fairPrice({ ...bond, coupon: bond.couponRate ?? 0 }, day, requested);
      case 'floating': {
        const margin = bond.couponRate ?? 0;
        const base = baseRateOn(factors, currency, publishedAt(factors, t));
        // Whoever set the margin knew the issuer: the required margin differs little from it.
        const near = base + 0.75 * margin + 0.25 * premium + off;
        return fairPrice({ ...bond, coupon: base + margin }, day, near);
      }
      case 'indexed': {
        const growth = 1 + inflationOn(factors, currency, publishedAt(factors, t)) / 100;
        const real = ((1 + requested / 100) / growth - 1) * 100;
        return fairPrice({ ...bond, coupon: bond.couponRate ?? 0 }, day, real);
      }
    }
  };
}

/** How much of the price the default has eaten: nothing long before, everything that can be lost from that day on. */
function fearOf({ defaultedOn }: Bond, day: DayNumber): number {
  if (defaultedOn === null) return 0;
  return Math.min(1, Math.max(0, (day - defaultedOn + FEAR_DAYS) / FEAR_DAYS) ** 2);
}
