import type { CellFormat, Column, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { BondScheduleData, ScheduleRow } from './bond-schedule.contract.ts';
import type english from './labels/eng.json';

type Words = Translate<keyof typeof english>;

const MONEY: CellFormat = { kind: 'number', decimals: 4 };
const NAME_WIDTH = 28;

/** Every row, past and to come, with nothing rounded away. */
export function toScheduleSheet(
  { rows, currency_name: currency }: BondScheduleData,
  t: Words,
  title: readonly string[],
): Sheet {
  const column = (head: string, format: CellFormat, width = 16): Column => ({ head: [head], format, width });
  return {
    name: t('sheet'),
    title,
    columns: [
      column(t('date'), { kind: 'day' }),
      column(t('what'), { kind: 'text' }, NAME_WIDTH),
      column(t('percent_of_row'), { kind: 'percent', decimals: 4 }),
      column(t('amount_in', { currency }), MONEY, 20),
      column(t('left_in', { currency }), MONEY, 20),
      column(t('state'), { kind: 'text' }, NAME_WIDTH),
    ],
    batches: [rows.map((row) => toCells(row, t))],
  };
}

function toCells(row: ScheduleRow, t: Words): Row {
  const state =
    row.amount === null ? t('unknown') : row.fixing === 'projected' ? t('projected') : t(row.state);
  return [row.date, t(row.kind), row.percent, row.amount, row.left, state];
}
