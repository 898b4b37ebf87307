import type { CellFormat, CellValue, NamedCells, Row } from '#engines/spreadsheets/workbook.ts';

/** A line of a sheet of inputs, with the name by which formulas call its value. */
export interface InputLine {
  readonly name: string | null;
  readonly text: string;
  readonly value: CellValue;
  readonly unit?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly format?: CellFormat;
  readonly isTotal?: true;
}

/** Two lines of title and the head stand above the first row. */
export const FIRST_ROW = 4;

export const toInputRows = (lines: readonly InputLine[]): Row[] =>
  lines.map(({ name, text, value, unit, note, format, isTotal }) => ({
    cells: [text, value, unit, name, note],
    ...(format && { format }),
    ...(isTotal && { isTotal }),
  }));

/** The names of the values, in the second column of the first sheet. */
export const toInputNames = (lines: readonly InputLine[]): NamedCells[] =>
  lines.flatMap(({ name }, at) => (name === null ? [] : [{ name, sheet: 0, cells: `B${FIRST_ROW + at}` }]));

/** So many rows of a column of a sheet. */
export const columnCells = (letter: string, count: number): string =>
  `${letter}${FIRST_ROW}:${letter}${FIRST_ROW + count - 1}`;
