import type { Bond } from './instruments.ts';

/** What sets a bond apart, in months before or after the last trading day. */
export interface BondStory {
  readonly couponType?: Bond['couponType'];
  readonly couponRate?: number;
  readonly couponsPerYear?: number;
  readonly issuedMonthsAgo?: number;
  readonly termMonths?: number;
  readonly isPerpetual?: true;
  readonly isAmortising?: true;
  readonly options?: readonly OptionStory[];
  readonly defaultedMonthsAgo?: number;
}

export interface OptionStory {
  readonly kind: 'put' | 'call';
  readonly inMonths: number;
  readonly price: number;
}

const call = (inMonths: number, price = 100): OptionStory => ({ kind: 'call', inMonths, price });
const put = (inMonths: number, price = 100): OptionStory => ({ kind: 'put', inMonths, price });

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
  'severozornneft-bond-1': {
    couponType: 'fixed',
    couponRate: 3.1,
    issuedMonthsAgo: 33,
    termMonths: 120,
    options: [put(9)],
  },
  'sahinoz-insaat-bond-1': {
    couponType: 'fixed',
    issuedMonthsAgo: 31,
    termMonths: 60,
    defaultedMonthsAgo: 7,
  },
  'kettlebrook-homes-bond-1': { couponType: 'fixed', issuedMonthsAgo: 62, termMonths: 60 },
  'strandwick-waterworks-bond-1': { couponType: 'zero', issuedMonthsAgo: 50, termMonths: 36 },
  'harrowmere-power-bond-1': {
    couponType: 'fixed',
    issuedMonthsAgo: 26,
    termMonths: 120,
    options: [call(10, 103), call(22, 102), call(34, 101), call(46)],
  },
  'cedarholm-rail-bond-2': { couponType: 'fixed', issuedMonthsAgo: 38, termMonths: 84, options: [call(16)] },
  'lugorets-bank-bond-2': {
    couponType: 'fixed',
    couponRate: 3.7,
    issuedMonthsAgo: 14,
    termMonths: 72,
    options: [put(22), call(34, 101)],
  },
  'caldervoe-bank-bond-3': {
    couponType: 'fixed',
    couponRate: 6.4,
    issuedMonthsAgo: 34,
    isPerpetual: true,
    options: [call(26)],
  },
  'loewenstieg-bank-bond-3': { couponType: 'fixed', couponRate: 5.9, issuedMonthsAgo: 57, isPerpetual: true },
  'strandwick-waterworks-bond-2': { couponType: 'indexed', issuedMonthsAgo: 40, termMonths: 144 },
  'caldervoe-bank-bond-4': { couponType: 'floating', issuedMonthsAgo: 1, termMonths: 60 },
};
