import type { Bond } from './instruments.ts';

/** What sets a bond apart, in months before or after the last trading day. */
export interface BondStory {
  readonly couponType?: Bond['couponType'];
  readonly issuedMonthsAgo?: number;
  readonly termMonths?: number;
  readonly isAmortising?: true;
  readonly putInMonths?: number;
  readonly defaultedMonthsAgo?: number;
}

/** Every state that a bond's page must show; tests and documents rely on these string ids. */
export const BOND_STORIES: Readonly<Record<string, BondStory>> = {
  'norvik-steel-bond-1': { couponType: 'fixed', issuedMonthsAgo: 43, termMonths: 120 },
  'norvik-steel-bond-2': { couponType: 'floating', issuedMonthsAgo: 30, termMonths: 84 },
  'norvik-steel-bond-3': { couponType: 'zero', issuedMonthsAgo: 20, termMonths: 60 },
  'norvik-steel-bond-4': { couponType: 'fixed', issuedMonthsAgo: 50, termMonths: 96, isAmortising: true },
  'kamnezorsk-works-bond-1': {
    couponType: 'fixed',
    issuedMonthsAgo: 66,
    termMonths: 120,
    isAmortising: true,
  },
  'primezhye-region-bond-1': { couponType: 'fixed', issuedMonthsAgo: 27, termMonths: 60, isAmortising: true },
  'severozornneft-bond-1': { couponType: 'fixed', issuedMonthsAgo: 33, termMonths: 120, putInMonths: 9 },
  'sahinoz-insaat-bond-1': {
    couponType: 'fixed',
    issuedMonthsAgo: 31,
    termMonths: 60,
    defaultedMonthsAgo: 7,
  },
  'kettlebrook-homes-bond-1': { couponType: 'fixed', issuedMonthsAgo: 62, termMonths: 60 },
  'strandwick-waterworks-bond-1': { couponType: 'zero', issuedMonthsAgo: 50, termMonths: 36 },
  'caldervoe-bank-bond-4': { couponType: 'floating', issuedMonthsAgo: 1, termMonths: 60 },
};
