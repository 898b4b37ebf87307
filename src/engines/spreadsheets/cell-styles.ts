import { escapeXml } from './cell-text.ts';
import type { CellFormat } from './workbook.ts';

/** The look of a cell, besides what its value is. */
export interface CellStyle {
  readonly role?: 'title' | 'note' | 'head';
  readonly isTotal?: boolean;
  readonly indent?: number;
  /** Over a column of numbers. */
  readonly isRight?: boolean;
  /** The text begins like a formula and shall stay a text when it is edited. */
  readonly isQuoted?: boolean;
}

const FIRST_OWN_FORMAT = 164;
const FONT = '<name val="Calibri"/><family val="2"/>';
const FONTS = {
  plain: `<font><sz val="11"/>${FONT}</font>`,
  strong: `<font><b/><sz val="11"/>${FONT}</font>`,
  title: `<font><b/><sz val="14"/>${FONT}</font>`,
  note: `<font><sz val="10"/><color rgb="FF5F6675"/>${FONT}</font>`,
  link: `<font><u/><sz val="11"/><color rgb="FF0563C1"/>${FONT}</font>`,
} as const;
type Font = keyof typeof FONTS;
const FONT_NAMES = Object.keys(FONTS) as Font[];

/** Hands out the numbers by which cells name their styles, and shows in the end what they mean. */
export class CellStyles {
  readonly #dayPattern: string;
  readonly #numbers = new Map<string, number>([[cellXf({ format: 0, font: 'plain', cellStyle: {} }), 0]]);
  readonly #patterns = new Map<string, number>();

  constructor(dayPattern: string) {
    this.#dayPattern = dayPattern;
  }

  numberOf(format: CellFormat, cellStyle: CellStyle = {}): number {
    const pattern = patternOf(format, this.#dayPattern);
    const xml = cellXf({ format: this.#formatNumber(pattern), font: fontOf(format, cellStyle), cellStyle });
    const known = this.#numbers.get(xml);
    if (known !== undefined) return known;
    this.#numbers.set(xml, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  toXml(): string {
    const formats = [...this.#patterns].map(
      ([pattern, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(pattern)}"/>`,
    );
    const styles = [...this.#numbers.keys()];
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '',
      `<fonts count="${FONT_NAMES.length}">${FONT_NAMES.map((font) => FONTS[font]).join('')}</fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
      '<border><left/><right/><top/><bottom style="thin"><color rgb="FF9AA0AD"/></bottom><diagonal/></border></borders>',
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>`,
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }

  #formatNumber(pattern: string | null): number {
    if (pattern === null) return 0;
    const known = this.#patterns.get(pattern) ?? FIRST_OWN_FORMAT + this.#patterns.size;
    this.#patterns.set(pattern, known);
    return known;
  }
}

function patternOf(format: CellFormat, dayPattern: string): string | null {
  switch (format.kind) {
    case 'text':
    case 'link':
      return null;
    case 'integer':
      return '#,##0';
    case 'number':
      return `#,##0${decimals(format.decimals)}`;
    case 'percent':
      return `0${decimals(format.decimals)}%`;
    case 'day':
      return dayPattern;
    case 'moment':
      return `${dayPattern} hh:mm`;
  }
}

const decimals = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '');

function fontOf({ kind }: CellFormat, { role, isTotal }: CellStyle): Font {
  if (role === 'title' || role === 'note') return role;
  if (role === 'head' || isTotal) return 'strong';
  return kind === 'link' ? 'link' : 'plain';
}

interface Xf {
  readonly format: number;
  readonly font: Font;
  readonly cellStyle: CellStyle;
}

function cellXf({ format, font, cellStyle }: Xf): string {
  const { role, isQuoted } = cellStyle;
  const marks = [
    `numFmtId="${format}" fontId="${FONT_NAMES.indexOf(font)}" fillId="0" borderId="${role === 'head' ? 1 : 0}" xfId="0"`,
    format > 0 ? ' applyNumberFormat="1"' : '',
    font === 'plain' ? '' : ' applyFont="1"',
    role === 'head' ? ' applyBorder="1"' : '',
    isQuoted ? ' quotePrefix="1"' : '',
  ].join('');
  const alignment = alignmentOf(cellStyle);
  return alignment ? `<xf ${marks} applyAlignment="1">${alignment}</xf>` : `<xf ${marks}/>`;
}

function alignmentOf({ role, indent = 0, isRight }: CellStyle): string {
  if (role === 'head')
    return `<alignment${isRight ? ' horizontal="right"' : ''} vertical="top" wrapText="1"/>`;
  return indent > 0 ? `<alignment horizontal="left" indent="${indent}"/>` : '';
}
