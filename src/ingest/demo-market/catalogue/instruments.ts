import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { IndustryCode } from './industries.ts';
import type { Currency } from './venues.ts';

export interface Issuer {
  readonly id: number;
  readonly stringId: string;
  readonly language: Language;
  readonly name: string;
  readonly names: NameTable;
  readonly country: string;
  readonly industry: IndustryCode;
}

export interface Listing {
  readonly id: number;
  readonly venueId: number;
  readonly ticker: string;
  readonly currency: Currency;
  readonly status: 'active' | 'suspended' | 'delisted';
}

interface InstrumentBase {
  readonly id: number;
  readonly stringId: string;
  readonly issuer: Issuer | null;
  readonly name: string;
  readonly names: NameTable;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly currency: Currency;
  readonly status: 'active' | 'suspended' | 'delisted' | 'matured' | 'defaulted';
  readonly listedOn: DayNumber | null;
  /** In the order of the venues; the first one sets the currency of the price path. */
  readonly listings: readonly Listing[];
}

export interface Split {
  readonly day: DayNumber;
  /** New shares for one old share. */
  readonly coefficient: number;
}

export interface Share extends InstrumentBase {
  readonly kind: 'stock';
  readonly issuer: Issuer;
  readonly shareType: 'ordinary' | 'preferred';
  readonly nominal: string | null;
  /** As published; null where it is not. */
  readonly sharesOutstanding: number | null;
  readonly shareCount: number;
  /** Euros that this class of shares is usually worth today. */
  readonly capitalisation: number;
  /** Around which the price of today is, in the currency of the first listing. */
  readonly usualPrice: number;
  readonly hidesGraph: boolean;
  /** Null for a share that never traded. */
  readonly traded: { readonly from: DayNumber; readonly to: DayNumber } | null;
  readonly splits: readonly Split[];
  readonly dividends: DividendHabit;
  /** A share of which some days were reported without all their fields. */
  readonly isPatchy: boolean;
}

export interface DividendHabit {
  readonly timesAYear: 0 | 1 | 2;
  readonly hasAnnouncedNext: boolean;
}

export interface BondOption {
  readonly kind: 'put' | 'call';
  readonly day: DayNumber;
  /** Percent of the principal then outstanding. */
  readonly price: number;
}

export interface Bond extends InstrumentBase {
  readonly kind: 'bond';
  readonly issuer: Issuer;
  readonly faceValue: number;
  readonly amount: number;
  readonly sector: 'government' | 'municipal' | 'bank' | 'corporate';
  readonly couponType: 'fixed' | 'floating' | 'zero' | 'indexed';
  readonly couponRate: number | null;
  /** Of a floater the rate that its margin comes on top of, of an indexed bond the growth that its face value follows. */
  readonly baseRate: string | null;
  readonly couponsPerYear: number;
  readonly dayCount: string;
  readonly issuedOn: DayNumber;
  /** Null for a perpetual bond. */
  readonly maturesOn: DayNumber | null;
  readonly options: readonly BondOption[];
  readonly defaultedOn: DayNumber | null;
  readonly redemptions: readonly { readonly day: DayNumber; readonly share: number }[];
}

export interface MarketIndex extends InstrumentBase {
  readonly kind: 'index';
  readonly venueId: number;
  readonly memberIds: readonly number[];
}

export interface Etf extends InstrumentBase {
  readonly kind: 'etf';
  readonly issuer: Issuer;
  readonly trackedIndexId: number | null;
  readonly expenseRatio: number;
  readonly unitsOutstanding: number;
}

export type Instrument = Share | Bond | MarketIndex | Etf;
