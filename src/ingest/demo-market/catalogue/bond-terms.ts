import type { Random } from '../random.ts';
import type { Bond } from './instruments.ts';
import type { Currency } from './venues.ts';

/** What bonds of a currency usually look like. */
interface Custom {
  readonly venueId: number;
  readonly faceValue: number;
  readonly coupons: readonly [low: number, high: number];
  readonly couponsPerYear: readonly number[];
  readonly dayCounts: readonly string[];
  readonly baseRate: string;
  /** The growth of prices that indexed bonds follow. */
  readonly priceIndex: string;
}

export const BOND_CUSTOMS: Readonly<Record<Currency, Custom>> = {
  EUR: {
    venueId: 1,
    faceValue: 1_000,
    coupons: [2.4, 7.4],
    couponsPerYear: [1, 1, 2],
    dayCounts: ['ACT/ACT', '30/360'],
    baseRate: 'EURIBOR 3M',
    priceIndex: 'HICP',
  },
  USD: {
    venueId: 2,
    faceValue: 1_000,
    coupons: [3.9, 8.3],
    couponsPerYear: [2],
    dayCounts: ['30/360'],
    baseRate: 'SOFR',
    priceIndex: 'CPI-U',
  },
  TRY: {
    venueId: 3,
    faceValue: 1_000,
    coupons: [23, 38],
    couponsPerYear: [2, 4],
    dayCounts: ['ACT/365'],
    baseRate: 'TLREF',
    priceIndex: 'TÜFE',
  },
  CNY: {
    venueId: 4,
    faceValue: 100,
    coupons: [2.1, 4.9],
    couponsPerYear: [1],
    dayCounts: ['ACT/365'],
    baseRate: 'LPR 1Y',
    priceIndex: 'CPI CN',
  },
};

const DOLLAR_COUNTRIES = new Set(['US', 'CA', 'AU', 'MX', 'AR']);

export function bondCurrencyOf(country: string): Currency {
  if (country === 'TR') return 'TRY';
  if (country === 'CN') return 'CNY';
  return DOLLAR_COUNTRIES.has(country) ? 'USD' : 'EUR';
}

type Coupon = Pick<Bond, 'couponType' | 'couponRate' | 'baseRate' | 'couponsPerYear' | 'dayCount'>;

export function chooseCoupon(
  random: Random,
  currency: Currency,
  wanted: Bond['couponType'] | undefined,
): Coupon {
  const custom = BOND_CUSTOMS[currency];
  const couponType =
    wanted ?? random.pick(['fixed', 'fixed', 'fixed', 'fixed', 'fixed', 'floating', 'zero'] as const);
  const dayCount = random.pick(custom.dayCounts);
  switch (couponType) {
    case 'fixed': {
      const couponRate = inTwentieths(random.between(...custom.coupons));
      return {
        couponType,
        couponRate,
        baseRate: null,
        couponsPerYear: random.pick(custom.couponsPerYear),
        dayCount,
      };
    }
    case 'floating': {
      const couponRate = inTwentieths(random.between(0.8, 3.4));
      return { couponType, couponRate, baseRate: custom.baseRate, couponsPerYear: 4, dayCount: 'ACT/360' };
    }
    case 'indexed': {
      const couponRate = inTwentieths(random.between(0.4, 1.8));
      return { couponType, couponRate, baseRate: custom.priceIndex, couponsPerYear: 2, dayCount };
    }
    case 'zero':
      return { couponType, couponRate: null, baseRate: null, couponsPerYear: 0, dayCount };
  }
}

export function inTwentieths(percent: number): number {
  return Math.round(percent * 20) / 20;
}
