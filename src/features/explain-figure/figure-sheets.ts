import type { Derivation } from '#domain/derivations/derivation.ts';
import type { CellFormat, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import {
  columnCells,
  FIRST_ROW,
  type InputLine,
  toInputNames,
  toInputRows,
} from '#market/bond-workbook/laid-out.ts';

export interface FigureSheetWords {
  readonly title: readonly string[];
  readonly inputs: string;
  readonly table: string;
  /** Of value, unit, name in formulas and source. */
  readonly heads: readonly [string, string, string, string];
  readonly columns: readonly string[];
}

const FINE: CellFormat = { kind: 'number', decimals: 10 };
const DAY: CellFormat = { kind: 'day' };
const TEXT: CellFormat = { kind: 'text' };
const letterOf = (at: number) => String.fromCharCode(65 + at);

/** The inputs with their names and, on a second sheet, the rows of the derivation; every figure is a formula. */
export function toFigureSheets(
  { figure, formula, cells, table }: Derivation,
  lines: readonly InputLine[],
  figureLine: Pick<InputLine, 'text' | 'unit'>,
  words: FigureSheetWords,
): { readonly sheets: Sheet[]; readonly names: NamedCells[] } {
  const all: InputLine[] = [
    ...lines,
    { ...figureLine, name: 'figure', value: { formula, value: figure }, format: FINE, isTotal: true },
  ];
  const [value, unit, cell, source] = words.heads;
  const inputs: Sheet = {
    name: words.inputs,
    title: words.title,
    columns: [
      { head: [words.inputs], format: TEXT, width: 40 },
      { head: [value], format: FINE, width: 22 },
      { head: [unit], format: TEXT, width: 10 },
      { head: [cell], format: TEXT, width: 20 },
      { head: [source], format: TEXT, width: 60 },
    ],
    batches: [toInputRows(all)],
  };
  const names = toInputNames(all);
  const formulas = [formula, ...cells.map((each) => each.formula ?? '')].join(' ');
  if (!table) return { sheets: [inputs], names };
  const { columns, rows } = table;
  const letters = new Map<string, string>(columns.map(({ key }, at) => [key, letterOf(at)]));
  const inRow = (text: string, row: number) =>
    text.replaceAll(/[a-z_]+/g, (key) => (letters.has(key) ? `${letters.get(key)}${row}` : key));
  const toRow = (cells: readonly (string | number)[], at: number): Row =>
    cells.map((each, column) => {
      const text = columns[column]?.formula;
      return text === undefined || typeof each === 'string'
        ? each
        : { formula: inRow(text, FIRST_ROW + at), value: each };
    });
  const sheet: Sheet = {
    name: words.table,
    title: words.title,
    columns: columns.map(({ kind }, at) => ({
      head: [words.columns[at] ?? ''],
      format: kind === 'day' ? DAY : kind === 'text' ? TEXT : FINE,
      width: kind === 'text' ? 40 : 22,
    })),
    batches: [rows.map(toRow)],
  };
  return {
    sheets: [inputs, sheet],
    names: [
      ...names,
      ...columns.flatMap(({ key }, at) =>
        new RegExp(`\\b${key}\\b`).test(formulas)
          ? [{ name: key, sheet: 1, cells: columnCells(letterOf(at), rows.length) }]
          : [],
      ),
    ],
  };
}
