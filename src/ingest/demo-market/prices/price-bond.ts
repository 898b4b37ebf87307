import { addMonths, type DayNumber } from '#domain/calendar/day-number.ts';
import type { Bond } from '../catalogue/instruments.ts';
import { createRandom, seedOf } from '../random.ts';
import { type Factors, isOpenOn } from './factors.ts';
import type { PricedListing } from './priced-listing.ts';
import { settle } from './ticks.ts';

const TICKS = 10_000;
const DAYS_PER_YEAR = 365.25;
const TRADED_MONTHS = 36;
const FEAR_DAYS = 60;

/** Three years of clean prices in percent of the nominal, from a yield that walks; a default takes most of it away. */
export function priceBond(bond: Bond, factors: Factors): PricedListing[] {
  const random = createRandom(`${factors.seed}/bond/${bond.stringId}`);
  const rates = factors.rates[bond.currency];
  const premium = random.between(0.4, 3.2);
  const rest = random.between(16, 31);
  const from = Math.max(bond.issuedOn, addMonths(factors.days.at(-1) ?? 0, -TRADED_MONTHS) + 1);
  const character = {
    range: random.between(0.0015, 0.004),
    spread: random.between(0.001, 0.004),
    piecesPerDay: (Math.exp(random.between(5.8, 8.4)) * 1_000) / bond.nominal,
    piecesPerDeal: random.between(15, 90),
  };

  return bond.listings.map((listing) => {
    let off = 0;
    const closes = Float64Array.from(factors.days, (day, t) => {
      off = 0.985 * off + 0.05 * random.normal();
      if (day < from || day >= bond.maturesOn || !isOpenOn(factors, listing.groundId, t)) return Number.NaN;
      const fair = fairPrice(bond, day, (rates[t] ?? 0) + premium, off);
      return settle((fair + (rest * (1 + off / 4) - fair) * fearOf(bond, day)) * TICKS);
    });
    return {
      listingId: listing.id,
      groundId: listing.groundId,
      stream: seedOf(`${factors.seed}/quotes/${bond.stringId}/${listing.groundId}`),
      days: factors.days,
      closes,
      splitFactors: null,
      decimals: 4,
      moneyPerTick: bond.nominal / 100 / TICKS,
      character,
      isPatchy: false,
      hasIntraday: false,
    };
  });
}

/** `off` is the market's opinion of the day: percent a year on the yield, or a shift of a floater's price. */
export function fairPrice(
  bond: Pick<Bond, 'couponType' | 'couponRate' | 'maturesOn' | 'redemptions'>,
  day: DayNumber,
  yieldPercent: number,
  off: number,
): number {
  const years = ((bond.maturesOn - day) / DAYS_PER_YEAR) * (bond.redemptions.length > 0 ? 0.7 : 1);
  if (bond.couponType === 'floating') return 100 - off * Math.min(2, years);
  const rate = Math.max(0.1, yieldPercent + off) / 100;
  const discount = (1 + rate) ** -years;
  const coupon = bond.couponType === 'zero' ? 0 : (bond.couponRate ?? 0) / 100;
  return 100 * (discount + (coupon / rate) * (1 - discount));
}

/** How much of the price the default has eaten: nothing long before, everything that can be lost from that day on. */
function fearOf({ defaultedOn }: Bond, day: DayNumber): number {
  if (defaultedOn === null) return 0;
  return Math.min(1, Math.max(0, (day - defaultedOn + FEAR_DAYS) / FEAR_DAYS) ** 2);
}
