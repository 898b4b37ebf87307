import type { Assumptions, BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import { findRunningFixing } from '#domain/bonds/fixings/running-fixing.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths, type DayNumber, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { dayCountWord, type FieldTexts, NO_CALENDAR, NO_MARKET } from './calculator-fields.ts';
import { plainNumber, writeRows } from './field-texts.ts';
import { findRate, projectedRows } from './projected-rates.ts';
import { type BondOption, fixedOnce } from './read-terms.ts';
import { dayText, nearestFrequency, scheduleFields } from './schedule-fields.ts';

interface Known {
  readonly terms: BondTerms;
  readonly options: readonly BondOption[];
  readonly assumptions: Assumptions;
  readonly settlement: DayNumber;
}

/** Terms as the fields of an address write them. */
export function toFields({ terms, options, assumptions, settlement }: Known): FieldTexts {
  const rows = (kind: BondOption['kind']) =>
    options
      .filter((option) => option.kind === kind)
      .map(({ day, percent }) => ({ day: toCalendarDay(day), percent }));
  return {
    ...USUAL,
    ...couponFields(terms.coupon),
    date: toCalendarDay(settlement),
    nominal: plainNumber(terms.faceValue),
    base: assumptions.baseRate === undefined ? '' : plainNumber(assumptions.baseRate),
    fixing: fixingText({ terms, assumptions, settlement }),
    projected: writeRows(projectedRows({ terms, assumptions, settlement }), 'address'),
    inflation: assumptions.inflation === undefined ? '' : plainNumber(assumptions.inflation),
    issued: toCalendarDay(terms.issuedOn),
    ends: terms.maturesOn === null ? 'never' : 'on-date',
    matures: terms.maturesOn === null ? '' : toCalendarDay(terms.maturesOn),
    repaid: writeRows(
      terms.redemptions.map(({ day, share }) => ({ day: toCalendarDay(day), percent: share })),
      'address',
    ),
    puts: writeRows(rows('put'), 'address'),
    calls: writeRows(rows('call'), 'address'),
    ...scheduleFields(terms),
    defaulted: terms.defaultedOn === null ? '' : toCalendarDay(terms.defaultedOn),
  };
}

/** The reference rate of the running period, where it is known; observed day by day, the one rate that comes to the same so far. */
function fixingText({ terms, assumptions, settlement }: Omit<Known, 'options'>): string {
  const { coupon } = terms;
  if (coupon.kind !== 'floating') return '';
  const running = findRunningFixing(terms, settlement, assumptions);
  if (!running) return '';
  const { observation } = coupon.fixing ?? USUAL_FIXING;
  if (observation === 'in_advance') return running.isProjected ? '' : plainNumber(running.percent);
  const upToDay = (known: Assumptions) => findRunningFixing(terms, settlement, known, 'day')?.percent ?? 0;
  const observed = upToDay(assumptions);
  const byOne = (percent: number) => upToDay({ ...assumptions, fixings: fixedOnce(percent, settlement) });
  return plainNumber(findRate(byOne, observed));
}

/** A bond of one's own: five years of half-yearly coupons from today, at par. */
export function ownFields(today: CalendarDay): FieldTexts {
  const matures = toCalendarDay(addMonths(toDayNumber(today), 12 * USUAL_YEARS));
  return { ...USUAL, price: '100', date: today, issued: today, 'ratio-date': today, matures };
}

const USUAL_YEARS = 5;

const USUAL: FieldTexts = {
  by: 'price',
  price: '',
  dirty: '',
  yield: '',
  convention: 'effective',
  to: 'worst',
  date: '',
  market: NO_MARKET,
  nominal: '1000',
  coupon: 'fixed',
  rate: '5',
  margin: '1',
  base: '',
  fixing: '',
  projected: '',
  multiplier: '',
  floor: '',
  cap: '',
  observed: 'in_advance',
  lag: '',
  shift: 'lookback',
  inflation: '',
  ratio: '1',
  'ratio-date': '',
  frequency: '2',
  'day-count': 'act/act-icma',
  stub: 'short-front',
  'month-end': 'applied',
  'period-days': '',
  'period-months': '',
  'first-coupon': '',
  'last-coupon': '',
  calendar: NO_CALENDAR,
  'pay-rule': 'unadjusted',
  accrual: 'unadjusted',
  'ex-days': '',
  'ex-counted': 'business',
  decimals: '',
  'rounded-per': 'unit',
  issued: '',
  ends: 'on-date',
  matures: '',
  repaid: '',
  puts: '',
  calls: '',
  steps: '',
  coupons: '',
  'coupon-rates': '',
  capitalised: '',
  defaulted: '',
};

function couponFields(coupon: Coupon): Partial<FieldTexts> {
  if (coupon.kind === 'zero') return { coupon: 'zero' };
  const paid = {
    coupon: coupon.kind,
    frequency: String(coupon.every ? nearestFrequency(coupon.couponsPerYear) : coupon.couponsPerYear),
    'day-count': dayCountWord(coupon.dayCount),
    stub: coupon.stub,
    'month-end': coupon.keepsMonthEnd ? 'applied' : 'ignored',
    'period-days': coupon.every && 'days' in coupon.every ? plainNumber(coupon.every.days) : '',
    'period-months': coupon.every && 'months' in coupon.every ? plainNumber(coupon.every.months) : '',
    'first-coupon': dayText(coupon.firstCouponOn),
    'last-coupon': dayText(coupon.lastRegularOn),
  };
  if (coupon.kind === 'floating') {
    const { multiplier, floor, cap, observation, lag, isShifted } = coupon.fixing ?? USUAL_FIXING;
    return {
      ...paid,
      margin: plainNumber(coupon.margin),
      multiplier: multiplier === 1 ? '' : plainNumber(multiplier),
      floor: floor === 0 ? '' : plainNumber(floor),
      cap: cap === null ? '' : plainNumber(cap),
      observed: observation,
      lag: lag === 0 ? '' : plainNumber(lag),
      shift: isShifted ? 'shifted' : 'lookback',
    };
  }
  if (coupon.kind === 'fixed') return { ...paid, rate: plainNumber(coupon.rate) };
  return {
    ...paid,
    rate: plainNumber(coupon.rate),
    ratio: plainNumber(coupon.ratio),
    'ratio-date': toCalendarDay(coupon.ratioOn),
  };
}
