import styles from './table.module.css';
import type { Column } from './table-data.ts';

const WIDTHS = { least: styles.least, third: styles.third, free: styles.free } as const;

/** What is said once of a whole table: that it is one of figures, that its names wrap. */
export function tableClasses(columns: readonly Column[]): readonly (string | undefined | false)[] {
  return [
    styles.data,
    isOfFigures(columns) && styles.figures,
    columns[0]?.width === 'third' && styles.wraps,
    isLean(columns) && styles.lean,
    columns[0]?.width === 'least' && styles.brief,
  ];
}

/** What a head says of its column beyond that; the width of a column follows from its head. */
export function headClasses(columns: readonly Column[], index: number): readonly (string | undefined)[] {
  const column = columns[index];
  if (!column) return [];
  const { on, width } = column;
  return [alignment(columns, column, index), on && styles[on], width && WIDTHS[width]];
}

/** What its cells say. */
export function columnClasses(columns: readonly Column[], index: number): readonly (string | undefined)[] {
  const column = columns[index];
  if (!column) return [];
  const { on, width, kind, isRowHead } = column;
  const wraps = index > 0 && width === 'third' ? styles.third : undefined;
  const day = kind === 'day' && (isRowHead || index === 0) ? styles.day : undefined;
  return [alignment(columns, column, index), on && styles[on], wraps, day];
}

function alignment(columns: readonly Column[], column: Column, index: number): string | undefined {
  if (isOfFigures(columns) && index > 0) return isRight(column) ? undefined : styles.start;
  return isRight(column) ? styles.number : undefined;
}

/** Columns stand close where the first one takes what the others leave, and where a row is named by its day. */
export const isLean = (columns: readonly Column[]) =>
  columns[0]?.width === 'free' || columns.some(({ kind, isRowHead }) => kind === 'day' && isRowHead === true);

const isOfFigures = (columns: readonly Column[]) => columns.filter(isRight).length * 2 > columns.length;

/** Figures stand right, so that their digits stand under each other. */
function isRight({ kind, align }: Column): boolean {
  return kind === 'number' || kind === 'change' || align === 'end';
}
