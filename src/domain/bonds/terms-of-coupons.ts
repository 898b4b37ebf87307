import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addDays } from '../calendar/day-arithmetic.ts';
import { toDayNumber } from '../calendar/day-number.ts';
import { COUPONS_PER_YEAR } from './coupon-schedule.ts';

export interface StoredCoupon {
  readonly startsOn: CalendarDay | null;
  readonly day: CalendarDay;
  /** Percent a year. */
  readonly rate: number | null;
  /** Money for one unit. */
  readonly amount: number | null;
}

/** What coupons say of a bond where nothing else does. */
interface CouponTerms {
  readonly faceValue: number | null;
  readonly couponType: 'fixed' | 'floating' | 'zero' | 'indexed' | null;
  readonly couponRate: number | null;
  readonly baseRate: string | null;
  readonly couponsPerYear: number | null;
  readonly dayCount: string | null;
  readonly issuedOn: CalendarDay | null;
  readonly coupons: readonly StoredCoupon[];
}

/**
 * A bond of which only its payments are known: what they say of its terms. Amounts decide what it pays; how often, and from which
 * day interest grows, is read off the days. Interest within a period grows by the day.
 */
export function withTermsOfCoupons<Bond extends CouponTerms>(stored: Bond): Bond {
  const { coupons } = stored;
  const [first] = coupons;
  if (!first) return stored;
  const perYear = stored.couponsPerYear ?? frequencyOf(coupons);
  return {
    ...stored,
    couponsPerYear: perYear,
    dayCount: stored.dayCount ?? 'ACT/365',
    issuedOn: stored.issuedOn ?? first.startsOn ?? addDays(first.day, -Math.round(365 / perYear)),
    ...(stored.couponType === null && kindOf(stored, perYear)),
  };
}

/** Where the amount of a later one is not known yet, no rate stands for it. */
function kindOf(
  { coupons, faceValue }: CouponTerms,
  perYear: number,
): Pick<CouponTerms, 'couponType' | 'couponRate' | 'baseRate'> {
  const areKnown = coupons.every(({ rate, amount }) => rate !== null || amount !== null);
  if (!areKnown) return { couponType: 'floating', couponRate: null, baseRate: null };
  const last = coupons.at(-1);
  const ofAmount = last?.amount && faceValue ? (100 * last.amount * perYear) / faceValue : 0;
  return { couponType: 'fixed', couponRate: last?.rate ?? ofAmount, baseRate: null };
}

/** The frequency whose period is nearest to the usual distance of two coupons; one a year where there is only one. */
function frequencyOf(coupons: readonly StoredCoupon[]): number {
  const starts = coupons.map(({ startsOn }, at) => startsOn ?? coupons[at - 1]?.day ?? null);
  const lengths = coupons
    .flatMap(({ day }, at) => {
      const start = starts[at];
      return start ? [toDayNumber(day) - toDayNumber(start)] : [];
    })
    .sort((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)];
  if (!usual) return 1;
  const off = (perYear: number) => Math.abs(365 / perYear - usual);
  return COUPONS_PER_YEAR.toSorted((one, other) => off(one) - off(other))[0] ?? 1;
}
