import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/** How a cell is understood and shown. A percent is reported in hundredths: 12.5 is shown as 12.5 %. */
export type CellFormat =
  | { readonly kind: 'text' | 'integer' | 'day' | 'moment' | 'link' }
  | { readonly kind: 'number' | 'percent'; readonly decimals: number };

export interface Link {
  readonly text: string;
  readonly url: string;
}

/** What a cell computes by itself, without the sign =, and what it shows before somebody computes it. */
export interface Formula {
  readonly formula: string;
  readonly value: number;
}

/** A day is YYYY-MM-DD, a moment YYYY-MM-DDTHH:MM with or without seconds. What is missing or no number is left empty. */
export type CellValue = string | number | Link | Formula | null | undefined;

/** A row that does not look like its neighbours. */
export interface StyledRow {
  readonly cells: readonly CellValue[];
  readonly isTotal?: boolean;
  /** How far the first cell is moved in. */
  readonly indent?: number;
  /** In place of the format of every column of numbers. */
  readonly format?: CellFormat;
}

export type Row = readonly CellValue[] | StyledRow;

export type Batches = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;

export type HeadCell = string | { readonly day: CalendarDay } | null;

export interface Column {
  /** From top to bottom; all columns have as many. */
  readonly head: readonly HeadCell[];
  readonly format: CellFormat;
  /** In characters. */
  readonly width?: number;
}

export interface Sheet {
  readonly name: string;
  /** Lines above the head, the first of them large. */
  readonly title?: readonly string[];
  readonly columns: readonly Column[];
  /** Columns that stay while the others scroll; title and head always do. */
  readonly frozenColumns?: number;
  readonly hasFilter?: boolean;
  /** Read as fast as the file is taken, and never kept. */
  readonly batches: Batches;
}

/** A name by which formulas of every sheet speak of cells. */
export interface NamedCells {
  readonly name: string;
  /** Of the sheets as they are written, the first is 0. */
  readonly sheet: number;
  /** One cell, or the first and the last of several: `B3`, `B3:B9`. */
  readonly cells: string;
}

export interface Workbook {
  readonly title: string;
  readonly creator: string;
  readonly created: Date;
  /** How days are shown, in the letters of spreadsheets. */
  readonly dayPattern: string;
  readonly sheets: Iterable<Sheet> | AsyncIterable<Sheet>;
  /** Where there are some, the workbook computes itself anew when it is opened. */
  readonly names?: readonly NamedCells[];
}
