import { Buffer } from 'node:buffer';
import type { ByteWriter } from './byte-writer.server.ts';
import { type CellPlan, FORMULA_END, NUMBER_END, planCell, TEXT_END } from './cell-plan.server.ts';
import type { CellStyle, CellStyles } from './cell-styles.ts';
import { looksLikeFormula, toCellText } from './cell-text.ts';
import { findDaySerial } from './day-serial.ts';
import type { CellFormat, CellValue, Column, Formula, HeadCell, Link, Row, StyledRow } from './workbook.ts';

/** More links than this a sheet cannot hold, and longer ones Excel calls damaged; what is over stays text. */
const MOST_LINKS = 65_530;
const LONGEST_URL = 2_079;

const ROW_START = Buffer.from('<row r="');
const ROW_OPEN = Buffer.from('">');
const ROW_END = Buffer.from('</row>');

export interface LinkInCell {
  readonly cell: string;
  readonly url: string;
}

/** Writes the rows of one sheet, from the first on. */
export class RowWriter {
  readonly links: LinkInCell[] = [];
  readonly #bytes: ByteWriter;
  readonly #styles: CellStyles;
  readonly #columns: readonly Column[];
  readonly #plain: readonly CellPlan[];
  readonly #styledPlans = new Map<string, readonly CellPlan[]>();
  #row = 0;
  #rowDigits: Uint8Array = new Uint8Array();

  constructor(bytes: ByteWriter, styles: CellStyles, columns: readonly Column[]) {
    this.#bytes = bytes;
    this.#styles = styles;
    this.#columns = columns;
    this.#plain = columns.map(({ format }, index) => planCell(index, format, styles));
  }

  get count(): number {
    return this.#row;
  }

  title(text: string, role: 'title' | 'note'): void {
    this.#write([text], [planCell(0, { kind: 'text' }, this.#styles, { role })]);
  }

  head(cells: readonly HeadCell[]): void {
    const plans = cells.map((_, index) => {
      const isRight = isNumeric(this.#columns[index]?.format);
      return planCell(index, { kind: 'day' }, this.#styles, { role: 'head', isRight });
    });
    const values = cells.map((cell) => (typeof cell === 'string' ? cell : cell?.day));
    this.#write(values, plans);
  }

  row(row: Row): void {
    if ('cells' in row) this.#write(row.cells, this.#plansOf(row));
    else this.#write(row, this.#plain);
  }

  #write(cells: readonly CellValue[], plans: readonly CellPlan[]): void {
    const bytes = this.#bytes;
    this.#row++;
    this.#rowDigits = Buffer.from(String(this.#row), 'latin1');
    bytes.room(0);
    bytes.put(ROW_START);
    bytes.put(this.#rowDigits);
    bytes.put(ROW_OPEN);
    for (let index = 0; index < plans.length; index++) this.#cell(plans[index] as CellPlan, cells[index]);
    bytes.room(0);
    bytes.put(ROW_END);
  }

  #cell(plan: CellPlan, value: CellValue): void {
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) return;
      if (plan.kind === 'text') this.#text(plan, String(value));
      else this.#number(plan, plan.kind === 'percent' ? toFraction(value) : value);
    } else if (typeof value === 'string') {
      const serial = plan.kind === 'day' || plan.kind === 'moment' ? findDaySerial(value) : null;
      if (serial !== null) this.#number(plan, serial);
      else if (value !== '') this.#text(plan, value);
    } else if (value && 'formula' in value) this.#formula(plan, value);
    else if (value) this.#link(plan, value);
  }

  #number(plan: CellPlan, value: number): void {
    const bytes = this.#bytes;
    bytes.room(0);
    bytes.put(plan.start);
    bytes.put(this.#rowDigits);
    bytes.put(plan.number);
    bytes.number(value);
    bytes.put(NUMBER_END);
  }

  #formula(plan: CellPlan, { formula, value }: Formula): void {
    const bytes = this.#bytes;
    bytes.room(formula.length);
    bytes.put(plan.start);
    bytes.put(this.#rowDigits);
    bytes.put(plan.formula);
    bytes.text(formula);
    bytes.put(FORMULA_END);
    bytes.number(Number.isFinite(value) ? value : 0);
    bytes.put(NUMBER_END);
  }

  #text(plan: CellPlan, value: string): void {
    const bytes = this.#bytes;
    const text = value.charCodeAt(0) < 0x20 ? toCellText(value) : value;
    const markup = looksLikeFormula(text) ? plan.quoted : plan.text;
    bytes.room(text.length);
    bytes.put(plan.start);
    bytes.put(this.#rowDigits);
    bytes.put(hasOuterSpace(text) ? markup.spaced : markup.plain);
    bytes.text(text);
    bytes.put(TEXT_END);
  }

  #link(plan: CellPlan, { text, url }: Link): void {
    this.#text(plan, text);
    if (this.links.length === MOST_LINKS || url.length > LONGEST_URL || !/^(https?:\/\/|mailto:)/i.test(url))
      return;
    this.links.push({ cell: `${plan.column}${this.#row}`, url: toCellText(url) });
  }

  #plansOf({ isTotal = false, indent = 0, format }: StyledRow): readonly CellPlan[] {
    const key = `${isTotal} ${indent} ${format ? JSON.stringify(format) : ''}`;
    const known = this.#styledPlans.get(key);
    if (known) return known;
    const plans = this.#columns.map((column, index) => {
      const cellStyle: CellStyle = { isTotal, indent: index === 0 ? indent : 0 };
      return planCell(index, (isNumeric(column.format) && format) || column.format, this.#styles, cellStyle);
    });
    this.#styledPlans.set(key, plans);
    return plans;
  }
}

const isNumeric = (format: CellFormat | undefined) =>
  format !== undefined && format.kind !== 'text' && format.kind !== 'link';

function hasOuterSpace(text: string): boolean {
  return text.charCodeAt(0) <= 0x20 || text.charCodeAt(text.length - 1) <= 0x20;
}

/** Without the noise that dividing brings: 11.3 is 0.113. */
function toFraction(percent: number): number {
  const scaled = Math.round(percent * 10_000);
  return scaled / 10_000 === percent ? scaled / 1_000_000 : percent / 100;
}
