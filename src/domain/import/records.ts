import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Outlook } from '../ratings/outlook.ts';
import type { FixingFields } from './fixing-fields.ts';
import type { ScheduleRecord } from './schedule-record.ts';
import type { InstrumentKind, Subject } from './subject.ts';

/** Digits with an optional sign and decimal point, exactly as in the file: a number is made only where one is compared. */
export type DecimalText = string;

export interface IssuerRecord {
  readonly type: 'issuer';
  readonly subject: Subject;
  readonly name: string;
  /** By language of the site. */
  readonly names?: Readonly<Record<string, string>>;
  readonly country?: string;
  /** The provider's word; an alias table maps it. */
  readonly industry?: string;
  readonly isBank?: boolean;
  readonly website?: string;
  readonly about?: string;
}

export interface InstrumentRecord {
  readonly type: 'instrument';
  readonly subject: Subject;
  readonly kind: InstrumentKind;
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly issuer?: Subject;
  /** As the file writes it (SUR, GBp, ILA): an alias table maps it. */
  readonly currency?: string;
  readonly listedOn?: CalendarDay;
  readonly status?: 'active' | 'suspended' | 'delisted' | 'matured' | 'defaulted';
  readonly delistedOn?: CalendarDay;
  readonly shareType?: 'ordinary' | 'preferred';
  readonly nominal?: DecimalText;
  readonly sharesOutstanding?: DecimalText;
  readonly expenseRatio?: DecimalText;
  readonly trackedIndex?: Subject;
  readonly industry?: string;
}

export interface ListingRecord {
  readonly type: 'listing';
  readonly subject: Subject;
  readonly currency?: string;
  readonly status?: 'active' | 'suspended' | 'delisted';
}

/** A code that a thing has, or had, for some days: a renamed ticker, a FIGI, a provider's own code. */
export interface CodeRecord {
  readonly type: 'code';
  readonly subject: Subject;
  readonly scheme: CodeScheme;
  /** MIC of a ticker, source of a provider's own code; empty for the others. */
  readonly place: string;
  readonly value: string;
  readonly validFrom?: CalendarDay;
  /** The first day on which it is not valid any more. */
  readonly validTo?: CalendarDay;
}

export const CODE_SCHEMES = [
  'isin',
  'figi',
  'composite_figi',
  'share_class_figi',
  'lei',
  'cik',
  'mic_ticker',
  'cusip',
  'sedol',
  'provider',
  'name',
] as const;

export type CodeScheme = (typeof CODE_SCHEMES)[number];

/** One trading day on one venue. Prices as the recipe's basis says; bonds: clean, percent of the nominal still owed. */
export interface PriceRecord {
  readonly type: 'price';
  readonly subject: Subject;
  readonly day: CalendarDay;
  readonly last?: DecimalText;
  readonly open?: DecimalText;
  readonly low?: DecimalText;
  readonly high?: DecimalText;
  readonly average?: DecimalText;
  readonly legalClose?: DecimalText;
  readonly bid?: DecimalText;
  readonly ask?: DecimalText;
  readonly turnover?: DecimalText;
  readonly volume?: DecimalText;
  readonly trades?: DecimalText;
  readonly currency?: string;
}

export interface IndexValueRecord {
  readonly type: 'index-value';
  readonly subject: Subject;
  readonly day: CalendarDay;
  readonly value: DecimalText;
  readonly currency?: string;
}

export interface DividendRecord {
  readonly type: 'dividend';
  readonly subject: Subject;
  readonly amount: DecimalText;
  readonly currency?: string;
  readonly exDividendOn?: CalendarDay;
  readonly recordOn?: CalendarDay;
  readonly paidOn?: CalendarDay;
  readonly announcedOn?: CalendarDay;
  readonly kind?: 'regular' | 'special' | 'return_of_capital';
  readonly provider?: string;
}

export interface SplitRecord {
  readonly type: 'split';
  readonly subject: Subject;
  readonly day: CalendarDay;
  /** Shares after for shares before, as an exact fraction: 5000 for 1 is `{ after: '1', before: '5000' }`. */
  readonly after: DecimalText;
  readonly before: DecimalText;
}

export interface BondTermsRecord extends FixingFields, ScheduleRecord {
  readonly type: 'bond-terms';
  readonly subject: Subject;
  readonly nominal?: DecimalText;
  readonly amount?: DecimalText;
  readonly currency?: string;
  readonly couponType?: 'fixed' | 'floating' | 'zero' | 'indexed';
  readonly couponRate?: DecimalText;
  readonly baseRate?: string;
  readonly couponsPerYear?: number;
  readonly dayCount?: string;
  readonly issuedOn?: CalendarDay;
  readonly maturesOn?: CalendarDay;
  readonly firstCouponOn?: CalendarDay;
  readonly sector?: string;
}

export interface CouponRecord {
  readonly type: 'coupon';
  readonly subject: Subject;
  readonly day: CalendarDay;
  readonly startsOn?: CalendarDay;
  readonly rate?: DecimalText;
  readonly amount?: DecimalText;
  readonly recordOn?: CalendarDay;
  readonly nominal?: DecimalText;
}

export interface RedemptionRecord {
  readonly type: 'redemption';
  readonly subject: Subject;
  readonly day: CalendarDay;
  /** Money for one bond; `percent` where the file gives a share of the nominal. */
  readonly amount?: DecimalText;
  readonly percent?: DecimalText;
}

export interface OptionRecord {
  readonly type: 'option';
  readonly subject: Subject;
  readonly kind: 'put' | 'call' | 'make_whole';
  readonly day: CalendarDay;
  readonly price?: DecimalText;
}

export interface RateRecord {
  readonly type: 'rate';
  /** Of the rate, such as EURIBOR3M. */
  readonly code: string;
  readonly day: CalendarDay;
  readonly percent: DecimalText;
}

export interface CurveRecord {
  readonly type: 'curve';
  readonly code: string;
  readonly currency: string;
  readonly kind: 'par' | 'zero' | 'forward' | 'swap';
  readonly day: CalendarDay;
  readonly months: DecimalText;
  readonly percent: DecimalText;
}

/** One figure of one filing. */
export interface FactRecord {
  readonly type: 'fact';
  readonly subject: Subject;
  readonly taxonomy: string;
  readonly tag: string;
  /** USD, USD/shares, shares, pure. */
  readonly unit: string;
  /** Absent: the figure of one moment. */
  readonly startsOn?: CalendarDay;
  readonly endsOn: CalendarDay;
  readonly value: DecimalText;
  readonly filedOn: CalendarDay;
  readonly accession: string;
  readonly form?: string;
  /** How exactly it was reported: digits after the point, negative for thousands and millions. */
  readonly decimals?: number;
  /** Months of its fiscal year that the filing is about. */
  readonly filingMonths?: 3 | 6 | 9 | 12;
  /** Not in the file: quarters that were filed alone, added up. */
  readonly isDerived?: true;
  /** Of which facts it is the sum. */
  readonly sumOf?: readonly FactRecord[];
}

export interface RatingRecord {
  readonly type: 'rating';
  readonly subject: Subject;
  readonly agency: string;
  readonly grade: string;
  readonly outlook?: Outlook | undefined;
  readonly givenOn: CalendarDay;
}

export interface MemberRecord {
  readonly type: 'member';
  readonly index: Subject;
  readonly subject: Subject;
  readonly weight: DecimalText;
}

export interface HoldingRecord {
  readonly type: 'holding';
  readonly fund: Subject;
  readonly subject: Subject;
  readonly percent: DecimalText;
  readonly asOf: CalendarDay;
}

export interface RelationRecord {
  readonly type: 'relation';
  /** Who owns. */
  readonly owner: Subject;
  readonly isOwnerPerson?: true;
  readonly owned: Subject;
  readonly kind: 'direct_parent' | 'ultimate_parent' | 'shareholding' | 'branch';
  readonly percentFrom?: DecimalText;
  readonly percentTo?: DecimalText;
  readonly startsOn?: CalendarDay;
  readonly endsOn?: CalendarDay;
  /** When it was stated. */
  readonly asOf?: CalendarDay;
}

export interface PersonRecord {
  readonly type: 'person';
  readonly providerCode: string;
  readonly name: string;
  readonly country?: string;
}

export type ImportRecord =
  | IssuerRecord
  | InstrumentRecord
  | ListingRecord
  | CodeRecord
  | PriceRecord
  | IndexValueRecord
  | DividendRecord
  | SplitRecord
  | BondTermsRecord
  | CouponRecord
  | RedemptionRecord
  | OptionRecord
  | RateRecord
  | CurveRecord
  | FactRecord
  | RatingRecord
  | MemberRecord
  | HoldingRecord
  | RelationRecord
  | PersonRecord;

export type RecordType = ImportRecord['type'];
