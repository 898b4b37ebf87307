import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Bond } from '../catalogue/instruments.ts';

const DAYS_PER_YEAR = 365.25;
/** A yield is reported for years of 365 days. */
const YEARS_PER_DAY_COUNT_YEAR = DAYS_PER_YEAR / 365;
const LEAST_RATE = 0.001;

export type FairTerms = Pick<
  Bond,
  'couponsPerYear' | 'issuedOn' | 'maturesOn' | 'redemptions' | 'options'
> & {
  /** What it pays a year, in percent of the outstanding principal: of a floater at today's base rate. */
  readonly coupon: number;
};

/**
 * What a bond is worth at a yield: clean, in percent of the outstanding principal. A closed form, for there are hundreds of
 * thousands of days to price. Its holder hands it back when that is worth more, its issuer calls it when that costs less.
 */
export function fairPrice(bond: FairTerms, day: DayNumber, yieldPercent: number): number {
  const rate = Math.max(LEAST_RATE, yieldPercent / 100);
  const worth = (end: DayNumber | null, repaid: number) => bullet(bond, day, end, repaid, rate);
  let price = repaidInParts(bond, day, (end) => worth(end, 100));
  for (const { kind, day: until, price: agreed } of bond.options) {
    if (until <= day) continue;
    const ended = worth(until, agreed);
    price = kind === 'put' ? Math.max(price, ended) : Math.min(price, ended);
  }
  return price;
}

/** A bond that is repaid in parts is as many bonds as it has parts. */
function repaidInParts(
  { maturesOn, redemptions }: FairTerms,
  day: DayNumber,
  worth: (end: DayNumber | null) => number,
): number {
  const parts = redemptions.filter((part) => part.day > day);
  if (parts.length === 0) return worth(maturesOn);
  const outstanding = parts.reduce((sum, { share }) => sum + share, 0);
  return parts.reduce((sum, part) => sum + part.share * worth(part.day), 0) / outstanding;
}

function bullet(
  { coupon, couponsPerYear, issuedOn }: FairTerms,
  day: DayNumber,
  end: DayNumber | null,
  repaid: number,
  rate: number,
): number {
  const discount = (years: number) => (1 + rate) ** (-years * YEARS_PER_DAY_COUNT_YEAR);
  const years = end === null ? Number.POSITIVE_INFINITY : (end - day) / DAYS_PER_YEAR;
  const atEnd = end === null ? 0 : repaid * discount(years);
  if (couponsPerYear === 0 || coupon === 0) return atEnd;
  const step = 1 / couponsPerYear;
  const periods = end === null ? Number.POSITIVE_INFINITY : Math.ceil(years / step - 1e-9);
  const sinceIssue = (day - issuedOn) / DAYS_PER_YEAR / step;
  const untilNext = end === null ? 1 - (sinceIssue % 1) : years / step - (periods - 1);
  const later = end === null ? 0 : discount(periods * step);
  const coupons = (coupon * step * discount(untilNext * step) * (1 - later)) / (1 - discount(step));
  return coupons + atEnd - coupon * step * (1 - untilNext);
}
