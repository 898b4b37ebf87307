import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addDays } from '../calendar/day-arithmetic.ts';
import {
  type CountedReport,
  endMonthsBefore,
  findQuarterReports,
  findTrailingYearReports,
  type ReportPeriod,
} from './period-values.ts';
import { countsOf } from './section-counts.ts';
import type { Measure } from './statement-line.ts';

/** Periods that no report states as such; the ids continue those of the tabs (`IFRS_PERIODS`). */
export const DERIVED_PERIODS = [
  { id: 5, basis: 'quarter' },
  { id: 6, basis: 'ltm' },
] as const;
export type Basis = (typeof DERIVED_PERIODS)[number]['basis'];

export const basisOf = (periodId: number): Basis | null =>
  DERIVED_PERIODS.find(({ id }) => id === periodId)?.basis ?? null;

/** A report as far as periods are derived from it. Flows are year to date. */
export interface StatedReport extends ReportPeriod {
  readonly currency: string;
  readonly unitMultiplier: number;
  readonly restatedOn: string | null;
  readonly facts: Readonly<Partial<Record<string, number>>>;
}

export interface DerivedFrom {
  readonly basis: Basis;
  /** The reports that were added or subtracted: one where the period was reported as such. */
  readonly parts: readonly (ReportPeriod & { readonly sign: 1 | -1 })[];
}

interface Line {
  readonly section: string;
  readonly code: string;
  readonly measure: Measure;
}

const MONTHS = { quarter: 3, ltm: 12 } as const;
/** Balances among the flows. What there was at the start is what there was at the end of the period before. */
const AT_START: Readonly<Record<string, string>> = { cash_at_start: 'cash_at_end', 4450: '4500' };
const AT_END: ReadonlySet<string> = new Set(Object.values(AT_START));
const EXACT = 1e6;

/**
 * Every period of three months, or of twelve, that the reports show: a quarter is the year to date less that of the
 * quarter before; the last twelve months are the year, less its start, plus this start. A period is absent where a report
 * is missing or has another currency, and so is a line that one of the reports lacks, or that cannot be added (per share).
 */
export function derivePeriods<R extends StatedReport>(
  reports: readonly R[],
  basis: Basis,
  lines: readonly Line[],
): readonly (R & DerivedFrom)[] {
  const find = basis === 'quarter' ? findQuarterReports : findTrailingYearReports;
  // Of two reports that end on one day, the longer one is read: the multiples do the same.
  const placed = reports
    .map((report) => ({ report, periodEnd: monthEndOf(report.periodEnd), months: report.months }))
    .toSorted((a, b) => a.periodEnd.localeCompare(b.periodEnd) || b.months - a.months);
  const ends = [...new Set(placed.map(({ periodEnd }) => periodEnd))];
  const periods = ends.flatMap((end) => {
    const counted = find(placed, end)?.map(({ report: { report }, sign }) => ({ report, sign }));
    return counted && isOneCurrency(counted) ? [toPeriod(counted, basis, lines)] : [];
  });
  return periods.some(({ parts }) => parts.length > 1) ? periods : [];
}

const HALF_A_MONTH = 15;

/** A year of 52 or 53 weeks ends some days beside the month that it stands for. */
const monthEndOf = (day: CalendarDay): CalendarDay => endMonthsBefore(addDays(day, HALF_A_MONTH), 1);

function isOneCurrency(counted: readonly CountedReport<StatedReport>[]): boolean {
  return new Set(counted.map(({ report }) => report.currency)).size === 1;
}

function toPeriod<R extends StatedReport>(
  counted: readonly CountedReport<R>[],
  basis: Basis,
  lines: readonly Line[],
): R & DerivedFrom {
  const parts = counted.map(({ report: { periodEnd, months }, sign }) => ({ periodEnd, months, sign }));
  // The report of the last day: it is alone, or comes last of a sum that ends with it.
  const now = counted.reduce((last, each) => (each.report.periodEnd > last.report.periodEnd ? each : last));
  if (counted.length === 1) return { ...now.report, basis, parts };
  const facts = lines.flatMap((line): [string, number][] => {
    const value = lineValue(line, now.report, counted);
    return value === undefined ? [] : [[line.code, value]];
  });
  const restated = counted.flatMap(({ report }) => report.restatedOn ?? []).toSorted();
  return {
    ...now.report,
    months: MONTHS[basis],
    restatedOn: restated.at(-1) ?? null,
    facts: Object.fromEntries(facts),
    earlier: {},
    derived: [],
    basis,
    parts,
  };
}

function lineValue(
  { section, code, measure }: Line,
  now: StatedReport,
  counted: readonly CountedReport<StatedReport>[],
): number | undefined {
  if (countsOf(section) === 'at_end' || AT_END.has(code)) return now.facts[code];
  const inUnitOfNow = ({ facts, unitMultiplier }: StatedReport, of: string) => {
    const fact = facts[of];
    return fact === undefined ? undefined : (fact * unitMultiplier) / now.unitMultiplier;
  };
  const endCode = AT_START[code];
  if (endCode !== undefined) {
    const before = counted.find(({ sign }) => sign < 0);
    return before && inUnitOfNow(before.report, endCode);
  }
  if (measure !== 'money') return undefined;
  let sum = 0;
  for (const { report, sign } of counted) {
    const value = inUnitOfNow(report, code);
    if (value === undefined) return undefined;
    sum += sign * value;
  }
  return Math.round(sum * EXACT) / EXACT;
}
