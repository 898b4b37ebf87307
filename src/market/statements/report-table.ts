import type { Language } from '#domain/languages/languages.ts';
import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import type { Basis, DerivedFrom } from '#domain/statements/derived-periods.ts';
import { type LaidOutLine, layOutLines } from '#domain/statements/lay-out-lines.ts';
import { countsOf } from '#domain/statements/section-counts.ts';
import type { Measure } from '#domain/statements/statement-line.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { ReportHead, ReportLine, ReportTableData } from './report-table.contract.ts';

/** A report as the store shows it. */
export interface ReportedPeriod {
  readonly periodEnd: string;
  readonly months: number;
  readonly periodNum: number;
  readonly currency: string;
  readonly unitMultiplier: number;
  readonly restatedOn: string | null;
  readonly facts: Readonly<Partial<Record<string, number>>>;
  readonly earlier?: Readonly<Partial<Record<string, EarlierFact>>>;
  /** Lines whose value no filing states by itself. */
  readonly derived?: readonly string[];
  /** Of a period that was derived from several reports, or taken alone. */
  readonly basis?: Basis;
  readonly parts?: DerivedFrom['parts'];
}

/** What a line was before a later report changed it. */
export interface EarlierFact {
  readonly value: number;
  readonly knownOn: string;
  readonly restatedOn: string;
}

export interface TemplateLine {
  readonly section: string;
  readonly code: string;
  readonly parent: string | null;
  readonly isTotal: boolean;
  readonly measure: Measure;
  readonly names: NameTable;
}

/** No table has more lines. */
const MOST_LINES = 100;

interface Given {
  readonly section: { readonly code: string; readonly names: NameTable };
  /** Of the whole template, in the order of print. */
  readonly lines: readonly TemplateLine[];
  /** The periods that the table compares, in any order. */
  readonly reports: readonly ReportedPeriod[];
  /** How many lines everyone may see; the rest, and what they open into, is closed data. */
  readonly limit: number;
  /** How many periods it compares at most, the latest; all by default. Its lines are those of all. */
  readonly mostPeriods?: number | undefined;
  readonly language: Language;
}

/** One statement over several periods, or null where none of the reports has a line of it. */
export function toReportTable(given: Given): Unopened<ReportTableData> | null {
  const parts = toReportParts(given);
  return parts && { ...parts.table, ...parts.open, closed_data: seal('more-rows', parts.closed) };
}

type ReportRows = Pick<ReportTableData, 'scroll_clmn' | 'scroll_body'>;

export interface ReportParts {
  readonly table: Omit<ReportTableData, 'closed_data' | keyof ReportRows>;
  readonly open: ReportRows;
  readonly closed: ReportRows;
  /** Both, in the order of print. */
  readonly all: ReportRows;
}

/** The same, not sealed yet. */
export function toReportParts(given: Given): ReportParts | null {
  const { section, lines, limit, language } = given;
  const reports = given.reports.toSorted(latestFirst).slice(0, given.mostPeriods);
  const known = lines.filter(
    (line) =>
      line.section === section.code && given.reports.some(({ facts }) => facts[line.code] !== undefined),
  );
  const [latest] = reports;
  if (!latest || known.length === 0) return null;
  const unit = latest.unitMultiplier;
  const laidOut = layOutLines(known).slice(0, MOST_LINES);
  const main = laidOut.filter(({ depth }) => depth === 0);
  const open = main.slice(0, limit);
  const closed = laidOut.filter((line) => !open.includes(line));
  const rowsOf = (part: readonly LaidOutLine<TemplateLine>[]) => ({
    scroll_clmn: part.map((line) => toLine(line, { language, reports, unit })),
    scroll_body: part.map(({ line }) => reports.map((report) => valueIn(report, line, unit))),
  });
  return {
    table: {
      report: { code: section.code, name: localizedName(section.code, section.names, language) },
      labels: Object.fromEntries(
        open.map(({ line }) => [line.code, localizedName(line.code, line.names, language)]),
      ),
      counts: countsOf(section.code),
      scroll_head: reports.map(toHead),
      dimension: { currency: oneCurrency(reports), unit_multiplier: unit },
      showMore: closed.length > 0,
      closed_count: closed.length,
    },
    open: rowsOf(open),
    closed: rowsOf(closed),
    all: rowsOf(laidOut),
  };
}

/** Of two reports that end on one day, the longer one comes first. */
export function latestFirst(a: ReportedPeriod, b: ReportedPeriod): number {
  return b.periodEnd.localeCompare(a.periodEnd) || b.months - a.months;
}

function toHead(report: ReportedPeriod): ReportHead {
  return {
    date: report.periodEnd,
    months: report.months,
    period_num: report.periodNum,
    currency: report.currency,
    unit_multiplier: report.unitMultiplier,
    restated_on: report.restatedOn,
    ...(report.basis && { basis: report.basis, parts: [...(report.parts ?? [])] }),
  };
}

function toLine(
  { line, depth, under, subRows }: LaidOutLine<TemplateLine>,
  { language, reports, unit }: Shown,
): ReportLine {
  const restated = reports.flatMap((report, column) => toRestated(report, line, unit, column));
  const derived = reports.flatMap((report, column) => (report.derived?.includes(line.code) ? column : []));
  return {
    code: line.code,
    name: localizedName(line.code, line.names, language),
    class: line.isTotal ? 'total' : null,
    depth,
    parent: under,
    measure: line.measure,
    sub_rows: subRows,
    ...(restated.length > 0 && { restated }),
    ...(derived.length > 0 && { derived }),
  };
}

interface Shown {
  readonly language: Language;
  readonly reports: readonly ReportedPeriod[];
  readonly unit: number;
}

function toRestated(report: ReportedPeriod, line: TemplateLine, unit: number, column: number) {
  const earlier = report.earlier?.[line.code];
  if (!earlier || report.facts[line.code] === undefined) return [];
  const value = inUnit(earlier.value, report, line, unit);
  return [{ column, value, known_on: earlier.knownOn, restated_on: earlier.restatedOn }];
}

/** Money of every period in one unit, that of the latest. */
export function valueIn(report: ReportedPeriod, line: TemplateLine, unit: number): number | null {
  const value = report.facts[line.code];
  return value === undefined ? null : inUnit(value, report, line, unit);
}

function inUnit(value: number, report: ReportedPeriod, { measure }: TemplateLine, unit: number): number {
  return measure === 'money' ? (value * report.unitMultiplier) / unit : value;
}

export function oneCurrency(reports: readonly ReportedPeriod[]): string | null {
  const [currency = null, ...others] = new Set(reports.map((report) => report.currency));
  return others.length === 0 ? currency : null;
}
