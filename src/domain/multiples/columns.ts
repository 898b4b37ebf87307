import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addMonths } from '../calendar/day-arithmetic.ts';
import { endMonthsBefore } from '../statements/period-values.ts';
import type { IssuerBooks } from './issuer-books.ts';

/** The tabs of MU-01: quarters and years. */
export type PeriodId = '1' | '2';

export interface Column {
  /** `now`, or the end of its period. */
  readonly id: string;
  /** The end of the period whose report is read. */
  readonly end: CalendarDay;
  /** The price is of this day or of the last trading day before it. */
  readonly day: CalendarDay;
  /** Its own flow: a quarter by itself, or twelve months. */
  readonly span: 'quarter' | 'year';
}

/** A report that is older says nothing about now: even one that comes once a year has a newer one by then. */
const MONTHS_UNTIL_OLD = 18;
const STEPS = { quarter: 3, year: 12 } as const;

/** Latest first: now, then every period from the latest report to the oldest, also those without a report; no quarters where only years are reported. */
export function columnsOf({ reports, today }: IssuerBooks, period: PeriodId): Column[] {
  const span = period === '1' ? 'quarter' : 'year';
  const ends = reports
    .filter(({ months }) => span === 'quarter' || months === STEPS.year)
    .map(({ periodEnd }) => periodEnd);
  const isYearly = reports.every(({ months }) => months === STEPS.year);
  const step = isYearly ? STEPS.year : STEPS[span];
  return [...nowColumn(reports, today), ...allEnds(ends, step).map((end) => toColumn(end, span))];
}

/** The days whose prices are requested. */
export function daysOf(books: Pick<IssuerBooks, 'reports' | 'today'>): CalendarDay[] {
  const ends = allEnds(
    books.reports.map(({ periodEnd }) => periodEnd),
    STEPS.quarter,
  );
  return [books.today, ...ends];
}

function nowColumn(reports: IssuerBooks['reports'], today: CalendarDay): Column[] {
  const end = lastOf(reports.map(({ periodEnd }) => periodEnd));
  if (end === undefined || end < addMonths(today, -MONTHS_UNTIL_OLD)) return [];
  return [{ id: 'now', end, day: today, span: 'year' }];
}

function toColumn(end: CalendarDay, span: Column['span']): Column {
  return { id: end, end, day: end, span };
}

function allEnds(ends: readonly CalendarDay[], step: number): CalendarDay[] {
  const latest = lastOf(ends);
  if (latest === undefined) return [];
  const oldest = ends.toSorted()[0] ?? latest;
  const all = new Set(ends);
  for (let end = latest; end >= oldest; end = endMonthsBefore(end, step)) all.add(end);
  return [...all].sort().reverse();
}

const lastOf = (ends: readonly CalendarDay[]) => ends.toSorted().at(-1);
