import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { Finding, Rule } from '#domain/import/finding.ts';
import { isMissing } from '#domain/import/missing-value.ts';
import { type DayOrder, isNoDay, readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { DecimalText } from '#domain/import/records.ts';
import type { TableRow } from '../decode/peek.ts';
import type { Columns } from './columns.ts';
import type { Reading } from './format.ts';
import { readUnit } from './header-units.ts';
import { oneOf } from './one-of.ts';

/** The cells of one row by field. The first that cannot be read is the fault of the row. */
export interface Cells<F extends string> {
  open(row: TableRow): void;
  /** Whether the table, or its recipe, has the field at all. */
  has(field: F): boolean;
  text(field: F): string | undefined;
  number(field: F): DecimalText | undefined;
  /** Whole pieces, which some files write as 100.0. */
  count(field: F): DecimalText | undefined;
  day(field: F): CalendarDay | undefined;
  /** One of a list, whatever its case; any other word is the fault of the row. */
  word<Word extends string>(field: F, words: readonly Word[]): Word | undefined;
  /** The same for what a record cannot be without; its absence is the fault of the row. */
  needText(field: F): string;
  needNumber(field: F): DecimalText;
  needDay(field: F): CalendarDay;
  fault(): Finding | null;
  /** That is written beside a number of the row: `171,20 €`. */
  writtenCurrency(): string | undefined;
}

type CellReading = Pick<Reading, 'decimal' | 'constants' | 'units' | 'missing' | 'dayOrder' | 'dayOrders'>;

export function cellsOf<F extends string>(columns: Columns<F>, reading: CellReading): Cells<F> {
  let row: TableRow = { line: 0, raw: '', cells: [] };
  let fault: Finding | null = null;
  let currency: string | undefined;

  const report = (rule: Rule, field: F, value?: string) => {
    fault ??= { rule, severity: 'reject', line: row.line, field, ...(value === undefined ? {} : { value }) };
    return undefined;
  };
  const text = (field: F) => {
    const place = columns[field];
    if (place === undefined) return reading.constants[field];
    const cell = row.cells[place]?.trim();
    return cell === '' || reading.missing?.[field]?.includes(cell ?? '') ? undefined : cell;
  };
  const money = (cell: string) => {
    const read = readMoney(cell, reading.decimal);
    currency ??= read?.currency;
    return read?.number ?? null;
  };
  const number = (field: F) => {
    const cell = text(field);
    if (cell === undefined || isMissing(cell)) return undefined;
    const read = readNumber(cell, reading.decimal) ?? readMarked(cell, reading.decimal) ?? money(cell);
    if (read === null) return report('not_a_number', field, cell);
    const unit = reading.units?.[field];
    return unit === undefined ? read : multiplyDecimals(read, unit);
  };
  const days = new Map<string, CalendarDay>();
  const day = (field: F) => {
    const cell = text(field);
    if (cell === undefined) return undefined;
    const order = orderOf(reading, field);
    const key = order === undefined || order === reading.dayOrder ? cell : `${order} ${cell}`;
    // Tables repeat the same days for every security: each is read once.
    const known = days.get(key);
    if (known !== undefined) return known;
    if (isMissing(cell) || isNoDay(cell)) return undefined;
    const read = readDay(cell, order) ?? serialDay(cell);
    if (read === null) return report('not_a_day', field, cell);
    if (days.size >= MOST_DAYS) days.clear();
    days.set(key, read);
    return read;
  };
  const need = (read: (field: F) => string | undefined) => (field: F) => {
    const value = read(field);
    if (value === undefined) report('missing_required', field);
    return value ?? '';
  };

  return {
    open(next) {
      row = next;
      fault = null;
      currency = undefined;
    },
    has: (field) => columns[field] !== undefined || reading.constants[field] !== undefined,
    text,
    number,
    count: (field) => {
      const read = number(field);
      return read?.includes('.') ? read.replace(/\.0+$/, '') : read;
    },
    day,
    word: (field, words) => {
      const cell = text(field);
      if (cell === undefined || isMissing(cell)) return undefined;
      return oneOf(words, cell) ?? report('unknown_term', field, cell);
    },
    needText: need(text),
    needNumber: need(number),
    needDay: need(day),
    fault: () => fault,
    writtenCurrency: () => currency,
  };
}

const SERIAL = /^[2-6]\d{4}$/;
const DAYS_TO_1970 = 25_569;

/** Sheets count days, which they write as numbers where nobody formatted the column: 45352 is 1 March 2024. */
const serialDay = (cell: string): CalendarDay | null =>
  SERIAL.test(cell) ? toCalendarDay(Number(cell) - DAYS_TO_1970) : null;

const THOUSANDS: Readonly<Record<string, string>> = {
  K: '1000',
  ТЫС: '1000',
  M: '1000000',
  MN: '1000000',
  MIO: '1000000',
  MLN: '1000000',
  МЛН: '1000000',
  B: '1000000000',
  BN: '1000000000',
  MRD: '1000000000',
  MLD: '1000000000',
  МЛРД: '1000000000',
  万: '10000',
  萬: '10000',
  亿: '100000000',
  億: '100000000',
};

/** Longer cells are no numbers, and the pattern would take long to say so. */
const LONGEST_MARKED = 40;

const MARKED = /^(-?)[$¥]?\s*(.+?)\s*(%|k|m|mn|mio|mln|b|bn|mrd|mld|тыс|млн|млрд|[万萬亿億])?\.?$/i;

const AMOUNT = /^([-\u2212]?)\s*([^\d\s.,()+-][^\d()]*?)?\s*([\d.,](?:[\d\s.,'’]*\d)?)\s*([^\d()]*)$/;

/** `171,20 €`, `USD 171.20`, `12,4 Mio. €`: a dollar sign alone is that of the venue. */
function readMoney(
  cell: string,
  decimal: '.' | ',',
): { readonly number: DecimalText; readonly currency: string } | null {
  const [, sign = '', before = '', amount = '', after = ''] =
    cell.length > LONGEST_MARKED ? [] : (AMOUNT.exec(cell) ?? []);
  const unit = (before === '') === (after === '') ? null : readUnit(before || after);
  const number = unit?.currency === undefined ? null : readNumber(sign + amount, decimal);
  return number === null || unit?.currency === undefined
    ? null
    : { number: multiplyDecimals(number, unit.factor), currency: unit.currency };
}

/** `$185.56`, `4.5%`, and `12.4M` as sites write volumes. */
function readMarked(cell: string, decimal: '.' | ','): DecimalText | null {
  if (cell.length > LONGEST_MARKED) return null;
  const match = MARKED.exec(cell);
  const number = match ? readNumber(`${match[1] ?? ''}${match[2] ?? ''}`, decimal) : null;
  const factor = THOUSANDS[match?.[3]?.toUpperCase() ?? ''];
  return number === null || factor === undefined ? number : multiplyDecimals(number, factor);
}

const MOST_DAYS = 50_000;

const orderOf = (reading: CellReading, field: string): DayOrder | undefined =>
  reading.dayOrders?.[field] ?? reading.dayOrder;
