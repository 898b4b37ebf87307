import type { CalendarDay } from '../calendar/calendar-day.ts';
import {
  type CountedReport,
  endMonthsBefore,
  findQuarterReports,
  findReport,
  findTrailingYearReports,
} from '../statements/period-values.ts';
import type { Column } from './columns.ts';
import { type Input, type InputName, missing, type Source, toInput } from './input.ts';
import type { BookReport, IssuerBooks } from './issuer-books.ts';
import type { Take } from './multiple.ts';
import type { LineDefinition } from './quantities.ts';
import { known, type Reason, unknown } from './reason.ts';

type How = Extract<Source, { kind: 'reports' }>['how'];

/** The reports that a flow or a balance of a column is read from. */
export interface Reading {
  readonly how: How;
  readonly counted: readonly CountedReport<BookReport>[] | Reason;
}

const MONTHS_OF_YEAR = 12;

export function findReading(
  nature: LineDefinition['nature'],
  take: Take,
  { reports }: IssuerBooks,
  column: Column,
): Reading {
  return nature === 'flow' ? readFlow(reports, take, column) : readBalance(reports, take, column);
}

/** A line taken from the reports that show it, each with its share in the value. */
export function readLine(line: LineDefinition, take: Take, { how, counted }: Reading): Input {
  const isYearBefore = take === 'period_before';
  const name: InputName = isYearBefore
    ? { kind: 'line', code: line.code, isYearBefore }
    : { kind: 'line', code: line.code };
  if (typeof counted === 'string') return missing(name, counted);
  const reported = counted.flatMap(({ report, sign }) => {
    const fact = report.facts[line.code] ?? (line.isOptional ? 0 : undefined);
    if (fact === undefined) return [];
    const value = fact * report.unitMultiplier * (line.isNegated ? -1 : 1);
    const { periodEnd, months, derived = [] } = report;
    const isDerived = derived.includes(line.code);
    return [{ periodEnd, months, sign, value, ...(isDerived && { isDerived }) }];
  });
  const currency = counted[0]?.report.currency ?? null;
  const isMixed = counted.some(({ report }) => report.currency !== currency);
  const total = reported.reduce((sum, { sign, value }) => sum + sign * value, 0);
  const outcome =
    reported.length < counted.length
      ? unknown('no_line')
      : isMixed
        ? unknown('other_currency')
        : known(how === 'average' ? total / reported.length : total);
  return toInput({ name, currency, outcome, source: { kind: 'reports', how, reported } });
}

/** Whether the issuer has this line in the period at all: an optional one that it never has is not spoken of. */
export function isReported({ code }: LineDefinition, { reports }: IssuerBooks): boolean {
  return reports.some(({ facts }) => facts[code] !== undefined);
}

function readFlow(reports: readonly BookReport[], take: Take, { end, span }: Column): Reading {
  const how = take !== 'year' && span === 'quarter' ? 'quarter' : 'year';
  const upTo = take === 'period_before' ? endMonthsBefore(end, MONTHS_OF_YEAR) : end;
  const find = how === 'quarter' ? findQuarterReports : findTrailingYearReports;
  return { how, counted: find(reports, upTo) ?? reasonWithout(reports, take, upTo) };
}

function reasonWithout(reports: readonly BookReport[], take: Take, upTo: CalendarDay): Reason {
  if (findReport(reports, upTo)) return 'no_quarter';
  return take === 'period_before' ? 'no_year_before' : 'no_report';
}

function readBalance(reports: readonly BookReport[], take: Take, { end }: Column): Reading {
  const how = take === 'average' ? 'average' : 'end';
  const now = findReport(reports, end);
  if (!now) return { how, counted: 'no_report' };
  if (how === 'end') return { how, counted: [{ report: now, sign: 1 }] };
  const before = findReport(reports, endMonthsBefore(end, MONTHS_OF_YEAR));
  if (!before) return { how, counted: 'no_year_before' };
  return { how, counted: [before, now].map((report) => ({ report, sign: 1 })) };
}
