import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CellFormat, Column, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { type Figures, totalsOf } from '#market/watchlist/position-figures.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** A position as a workbook shows it: nothing hidden, nothing rounded away. */
export interface SheetPosition extends Figures {
  readonly name: string;
  readonly ticker: string;
  readonly isin: string | null;
  readonly venue: string;
  readonly currency: string;
  readonly day: CalendarDay | null;
  readonly last: number | null;
  readonly quantity: number | null;
  readonly addedOn: CalendarDay;
}

const TEXT: CellFormat = { kind: 'text' };
const DAY: CellFormat = { kind: 'day' };
const MONEY: CellFormat = { kind: 'number', decimals: 2 };
const PRICE: CellFormat = { kind: 'number', decimals: 4 };
const PERCENT: CellFormat = { kind: 'percent', decimals: 2 };
const QUANTITY: CellFormat = { kind: 'number', decimals: 6 };
const NAME_WIDTH = 36;

export function toPositionsSheet(
  positions: readonly SheetPosition[],
  t: Translate<keyof typeof english>,
  source: string,
): Sheet {
  return {
    name: t('sheet'),
    title: [t('sheet'), source],
    columns: toColumns(t),
    frozenColumns: 1,
    batches: [[...positions.map(toCells), ...totalsOf(positions).map((total) => toTotal(total, t))]],
  };
}

function toColumns(t: Translate<keyof typeof english>): Column[] {
  const column = (head: string, format: CellFormat, width = 14): Column => ({ head: [head], format, width });
  return [
    column(t('name'), TEXT, NAME_WIDTH),
    column(t('ticker'), TEXT),
    column('ISIN', TEXT, 16),
    column(t('venue'), TEXT, 20),
    column(t('currency'), TEXT, 10),
    column(t('date'), DAY),
    column(t('last'), PRICE),
    column(t('change_percent'), PERCENT),
    column(t('quantity'), QUANTITY),
    column(t('value'), MONEY, 18),
    column(t('day_result'), MONEY, 18),
    column(t('total_result'), MONEY, 18),
    column(t('total_percent'), PERCENT),
    column(t('added_on'), DAY),
  ];
}

function toCells(position: SheetPosition): Row {
  return [
    position.name,
    position.ticker,
    position.isin,
    position.venue,
    position.currency,
    position.day,
    position.last,
    position.change,
    position.quantity,
    position.value,
    position.dayResult,
    position.totalResult,
    position.totalPercent,
    position.addedOn,
  ];
}

function toTotal(
  { currency, value, dayResult, totalResult }: ReturnType<typeof totalsOf>[number],
  t: Translate<keyof typeof english>,
): Row {
  const before = [t('total_in', { currency }), null, null, null, currency, null, null, null, null];
  return { isTotal: true, cells: [...before, value, dayResult, totalResult, null, null] };
}
