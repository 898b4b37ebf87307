import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { StatementView } from '#domain/statements/statement-view.ts';
import type { CellFormat, Column, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import {
  type Conversion,
  presentTables,
  type ShownLine,
  type ShownTable,
} from '#market/statements/present-tables.ts';
import type { ReportedPeriod } from '#market/statements/report-table.ts';
import { toAllReportParts } from '#market/statements/report-tables.server.ts';
import type { FoundTemplate } from '#market/statements/reports.repository.ts';
import { decimalsOf } from '#ui/report-table/report-decimals.ts';
import type { ReportWords } from './report-words.ts';

interface Given {
  readonly issuerName: string;
  readonly template: FoundTemplate;
  readonly reports: readonly ReportedPeriod[];
  /** Which of their periods the file shows; a change is counted from the one before, whether it is shown or not. */
  readonly days: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly view: Pick<StatementView, 'show' | 'unit'>;
  readonly conversion: Conversion | null;
  readonly language: Language;
  readonly words: ReportWords;
}

const NAME_WIDTH = 48;
const VALUE_WIDTH = 16;
const EVERY_LINE = Number.POSITIVE_INFINITY;

/** A sheet for each statement that the periods show something of: its lines down, the latest period first. */
export function toReportSheets(given: Given): Sheet[] {
  const { reports, language, view, conversion } = given;
  const parts = toAllReportParts(given.template, { reports, limit: EVERY_LINE, language });
  const nothing = { scroll_clmn: [], scroll_body: [] };
  const tables = parts.map(({ table, all }) => ({ ...table, ...all, closed_data: nothing }));
  return presentTables(tables, view, conversion).flatMap((table) => toSheet(given, table) ?? []);
}

function toSheet({ issuerName, days, view, words }: Given, table: ShownTable): Sheet | null {
  const heads = table.scroll_head.map((head, at) => ({ head, at }));
  const shown = heads.filter(({ head: { date } }) => date >= days.from && date <= days.to);
  const rows = table.scroll_clmn.flatMap((line, row) => {
    const values = shown.map(({ at }) => table.scroll_body[row]?.[at] ?? null);
    return values.some((value) => value !== null) ? [{ line, values }] : [];
  });
  if (rows.length === 0) return null;
  const { currency, unit_multiplier: unit } = table.dimension;
  const { name } = table.report;
  const isYearToDate = table.counts === 'since_new_year' && shown.some(({ head }) => !head.basis);
  return {
    name,
    title: [
      `${issuerName} – ${name}`,
      [
        words.standard,
        view.show === 'amount' ? words.unitOf(currency, unit) : words.shown[view.show],
        ...(isYearToDate ? [words.sinceNewYear] : []),
      ].join(' · '),
      words.source,
    ],
    columns: toColumns(
      shown.map(({ head }) => head),
      table,
      words,
    ),
    frozenColumns: 1,
    batches: [toRows(rows)],
  };
}

function toColumns(
  heads: ShownTable['scroll_head'],
  { counts, dimension }: ShownTable,
  words: ReportWords,
): Column[] {
  const hasRestated = heads.some(({ restated_on }) => restated_on !== null);
  const periods = heads.map((head): Column => {
    const title = words.titleOf(head, counts);
    const restated = head.restated_on === null ? null : { day: head.restated_on };
    return {
      head: [
        dimension.currency === null ? words.captionOf(title, head.currency) : title,
        { day: head.date },
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

interface ValuedLine {
  readonly line: ShownLine;
  readonly values: ShownTable['scroll_body'][number];
}

function toRows(rows: readonly ValuedLine[]): Row[] {
  const alike = Map.groupBy(rows, ({ line }) => line.measure);
  const formats = new Map(
    [...alike].map(([measure, lines]) => {
      const values = lines.flatMap((each) => each.values);
      return [measure, cellFormat(measure, decimalsOf(measure, values))];
    }),
  );
  return rows.map(({ line, values }) => {
    const format = formats.get(line.measure);
    return {
      cells: [line.name, ...values],
      isTotal: line.class === 'total',
      indent: line.depth,
      ...(format && { format }),
    };
  });
}

function cellFormat(measure: ShownLine['measure'], decimals: number): CellFormat {
  return { kind: measure === 'percent' || measure === 'change' ? 'percent' : 'number', decimals };
}
