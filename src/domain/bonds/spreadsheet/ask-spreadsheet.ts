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
  | 'days_out_of_order'
  | 'not_positive'
  | 'negative'
  | 'unknown_basis'
  | 'unknown_frequency'
  | 'no_solution';

export type SpreadsheetAnswer =
  | { readonly isAnswered: true; readonly value: number }
  | { readonly isAnswered: false; readonly why: NoAnswer };

/** What is asked for, in the order of the function's own list: days that follow each other, then what each number must be. */
interface Asked {
  readonly run: (...asked: never[]) => number | null | Solved;
  /** Places of days, each before the next. */
  readonly days: readonly number[];
  readonly positive?: readonly number[];
  readonly notNegative?: readonly number[];
  readonly frequency?: number;
  readonly basis?: number;
}

const onceADay = { days: [0, 1], frequency: 2, basis: 3 };
const ofOnePayment = { days: [0, 1], positive: [2, 3], basis: 4 };

const FUNCTIONS = {
  ACCRINT: { run: accrInt, days: [0, 2], positive: [3, 4], frequency: 5, basis: 6 },
  ACCRINTM: { run: accrIntM, days: [0, 1], positive: [2, 3], basis: 4 },
  COUPDAYBS: { run: coupDayBs, ...onceADay },
  COUPDAYS: { run: coupDays, ...onceADay },
  COUPDAYSNC: { run: coupDaysNc, ...onceADay },
  COUPNCD: { run: coupNcd, ...onceADay },
  COUPNUM: { run: coupNum, ...onceADay },
  COUPPCD: { run: coupPcd, ...onceADay },
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
  TBILLEQ: { run: tbillEq, days: [0, 1], positive: [2] },
  TBILLPRICE: { run: tbillPrice, days: [0, 1], positive: [2] },
  TBILLYIELD: { run: tbillYield, days: [0, 1], positive: [2] },
  YEARFRAC: { run: yearFrac, days: [], basis: 2 },
  YIELD: { run: yieldOf, days: [0, 1], notNegative: [2], positive: [3, 4], frequency: 5, basis: 6 },
  YIELDDISC: { run: yieldDisc, ...ofOnePayment },
  YIELDMAT: { run: yieldMat, days: [2, 0, 1], notNegative: [3], positive: [4], basis: 5 },
} as const satisfies Readonly<Record<string, Asked>>;

export type SpreadsheetFunction = keyof typeof FUNCTIONS;

/** A spreadsheet's function by its name: a number, or why there is none. Days are day numbers. */
export function askSpreadsheet(
  name: SpreadsheetFunction,
  asked: readonly (number | boolean)[],
): SpreadsheetAnswer {
  const its: Asked = FUNCTIONS[name];
  const why = findFault(its, asked);
  if (why !== null) return { isAnswered: false, why };
  // What is asked was checked against the list of the function just now.
  const answer = its.run(...(asked as never[]));
  const value =
    typeof answer === 'object' && answer !== null ? (answer.isSolved ? answer.rate : null) : answer;
  return value !== null && Number.isFinite(value)
    ? { isAnswered: true, value }
    : { isAnswered: false, why: 'no_solution' };
}

function findFault(
  { days, positive, notNegative, frequency, basis }: Asked,
  asked: readonly (number | boolean)[],
): NoAnswer | null {
  const at = (place: number) => Number(asked[place]);
  if (frequency !== undefined && ![1, 2, 4].includes(at(frequency))) return 'unknown_frequency';
  if (basis !== undefined && ![0, 1, 2, 3, 4].includes(at(basis))) return 'unknown_basis';
  if (positive?.some((place) => !(at(place) > 0))) return 'not_positive';
  if (notNegative?.some((place) => !(at(place) >= 0))) return 'negative';
  const isInOrder = days.every((place, i) => i === 0 || at(days[i - 1] ?? 0) < at(place));
  return isInOrder ? null : 'days_out_of_order';
}
