import { type CalendarDay, isCalendarDay } from '../../calendar/calendar-day.ts';
import { addMonths, toDayNumber } from '../../calendar/day-number.ts';
import type { Solved } from '../yields/solve-yield.ts';
import { accrInt, accrIntM } from './accrued.ts';
import { yearFrac } from './basis.ts';
import { tbillEq, tbillPrice, tbillYield } from './bills.ts';
import { duration, mDuration, price, yieldOf } from './bond.ts';
import { coupDayBs, coupDays, coupDaysNc, coupNcd, coupNum, coupPcd } from './coupon-days.ts';
import { disc, intRate, priceDisc, priceMat, received, yieldDisc, yieldMat } from './discounted.ts';
import { pDuration } from './growth.ts';
import { oddFPrice, oddFYield } from './odd-first.ts';
import { oddLPrice, oddLYield } from './odd-last.ts';

/** Why a spreadsheet would show #NUM!. */
export type NoAnswer =
  | 'not_a_day'
  | 'not_a_number'
  | 'days_out_of_order'
  | 'beyond_a_year'
  | 'not_positive'
  | 'negative'
  | 'unknown_basis'
  | 'unknown_frequency'
  | 'no_solution';

export type SpreadsheetAnswer =
  | { readonly isAnswered: true; readonly value: number }
  | { readonly isAnswered: false; readonly why: NoAnswer };

/** What is requested, in the order of the function's own list: days that follow each other, then what each number must be. */
interface FunctionCall {
  readonly run: (...given: never[]) => number | null | Solved;
  /** Positions of days, each before the next. */
  readonly days: readonly number[];
  /** Positions of days that may stand anywhere. */
  readonly freeDays?: readonly number[];
  readonly isWithinYear?: true;
  readonly positive?: readonly number[];
  readonly notNegative?: readonly number[];
  readonly frequency?: number;
  readonly basis?: number;
}

const ofCoupons = { days: [0, 1], frequency: 2, basis: 3 };
const ofBill = { days: [0, 1], isWithinYear: true, positive: [2] } as const;
const ofOnePayment = { days: [0, 1], positive: [2, 3], basis: 4 };

const FUNCTIONS = {
  ACCRINT: { run: accrInt, days: [0, 2], freeDays: [1], positive: [3, 4], frequency: 5, basis: 6 },
  ACCRINTM: { run: accrIntM, days: [0, 1], positive: [2, 3], basis: 4 },
  COUPDAYBS: { run: coupDayBs, ...ofCoupons },
  COUPDAYS: { run: coupDays, ...ofCoupons },
  COUPDAYSNC: { run: coupDaysNc, ...ofCoupons },
  COUPNCD: { run: coupNcd, ...ofCoupons },
  COUPNUM: { run: coupNum, ...ofCoupons },
  COUPPCD: { run: coupPcd, ...ofCoupons },
  DISC: { run: disc, ...ofOnePayment },
  DURATION: { run: duration, days: [0, 1], notNegative: [2, 3], frequency: 4, basis: 5 },
  INTRATE: { run: intRate, ...ofOnePayment },
  MDURATION: { run: mDuration, days: [0, 1], notNegative: [2, 3], frequency: 4, basis: 5 },
  ODDFPRICE: {
    run: oddFPrice,
    days: [2, 0, 3, 1],
    notNegative: [4, 5],
    positive: [6],
    frequency: 7,
    basis: 8,
  },
  ODDFYIELD: {
    run: oddFYield,
    days: [2, 0, 3, 1],
    notNegative: [4],
    positive: [5, 6],
    frequency: 7,
    basis: 8,
  },
  ODDLPRICE: { run: oddLPrice, days: [2, 0, 1], notNegative: [3, 4], positive: [5], frequency: 6, basis: 7 },
  ODDLYIELD: { run: oddLYield, days: [2, 0, 1], notNegative: [3], positive: [4, 5], frequency: 6, basis: 7 },
  PDURATION: { run: pDuration, days: [], positive: [0, 1, 2] },
  PRICE: { run: price, days: [0, 1], notNegative: [2, 3], positive: [4], frequency: 5, basis: 6 },
  PRICEDISC: { run: priceDisc, ...ofOnePayment },
  PRICEMAT: { run: priceMat, days: [2, 0, 1], notNegative: [3, 4], basis: 5 },
  RECEIVED: { run: received, ...ofOnePayment },
  TBILLEQ: { run: tbillEq, ...ofBill },
  TBILLPRICE: { run: tbillPrice, ...ofBill },
  TBILLYIELD: { run: tbillYield, ...ofBill },
  YEARFRAC: { run: yearFrac, days: [], freeDays: [0, 1], basis: 2 },
  YIELD: { run: yieldOf, days: [0, 1], notNegative: [2], positive: [3, 4], frequency: 5, basis: 6 },
  YIELDDISC: { run: yieldDisc, ...ofOnePayment },
  YIELDMAT: { run: yieldMat, days: [2, 0, 1], notNegative: [3], positive: [4], basis: 5 },
} as const satisfies Readonly<Record<string, FunctionCall>>;

export type SpreadsheetFunction = keyof typeof FUNCTIONS;
export const SPREADSHEET_FUNCTIONS = Object.keys(FUNCTIONS) as SpreadsheetFunction[];

/** The days that a spreadsheet has: 1900 to 9999. */
const FIRST_DAY = toDayNumber('1900-01-01');
const LAST_DAY = toDayNumber('9999-12-31');

/**
 * A spreadsheet's function by its name: a number, or why there is none. A day is written as one or is a day number; rates
 * are shares of one. As in a spreadsheet, a basis left out is 0, and of days, frequency and basis the whole part counts.
 */
export function evaluateFunction(
  name: SpreadsheetFunction,
  given: readonly (number | boolean | CalendarDay)[],
): SpreadsheetAnswer {
  const its: FunctionCall = FUNCTIONS[name];
  const read = readArguments(its, given);
  const why = findFault(its, read);
  if (why !== null) return { isAnswered: false, why };
  // What is asked was checked against the list of the function just now.
  const answer = its.run(...(read as never[]));
  const value =
    typeof answer === 'object' && answer !== null ? (answer.isSolved ? answer.rate : null) : answer;
  return value !== null && Number.isFinite(value)
    ? { isAnswered: true, value }
    : { isAnswered: false, why: 'no_solution' };
}

function readArguments(
  { days, freeDays = [], frequency, basis }: FunctionCall,
  given: readonly (number | boolean | CalendarDay)[],
): (number | boolean)[] {
  const filled = basis === undefined || given.length > basis ? given : [...given, 0];
  return filled.map((value, position) => {
    if (days.includes(position) || freeDays.includes(position)) return toDay(value);
    if (typeof value === 'string') return Number.NaN;
    return position === frequency || position === basis ? Math.trunc(Number(value)) : value;
  });
}

function toDay(value: number | boolean | CalendarDay): number {
  if (typeof value === 'string') return isCalendarDay(value) ? toDayNumber(value) : Number.NaN;
  return typeof value === 'number' ? Math.trunc(value) : Number.NaN;
}

function findFault(
  { days, freeDays = [], isWithinYear, positive = [], notNegative = [], frequency, basis }: FunctionCall,
  given: readonly (number | boolean)[],
): NoAnswer | null {
  const at = (position: number) => Number(given[position]);
  if ([...days, ...freeDays].some((position) => !(at(position) >= FIRST_DAY && at(position) <= LAST_DAY)))
    return 'not_a_day';
  if (frequency !== undefined && ![1, 2, 4].includes(at(frequency))) return 'unknown_frequency';
  if (basis !== undefined && ![0, 1, 2, 3, 4].includes(at(basis))) return 'unknown_basis';
  if ([...positive, ...notNegative].some((position) => !Number.isFinite(at(position)))) return 'not_a_number';
  if (positive.some((position) => !(at(position) > 0))) return 'not_positive';
  if (notNegative.some((position) => !(at(position) >= 0))) return 'negative';
  const isInOrder = days.every((position, i) => i === 0 || at(days[i - 1] ?? 0) < at(position));
  if (!isInOrder) return 'days_out_of_order';
  return isWithinYear && at(1) > addMonths(at(0), 12) ? 'beyond_a_year' : null;
}
