import type { CalendarCode } from '../calendars/calendars.ts';
import type { DayCount } from '../day-count.ts';
import type { ScheduleTerms } from '../schedule-terms.ts';

/** What is usual for the bonds of a market. A bond that names it needs only its coupon, its days and its face value. */
export interface MarketConvention extends Partial<ScheduleTerms> {
  readonly couponsPerYear: number;
  readonly dayCount: DayCount;
  readonly calendar: CalendarCode;
  readonly settlementDays: number;
}

const PAID_NEXT = { businessDayRule: 'following', accruesToPayment: false } as const;
const EURO = { ...PAID_NEXT, dayCount: 'ACT/ACT ICMA', calendar: 'TARGET', settlementDays: 2 } as const;

export const MARKET_CONVENTIONS = {
  // 31 CFR 356, appendix B; settlement on the next business day (SIFMA, "Treasury market practices").
  'us-treasury': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'US',
    settlementDays: 1,
  },
  // FINRA rule 11620 (30/360); SEC rule 15c6-1: T+1 since 28 May 2024.
  'us-corporate': { ...PAID_NEXT, couponsPerYear: 2, dayCount: '30/360', calendar: 'US', settlementDays: 1 },
  // MSRB rule G-33 (30/360 without the ends of February) and G-12 (T+1).
  'us-municipal': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: '30/360 ISDA',
    calendar: 'US',
    settlementDays: 1,
  },
  // UK Debt Management Office, "Formulae for calculating gilt prices from yields", 3rd edition, 2005, and "A guide to gilts".
  gilt: {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'UK',
    settlementDays: 1,
    exCouponDays: 7,
    exCouponCounted: 'business',
    accruedDecimals: 6,
    accruedPer: 'hundred',
  },
  // Deutsche Finanzagentur, "Emissionsbedingungen": ACT/ACT ICMA, paid on the next TARGET day without more interest.
  bund: { ...EURO, couponsPerYear: 1 },
  // Agence France Trésor, "OATs: product description"; Comité de normalisation obligataire.
  oat: { ...EURO, couponsPerYear: 1 },
  // Ministero dell'Economia, decree of 15 January 2015 on accrued interest: five decimals for 100.
  btp: { ...EURO, couponsPerYear: 2, accruedDecimals: 5, accruedPer: 'hundred' },
  // Tesoro Público, "Obligaciones y bonos": annual, ACT/ACT.
  bono: { ...EURO, couponsPerYear: 1 },
  // Ministry of Finance of Russia, issue terms of OFZ-PD: periods of 182 days; Bank of Russia and MOEX: accrued interest to the kopeck.
  ofz: {
    ...PAID_NEXT,
    couponsPerYear: 2,
    periodDays: 182,
    dayCount: 'ACT/365',
    calendar: 'RU',
    settlementDays: 1,
    accruedDecimals: 2,
    accruedPer: 'unit',
  },
  // MOEX, "Methodology for calculating accrued interest": as OFZ, with the frequency that the issue states.
  'ru-corporate': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: 'ACT/365',
    calendar: 'RU',
    settlementDays: 1,
    accruedDecimals: 2,
    accruedPer: 'unit',
  },
  // Australian Office of Financial Management, "Pricing formulae": ex-interest seven days before, three decimals for 100.
  'au-government': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'AU',
    settlementDays: 2,
    exCouponDays: 7,
    exCouponCounted: 'calendar',
    accruedDecimals: 3,
    accruedPer: 'hundred',
  },
  // Japan Securities Dealers Association: accrued interest by 365 days, half-yearly coupons equal; T+1 since May 2018. In the last
  // days of a period of 184 days the JSDA lets accrued interest pass the coupon; here it meets it.
  jgb: { ...PAID_NEXT, couponsPerYear: 2, dayCount: 'ACT/365 CANADIAN', calendar: 'JP', settlementDays: 1 },
  // Investment Industry Association of Canada, "Canadian conventions in fixed income markets": ACT/365, coupons equal.
  'ca-government': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: 'ACT/365 CANADIAN',
    calendar: 'WEEKENDS',
    settlementDays: 1,
  },
  // Ministry of Treasury and Finance of Turkey: the coupon of a period is stated, periods have 182 days.
  'tr-government': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    periodDays: 182,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'TR',
    settlementDays: 1,
  },
  // ChinaBond, "Bond valuation methodology"; up to seven years coupons are annual, from ten years half-yearly.
  'cn-government': {
    ...PAID_NEXT,
    couponsPerYear: 1,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'CN',
    settlementDays: 1,
  },
  // SIX Swiss Exchange, "Accrued interest": German months of thirty days.
  swiss: { ...PAID_NEXT, couponsPerYear: 1, dayCount: '30E/360', calendar: 'CH', settlementDays: 2 },
  // ICMA rule 251 and primary market handbook: euro bonds since 1999.
  eurobond: { ...EURO, couponsPerYear: 1 },
  // ICMA rule 251 for dollars; sovereigns pay half-yearly on 30/360 without the ends of February.
  'eurobond-usd': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: '30/360 ISDA',
    calendar: 'US',
    settlementDays: 2,
  },
  // ANBIMA, "Metodologia de cálculo dos títulos públicos federais": NTN-F.
  'br-government': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    dayCount: 'BUS/252',
    calendar: 'BR',
    settlementDays: 1,
  },
  // Banco de México, "Descripción técnica de los Bonos": periods of 182 days by 360.
  'mx-government': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    periodDays: 182,
    dayCount: 'ACT/360',
    calendar: 'WEEKENDS',
    settlementDays: 2,
  },
  // Ministry of Finance of Poland, letters of issue: annual, ACT/ACT.
  'pl-government': {
    ...PAID_NEXT,
    couponsPerYear: 1,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'PL',
    settlementDays: 2,
  },
  // Ministry of Finance of Ukraine, terms of OVDP: periods of 182 days, half of the year's rate in each.
  'ua-government': {
    ...PAID_NEXT,
    couponsPerYear: 2,
    periodDays: 182,
    dayCount: 'ACT/ACT ICMA',
    calendar: 'UA',
    settlementDays: 1,
  },
} as const satisfies Readonly<Record<string, MarketConvention>>;

export type ConventionCode = keyof typeof MARKET_CONVENTIONS;
export const CONVENTION_CODES = Object.keys(MARKET_CONVENTIONS) as readonly ConventionCode[];

/** As the markets call them in every language. */
export const MARKET_NAMES: Readonly<Record<ConventionCode, string>> = {
  'us-treasury': 'US Treasury',
  'us-corporate': 'US corporate',
  'us-municipal': 'US municipal',
  gilt: 'Gilt',
  bund: 'Bund',
  oat: 'OAT',
  btp: 'BTP',
  bono: 'Bono',
  ofz: 'OFZ',
  'ru-corporate': 'MOEX',
  'au-government': 'ACGB',
  jgb: 'JGB',
  'ca-government': 'GoC',
  'tr-government': 'TURKGB',
  'cn-government': 'CGB',
  swiss: 'CHF',
  eurobond: 'Eurobond EUR',
  'eurobond-usd': 'Eurobond USD',
  'br-government': 'NTN-F',
  'mx-government': 'Mbono',
  'pl-government': 'POLGB',
  'ua-government': 'OVDP',
};

/** By its code, however it is written; null where it is unknown. */
export function findConvention(name: string): ConventionCode | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return CONVENTION_CODES.find((code) => code === plain) ?? OTHER_NAMES.get(plain) ?? null;
}

const OTHER_NAMES: ReadonlyMap<string, ConventionCode> = new Map(
  Object.entries<ConventionCode>({
    treasury: 'us-treasury',
    ust: 'us-treasury',
    'us-government': 'us-treasury',
    ukt: 'gilt',
    'gb-government': 'gilt',
    'uk-government': 'gilt',
    dbr: 'bund',
    'de-government': 'bund',
    bobl: 'bund',
    schatz: 'bund',
    frtr: 'oat',
    'fr-government': 'oat',
    btps: 'btp',
    'it-government': 'btp',
    spgb: 'bono',
    'es-government': 'bono',
    'ru-government': 'ofz',
    'ofz-pd': 'ofz',
    acgb: 'au-government',
    agb: 'au-government',
    'jp-government': 'jgb',
    can: 'ca-government',
    turkgb: 'tr-government',
    cgb: 'cn-government',
    'ch-government': 'swiss',
    'ntn-f': 'br-government',
    mbono: 'mx-government',
    polgb: 'pl-government',
    ovdp: 'ua-government',
  }),
);
