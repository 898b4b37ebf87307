import { addMonths, type DayNumber, firstWeekdayFrom, toCalendarDay } from '#domain/calendar/day-number.ts';
import { createRandom } from '../random.ts';
import { BOND_STORIES, type BondStory } from './bond-stories.ts';
import { BOND_CUSTOMS, bondCurrencyOf, chooseCoupon } from './bond-terms.ts';
import type { Ids } from './ids.ts';
import type { Bond, Issuer } from './instruments.ts';
import { inventIsin } from './isin.ts';
import type { SeededIssuer } from './issuers.ts';
import { nameAfterIssuer } from './naming.ts';
import { issueSizeOf } from './sizes.ts';

const DEFAULT_BONDS = 2;
const TERMS = { oldest: 76, months: [36, 48, 60, 60, 84, 96, 120, 180] };
/** Where money costs a third of itself a year, a promise without coupons is worth nothing for longer. */
const ZERO_TERMS = { oldest: 40, months: [24, 36, 48, 60] };

export function bondsOf({ issuer, seed }: SeededIssuer, ids: Ids, lastDay: DayNumber): Bond[] {
  const count = seed.bonds ?? DEFAULT_BONDS;
  return Array.from({ length: count }, (_, index) => createBond(issuer, index + 1, ids, lastDay));
}

export function createBond(
  issuer: Issuer,
  serial: number,
  ids: Ids,
  lastDay: DayNumber,
  story: BondStory = BOND_STORIES[`${issuer.stringId}-bond-${serial}`] ?? {},
): Bond {
  const stringId = `${issuer.stringId}-bond-${serial}`;
  const random = createRandom(`catalogue/bond/${stringId}`);
  const currency = bondCurrencyOf(issuer.country);
  const custom = BOND_CUSTOMS[currency];
  const chosen = chooseCoupon(random, currency, story.couponType);
  const coupon = {
    ...chosen,
    couponRate: story.couponRate ?? chosen.couponRate,
    couponsPerYear: story.couponsPerYear ?? chosen.couponsPerYear,
  };
  const usual = coupon.couponType === 'zero' ? ZERO_TERMS : TERMS;
  const age = story.issuedMonthsAgo ?? random.whole(3, usual.oldest);
  const term = story.termMonths ?? Math.max(random.pick(usual.months), age + random.whole(4, 20));
  const issuedOn = firstWeekdayFrom(
    addMonths(lastDay, -age) + (story.issuedMonthsAgo ? 0 : random.whole(0, 27)),
  );
  const maturesOn = story.isPerpetual ? null : addMonths(issuedOn, term);
  const isin = inventIsin(`bond/${stringId}`);
  const isMatured = maturesOn !== null && maturesOn <= lastDay;
  const isDefaulted = story.defaultedMonthsAgo !== undefined;
  const ends = maturesOn === null ? 'PERP' : toCalendarDay(maturesOn).slice(0, 4);

  return {
    kind: 'bond',
    id: ids.nextInstrument(),
    stringId,
    issuer,
    ...nameAfterIssuer(issuer, () => `${describeCoupon(coupon)} ${ends} (S${serial})`),
    ticker: null,
    isin,
    currency,
    status: isDefaulted ? 'defaulted' : isMatured ? 'matured' : 'active',
    listedOn: issuedOn,
    listings: [
      {
        id: ids.nextListing(),
        venueId: custom.venueId,
        ticker: isin,
        currency,
        status: isMatured ? 'delisted' : 'active',
      },
    ],
    faceValue: custom.faceValue,
    amount: issueSizeOf(issuer, currency, random.between(0.02, 0.07)) / custom.faceValue,
    sector: sectorOf(issuer),
    ...coupon,
    issuedOn,
    maturesOn,
    options: (story.options ?? []).map(({ kind, inMonths, price }) => ({
      kind,
      day: addMonths(lastDay, inMonths),
      price,
    })),
    defaultedOn:
      story.defaultedMonthsAgo === undefined ? null : addMonths(lastDay, -story.defaultedMonthsAgo),
    redemptions:
      story.isAmortising && maturesOn !== null ? repayInParts(maturesOn, term, random.pick([4, 5, 8])) : [],
  };
}

const REGIONS = new Set(['primezhye-region', 'strandwick-waterworks']);

function sectorOf({ industry, stringId }: Issuer): Bond['sector'] {
  if (industry === 'public-finance') return 'government';
  if (industry === 'banks') return 'bank';
  return REGIONS.has(stringId) ? 'municipal' : 'corporate';
}

function describeCoupon({ couponType, couponRate }: Pick<Bond, 'couponType' | 'couponRate'>): string {
  switch (couponType) {
    case 'fixed':
      return `${(couponRate ?? 0).toFixed(2)}%`;
    case 'floating':
      return 'FRN';
    case 'indexed':
      return `${(couponRate ?? 0).toFixed(2)}% ILB`;
    case 'zero':
      return '0%';
  }
}

/** Equal parts over the second half of the term, the last one on the day of maturity. */
function repayInParts(maturesOn: DayNumber, termMonths: number, parts: number): Bond['redemptions'] {
  const step = Math.floor(termMonths / 2 / parts);
  return Array.from({ length: parts }, (_, index) => ({
    day: addMonths(maturesOn, -step * (parts - 1 - index)),
    share: 100 / parts,
  }));
}
