import { Buffer } from 'node:buffer';
import type { CellStyle, CellStyles } from './cell-styles.ts';
import { columnLetters } from './column-letters.ts';
import type { CellFormat } from './workbook.ts';

/** The markup of a cell around its row number and its value. */
export interface CellPlan {
  readonly column: string;
  readonly kind: CellFormat['kind'];
  readonly start: Uint8Array;
  readonly number: Uint8Array;
  readonly formula: Uint8Array;
  readonly text: TextMarkup;
  /** Begins like a formula. */
  readonly quoted: TextMarkup;
}

interface TextMarkup {
  readonly plain: Uint8Array;
  /** Begins or ends with a space, which XML would drop. */
  readonly spaced: Uint8Array;
}

export const FORMULA_END = Buffer.from('</f><v>');
export const NUMBER_END = Buffer.from('</v></c>');
export const TEXT_END = Buffer.from('</t></is></c>');

const TEXT: CellFormat = { kind: 'text' };

export function planCell(
  index: number,
  format: CellFormat,
  styles: CellStyles,
  cellStyle: CellStyle = {},
): CellPlan {
  const column = columnLetters(index);
  const textFormat = format.kind === 'link' ? format : TEXT;
  return {
    column,
    kind: format.kind,
    start: Buffer.from(`<c r="${column}`),
    number: Buffer.from(`"${mark(styles.numberOf(format, cellStyle))}><v>`),
    formula: Buffer.from(`"${mark(styles.numberOf(format, cellStyle))}><f>`),
    text: textMarkup(styles.numberOf(textFormat, cellStyle)),
    quoted: textMarkup(styles.numberOf(textFormat, { ...cellStyle, isQuoted: true })),
  };
}

function textMarkup(style: number): TextMarkup {
  const start = `"${mark(style)} t="inlineStr"><is><t`;
  return { plain: Buffer.from(`${start}>`), spaced: Buffer.from(`${start} xml:space="preserve">`) };
}

const mark = (style: number) => (style === 0 ? '' : ` s="${style}"`);
