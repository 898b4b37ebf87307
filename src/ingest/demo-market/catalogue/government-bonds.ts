import type { DayNumber } from '#domain/calendar/day-number.ts';
import { createRandom } from '../random.ts';
import type { BondStory } from './bond-stories.ts';
import { BOND_CUSTOMS, bondCurrencyOf, inTwentieths } from './bond-terms.ts';
import { createBond } from './bonds.ts';
import type { Ids } from './ids.ts';
import type { Bond } from './instruments.ts';
import type { SeededIssuer } from './issuers.ts';
import { EURO_RATES } from './sizes.ts';
import type { Currency } from './venues.ts';

/** In months: when a bond matures, counted from the last trading day, and how long it runs in all. */
type Rung = readonly [maturesIn: number, term: number, kind?: 'bill' | 'indexed'];

/** Some have matured: the curve of three years ago needs a short end, too. */
const LADDERS: Readonly<Record<Currency, readonly Rung[]>> = {
  EUR: [
    [-28, 36],
    [-16, 36],
    [-5, 60],
    [3, 12, 'bill'],
    [9, 60],
    [19, 60],
    [31, 84],
    [44, 84],
    [58, 120],
    [76, 120],
    [97, 180],
    [118, 180],
    [152, 240],
    [201, 240],
    [293, 360],
    [86, 144, 'indexed'],
  ],
  USD: [
    [-27, 36],
    [-14, 36],
    [-4, 60],
    [4, 12, 'bill'],
    [12, 60],
    [24, 60],
    [35, 84],
    [55, 120],
    [80, 120],
    [113, 180],
    [178, 240],
    [318, 360],
    [64, 120, 'indexed'],
  ],
  TRY: [
    [-25, 36],
    [-10, 36],
    [5, 12, 'bill'],
    [10, 60],
    [17, 60],
    [25, 60],
    [34, 72],
    [47, 84],
    [61, 120],
    [83, 120],
  ],
  // Few enough that no curve is fitted through them.
  CNY: [
    [13, 60],
    [41, 84],
    [82, 120],
  ],
};

const USUAL_COUPON: Readonly<Record<Currency, readonly [low: number, high: number]>> = {
  EUR: [1.2, 3.6],
  USD: [2.4, 4.9],
  TRY: [19, 31],
  CNY: [2.1, 3.4],
};

/** What the state of a currency owes; nobody else's bonds. */
export function governmentBondsOf({ issuer }: SeededIssuer, ids: Ids, lastDay: DayNumber): Bond[] {
  if (issuer.industry !== 'public-finance') return [];
  const currency = bondCurrencyOf(issuer.country);
  return LADDERS[currency].map(([maturesIn, term, kind], index) => {
    const random = createRandom(`catalogue/government/${issuer.stringId}/${index}`);
    const couponType = kind === 'bill' ? 'zero' : kind === 'indexed' ? 'indexed' : 'fixed';
    const story: BondStory = {
      couponType,
      issuedMonthsAgo: term - maturesIn,
      termMonths: term,
      ...(couponType === 'fixed' && {
        couponRate: inTwentieths(random.between(...USUAL_COUPON[currency])),
        couponsPerYear: BOND_CUSTOMS[currency].couponsPerYear[0] ?? 1,
      }),
    };
    const bond = createBond(issuer, index + 1, ids, lastDay, story);
    const nominal = random.whole(12, 44) * STEP * EURO_RATES[currency].to;
    return { ...bond, amount: Math.round(nominal / bond.faceValue) };
  });
}

/** Euros: states borrow more than companies. */
const STEP = 500e6;
