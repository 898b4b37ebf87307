import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { layOutLines } from '#domain/statements/lay-out-lines.ts';
import { countsOf } from '#domain/statements/section-counts.ts';
import type { Measure } from '#domain/statements/statement-line.ts';
import type { CellFormat, Column, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import {
  latestFirst,
  oneCurrency,
  type ReportedPeriod,
  type TemplateLine,
  valueIn,
} from '#market/statements/report-table.ts';
import { decimalsOf } from '#ui/report-table/report-decimals.ts';
import type { ReportWords } from './report-words.ts';

interface Given {
  readonly issuerName: string;
  readonly sections: readonly { readonly code: string; readonly names: TemplateLine['names'] }[];
  /** Of the whole template, in the order of print. */
  readonly lines: readonly TemplateLine[];
  readonly reports: readonly ReportedPeriod[];
  readonly language: Language;
  readonly words: ReportWords;
}

const NAME_WIDTH = 48;
const VALUE_WIDTH = 16;

/** A sheet for each statement that the reports show something of: its lines down, the latest period first. */
export function toReportSheets(given: Given): Sheet[] {
  const reports = given.reports.toSorted(latestFirst);
  return given.sections.flatMap((section) => toSheet(given, reports, section) ?? []);
}

function toSheet(
  given: Given,
  reports: readonly ReportedPeriod[],
  section: Given['sections'][number],
): Sheet | null {
  const { lines, language, words } = given;
  const known = lines.filter(
    (line) => line.section === section.code && reports.some(({ facts }) => facts[line.code] !== undefined),
  );
  const [latest] = reports;
  if (!latest || known.length === 0) return null;
  const name = localizedName(section.code, section.names, language);
  const unit = words.unitOf(oneCurrency(reports), latest.unitMultiplier);
  const isFlow = countsOf(section.code) === 'since_new_year';
  return {
    name,
    title: [
      `${given.issuerName} – ${name}`,
      [words.standard, unit, ...(isFlow ? [words.sinceNewYear] : [])].join(' · '),
      words.source,
    ],
    columns: toColumns(reports, section.code, words),
    frozenColumns: 1,
    batches: [toRows(known, reports, latest.unitMultiplier, language)],
  };
}

function toColumns(reports: readonly ReportedPeriod[], section: string, words: ReportWords): Column[] {
  const hasRestated = reports.some(({ restatedOn }) => restatedOn !== null);
  const isOneCurrency = oneCurrency(reports) !== null;
  const periods = reports.map((report): Column => {
    const title = words.titleOf(report, countsOf(section));
    const restated = report.restatedOn === null ? null : { day: report.restatedOn };
    return {
      head: [
        isOneCurrency ? title : words.captionOf(title, report.currency),
        { day: report.periodEnd },
        ...(hasRestated ? [restated] : []),
      ],
      format: { kind: 'number', decimals: 0 },
      width: VALUE_WIDTH,
    };
  });
  const names: Column = {
    head: [words.indicator, words.periodEnd, ...(hasRestated ? [words.restatedOn] : [])],
    format: { kind: 'text' },
    width: NAME_WIDTH,
  };
  return [names, ...periods];
}

function toRows(
  known: readonly TemplateLine[],
  reports: readonly ReportedPeriod[],
  unit: number,
  language: Language,
): Row[] {
  const rows = layOutLines(known).map(({ line, depth }) => ({
    line,
    depth,
    values: reports.map((report) => valueIn(report, line, unit)),
  }));
  const formatOf = (measure: Measure) => {
    const alike = rows.filter(({ line }) => line.measure === measure);
    return cellFormat(
      measure,
      decimalsOf(
        measure,
        alike.flatMap(({ values }) => values),
      ),
    );
  };
  const formats = new Map(known.map(({ measure }) => [measure, formatOf(measure)]));
  return rows.map(({ line, depth, values }) => {
    const format = formats.get(line.measure);
    return {
      cells: [localizedName(line.code, line.names, language), ...values],
      isTotal: line.isTotal,
      indent: depth,
      ...(format && { format }),
    };
  });
}

function cellFormat(measure: Measure, decimals: number): CellFormat {
  return { kind: measure === 'percent' ? 'percent' : 'number', decimals };
}
