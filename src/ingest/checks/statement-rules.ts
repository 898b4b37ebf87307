import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';

const DAYS_PER_MONTH = 30.4375;
const PERIODS = [3, 6, 9, 12] as const;
const PERIOD_TOLERANCE_DAYS = 10;
const RELATIVE_TOLERANCE = 0.001;

/** The nominal length of a period in months, or null where it is none of a quarter's multiples. */
export function findMonths(startsOn: string, endsOn: string): (typeof PERIODS)[number] | null {
  const days = toDayNumber(endsOn) - toDayNumber(startsOn) + 1;
  return PERIODS.find((months) => Math.abs(days - months * DAYS_PER_MONTH) <= PERIOD_TOLERANCE_DAYS) ?? null;
}

export function checkPeriod(startsOn: string, endsOn: string): Finding | null {
  if (findMonths(startsOn, endsOn) !== null) return null;
  const days = toDayNumber(endsOn) - toDayNumber(startsOn) + 1;
  return {
    rule: 'period_length',
    severity: 'hold',
    field: 'period',
    value: `${startsOn}/${endsOn}`,
    details: { days },
  };
}

interface Balance {
  readonly assets: number;
  readonly liabilities: number;
  readonly equity: number;
  /** Digits after the point to which the file is exact; negative for thousands and millions. */
  readonly decimals?: number | undefined;
}

export function checkBalance({ assets, liabilities, equity, decimals }: Balance): Finding | null {
  const difference = assets - liabilities - equity;
  if (Math.abs(difference) <= toleranceOf(assets, decimals)) return null;
  return { rule: 'balance', severity: 'warn', details: { assets, liabilities, equity, difference } };
}

export function checkTotal(
  total: number,
  parts: readonly number[],
  { line, decimals }: { readonly line: string; readonly decimals?: number | undefined },
): Finding | null {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (Math.abs(total - sum) <= toleranceOf(total, decimals)) return null;
  return { rule: 'total', severity: 'note', field: line, details: { total, sum } };
}

/** The rounding of three figures, or a thousandth. */
const toleranceOf = (value: number, decimals: number | undefined) =>
  Math.max(decimals === undefined ? 0 : 1.5 * 10 ** -decimals, Math.abs(value) * RELATIVE_TOLERANCE);

export function checkRestated(known: number | null, value: number, line: string): Finding | null {
  if (known === null || known === value) return null;
  return { rule: 'restated', severity: 'note', field: line, value: String(value), details: { known } };
}
