import type { BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import { BUSINESS_DAY_RULES } from '#domain/bonds/business-days.ts';
import { closedDaysOf, findCalendar } from '#domain/bonds/calendars/calendars.ts';
import { COUPONS_PER_YEAR, perYearOf } from '#domain/bonds/coupon-schedule.ts';
import type { DayCount } from '#domain/bonds/day-count.ts';
import { ACCRUALS, EX_COUNTED, type FieldTexts, NO_CALENDAR, ROUNDED_PER } from './calculator-fields.ts';
import type { FieldReader } from './field-reader.ts';

const PERIOD_DAYS = { least: 1, most: 3_660 };
const PERIOD_MONTHS = { least: 1, most: 120 };
const EX_DAYS = { least: 0, most: 60 };
const DECIMALS = { least: 0, most: 12 };
const RATES = { least: -100, most: 1_000 };
const MONEY = { least: 0, most: 1e12 };

type Frequency = Pick<
  Extract<Coupon, { kind: 'fixed' }>,
  'couponsPerYear' | 'every' | 'firstCouponOn' | 'lastRegularOn'
>;
type Payments = Pick<
  BondTerms,
  'businessDays' | 'exCoupon' | 'accruedRounding' | 'capitalisedUntil' | 'steps' | 'announced'
>;

/** How often a coupon is paid, and where odd periods end; null where the frequency is no choice. */
export function readFrequency(read: FieldReader, texts: FieldTexts, dayCount: DayCount): Frequency | null {
  const days = read.optional('period-days', () => whole(read, 'period-days', PERIOD_DAYS));
  const months = read.optional('period-months', () => whole(read, 'period-months', PERIOD_MONTHS));
  const perYear = COUPONS_PER_YEAR.find((count) => String(count) === texts.frequency);
  if (perYear === undefined) read.refuse('frequency', { code: 'no_choice' });
  const first = read.optional('first-coupon', () => read.day('first-coupon'));
  const last = read.optional('last-coupon', () => read.day('last-coupon'));
  if (perYear === undefined) return null;
  const every = days ? { days } : months ? { months } : undefined;
  return {
    couponsPerYear: every ? perYearOf(every, dayCount) : perYear,
    ...(every && { every }),
    ...(typeof first === 'number' && { firstCouponOn: first }),
    ...(typeof last === 'number' && { lastRegularOn: last }),
  };
}

/** Where a payment goes whose day is no business day; of a bond without coupons its redemption. */
export function readBusinessDays(read: FieldReader, texts: FieldTexts): Pick<Payments, 'businessDays'> {
  const rule = read.choice('pay-rule', BUSINESS_DAY_RULES);
  const accrual = read.choice('accrual', ACCRUALS);
  const code = texts.calendar === NO_CALENDAR ? null : findCalendar(texts.calendar);
  if (texts.calendar !== NO_CALENDAR && !code) read.refuse('calendar', { code: 'no_choice' });
  const isMoved = code !== null || (rule !== null && rule !== 'unadjusted');
  if (!isMoved || !rule || !accrual) return {};
  return { businessDays: { ...closedDaysOf(code ?? 'WEEKENDS'), rule, accrual } };
}

/** When payments are made, what is traded without them, and coupons that are stated one by one. */
export function readPayments(read: FieldReader, texts: FieldTexts): Payments {
  const exDays = read.optional('ex-days', () => whole(read, 'ex-days', EX_DAYS));
  const counted = read.choice('ex-counted', EX_COUNTED);
  const decimals = read.optional('decimals', () => whole(read, 'decimals', DECIMALS));
  const per = read.choice('rounded-per', ROUNDED_PER);
  const capitalised = read.optional('capitalised', () => read.day('capitalised'));
  const steps = read.rows('steps', RATES).map(({ day, percent }) => ({ from: day, rate: percent }));
  const coupons = read.rows('coupons', MONEY);
  const rates = read.rows('coupon-rates', RATES);
  return {
    ...readBusinessDays(read, texts),
    ...(exDays && counted && { exCoupon: { days: exDays, counted } }),
    ...(typeof decimals === 'number' && per && { accruedRounding: { decimals, per } }),
    ...(typeof capitalised === 'number' && { capitalisedUntil: capitalised }),
    ...(steps.length > 0 && { steps: steps.toSorted((one, other) => one.from - other.from) }),
    ...(coupons.length + rates.length > 0 && {
      announced: [
        ...coupons.map(({ day, percent }) => ({ startsOn: null, day, rate: null, amount: percent })),
        ...rates.map(({ day, percent }) => ({ startsOn: null, day, rate: percent, amount: null })),
      ].sort((one, other) => one.day - other.day),
    }),
  };
}

/** The days of a schedule lie within the bond's life, the first coupon before the last. */
export function checkScheduleDays(
  read: FieldReader,
  { coupon, issuedOn, maturesOn, ...terms }: BondTerms,
): void {
  const isOutside = (day: number | undefined) =>
    day !== undefined && (day <= issuedOn || (maturesOn !== null && day > maturesOn));
  if (coupon.kind !== 'zero') {
    const { firstCouponOn, lastRegularOn } = coupon;
    if (isOutside(firstCouponOn)) read.refuse('first-coupon', { code: 'outside_life' });
    const isEarly = lastRegularOn !== undefined && lastRegularOn < (firstCouponOn ?? issuedOn);
    if (isOutside(lastRegularOn) || isEarly) read.refuse('last-coupon', { code: 'outside_life' });
  }
  if (isOutside(terms.capitalisedUntil)) read.refuse('capitalised', { code: 'outside_life' });
  const late = (isOf: (amount: number | null) => boolean) =>
    (terms.announced ?? []).filter(({ amount }) => isOf(amount)).findIndex(({ day }) => isOutside(day));
  const [amount, rate] = [late((each) => each !== null), late((each) => each === null)];
  if (amount >= 0) read.refuse('coupons', { code: 'row_outside', row: amount + 1 });
  if (rate >= 0) read.refuse('coupon-rates', { code: 'row_outside', row: rate + 1 });
  // Two coupons of one day would be two periods over the same days.
  const days = (terms.announced ?? []).map(({ day }) => day);
  const again = days.findIndex((day, at) => days.indexOf(day) !== at);
  const repeated = terms.announced?.[again];
  if (repeated)
    read.refuse(repeated.amount === null ? 'coupon-rates' : 'coupons', {
      code: 'row_repeated',
      row: again + 1,
    });
}

export function whole(
  read: FieldReader,
  field: 'period-days' | 'period-months' | 'ex-days' | 'decimals' | 'lag',
  range: { readonly least: number; readonly most: number },
): number | null {
  const value = read.number(field, range);
  return value === null || Number.isInteger(value) ? value : read.refuse(field, { code: 'no_number' });
}
