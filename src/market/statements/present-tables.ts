import { toDayNumber } from '#domain/calendar/day-number.ts';
import { baseLinesOf, shareOf } from '#domain/statements/common-size.ts';
import type { Measure } from '#domain/statements/statement-line.ts';
import type { StatementView } from '#domain/statements/statement-view.ts';
import { yearOnYear } from '#domain/statements/year-on-year.ts';
import { ASTERISKS, isLocked, type Locked } from '#platform/contract/sealed.ts';
import type { ReportHead, ReportLine, ReportTableData } from './report-table.contract.ts';

export type ShownValue = number | Locked<'more-rows'> | null;

interface ShownRows {
  readonly scroll_clmn: readonly ShownLine[];
  readonly scroll_body: readonly (readonly ShownValue[])[];
}

export type ShownLine = Omit<ReportLine, 'measure'> & { readonly measure: Measure | 'change' };

/** A statement as its reader chose to see it. */
export type ShownTable = Omit<ReportTableData, 'closed_data' | keyof ShownRows> &
  ShownRows & { readonly closed_data: ShownRows | Locked<'more-rows'> };

/** What one unit of the reports' currency is worth in the chosen one: at the end of each period, and on average over it. */
export interface Conversion {
  readonly currency: string;
  readonly at_end: readonly (number | null)[];
  readonly average: readonly (number | null)[];
}

// The brand exists for the compiler alone.
const LOCKED = ASTERISKS as Locked<'more-rows'>;

/**
 * The tables of one report in another unit or currency, as changes against the year before, or in common size. What a viewer did not
 * receive stays locked, and so does every share of a base that they did not receive: together they would give it away.
 */
export function presentTables(
  tables: readonly ReportTableData[],
  view: Pick<StatementView, 'show' | 'unit'>,
  conversion: Conversion | null = null,
): readonly ShownTable[] {
  if (view.show === 'share') {
    const bases = { at_end: findBase(tables, 'at_end'), since_new_year: findBase(tables, 'since_new_year') };
    return tables.map((table) => eachRow(table, (row) => toShare(row, bases[table.counts])));
  }
  if (view.show === 'change') return tables.map((table) => eachRow(table, (row) => toChange(row, table)));
  return tables.map((table) => inUnit(table, view.unit, conversion));
}

interface DataRow {
  readonly line: ReportLine;
  readonly values: readonly (number | null)[];
}

interface ShownRow {
  readonly line: ShownLine;
  readonly values: readonly ShownValue[];
}

function eachRow(table: ReportTableData, toRow: (row: DataRow) => ShownRow): ShownTable {
  const { closed_data: closed } = table;
  const turn = (part: Pick<ReportTableData, 'scroll_clmn' | 'scroll_body'>): ShownRows => {
    const rows = part.scroll_clmn.map((line, at) => toRow({ line, values: part.scroll_body[at] ?? [] }));
    return { scroll_clmn: rows.map(({ line }) => line), scroll_body: rows.map(({ values }) => values) };
  };
  return { ...table, ...turn(table), closed_data: isLocked(closed) ? closed : turn(closed) };
}

function toChange({ line, values }: DataRow, { scroll_head: heads }: ReportTableData): ShownRow {
  return {
    line: { ...withoutNotes(line), measure: 'change' },
    values: values.map((value, at) => {
      const before = yearBefore(heads, at);
      return line.measure === 'percent' || before === null
        ? null
        : yearOnYear(line.code, values[before] ?? null, value);
    }),
  };
}

const [LEAST_DAYS, MOST_DAYS] = [350, 380];

/** The column of the same period a year earlier, in the same currency: years of 52 and 53 weeks end on other days. */
function yearBefore(heads: readonly ReportHead[], at: number): number | null {
  const head = heads[at];
  if (!head) return null;
  const found = heads.findIndex((each) => {
    const days = toDayNumber(head.date) - toDayNumber(each.date);
    const isSame = each.months === head.months && each.currency === head.currency;
    return isSame && days >= LEAST_DAYS && days <= MOST_DAYS;
  });
  return found < 0 ? null : found;
}

/** Null: the issuer reports no such line. Locked: the viewer did not receive it. */
function findBase(tables: readonly ReportTableData[], counts: ReportTableData['counts']) {
  const ofKind = tables.filter((table) => table.counts === counts);
  for (const code of baseLinesOf(counts)) {
    for (const { closed_data: closed, ...open } of ofKind) {
      for (const part of isLocked(closed) ? [open] : [open, closed]) {
        const at = part.scroll_clmn.findIndex((line) => line.code === code);
        if (at >= 0) return part.scroll_body[at] ?? null;
      }
    }
  }
  return ofKind.some(({ closed_data: closed }) => isLocked(closed)) ? LOCKED : null;
}

function toShare({ line, values }: DataRow, base: ReturnType<typeof findBase>): ShownRow {
  const isMoney = line.measure === 'money';
  return {
    line: { ...withoutNotes(line), measure: 'percent' },
    values: values.map((value, at) => {
      if (!isMoney || value === null || base === null) return null;
      return isLocked(base) ? LOCKED : shareOf(value, base[at] ?? null);
    }),
  };
}

function inUnit(table: ReportTableData, unit: number | null, conversion: Conversion | null): ShownTable {
  const { unit_multiplier: reported } = table.dimension;
  const wanted = unit ?? reported;
  if (wanted === reported && conversion === null) return table;
  const rates = conversion?.[table.counts === 'at_end' ? 'at_end' : 'average'];
  const isConverted = ({ measure }: ReportLine) => measure === 'money' || measure === 'per_share';
  const inUnitOf = ({ restated, measure }: ReportLine) =>
    measure === 'money'
      ? restated?.map((each) => ({ ...each, value: (each.value * reported) / wanted }))
      : restated;
  const shown = eachRow(table, ({ line, values }) => ({
    line: rates && isConverted(line) ? withoutNotes(line) : { ...line, restated: inUnitOf(line) },
    values: values.map((value, at) => {
      const rate = rates && isConverted(line) ? (rates[at] ?? null) : 1;
      if (value === null || rate === null) return null;
      return line.measure === 'money' ? (value * rate * reported) / wanted : value * rate;
    }),
  }));
  return {
    ...shown,
    scroll_head: table.scroll_head.map((head) => ({
      ...head,
      ...(conversion && { currency: conversion.currency }),
      // What is said of a period is that its unit was another than that of the others.
      unit_multiplier: head.unit_multiplier === reported ? wanted : head.unit_multiplier,
    })),
    dimension: { currency: conversion?.currency ?? table.dimension.currency, unit_multiplier: wanted },
  };
}

/** What is said of a value is not said of a ratio of it. */
function withoutNotes({ restated: _, derived: __, ...line }: ReportLine): ReportLine {
  return line;
}
