import { accrualUpTo } from '#domain/bonds/accrual.ts';
import type { CouponPeriod } from '#domain/bonds/coupon-schedule.ts';
import type { DayCount } from '#domain/bonds/day-count.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import { columnLetters } from '#engines/spreadsheets/column-letters.ts';
import type { CellFormat, CellValue, Column, Row } from '#engines/spreadsheets/workbook.ts';
import { accrualText, dayCountsOf, regularText, stubText } from './day-count-text.ts';
import { FIRST_ROW } from './laid-out.ts';
import { optionOf, type ScheduleGiven, serialOf, stepOn, type WrittenSheet } from './schedule-given.ts';
import { dateText } from './schedule-text.ts';

const DAY: CellFormat = { kind: 'day' };
const WHOLE: CellFormat = { kind: 'integer' };
const FINE: CellFormat = { kind: 'number', decimals: 12 };
const FIRST_COUNT = 7;

/** Null where the bond pays no coupons. Up to the settlement, up to a put or call, then up to the end of every row of the schedule. */
export function toDayCountSheet(given: ScheduleGiven): WrittenSheet | null {
  const { terms, steps, words, title, sheet, settlement, end } = given;
  if (terms.coupon.kind === 'zero') return null;
  const counts = dayCountsOf(terms.coupon.dayCount);
  const { s: t } = words;
  const heads: [string, CellFormat][] = [
    [t('schedule_row'), WHOLE],
    [t('period_start'), DAY],
    [t('period_end'), DAY],
    [t('step_to'), DAY],
    [t('counts_days'), WHOLE],
    [t('is_odd'), WHOLE],
    [t('part_chosen'), FINE],
    ...counts.map((count): [string, CellFormat] => [count, FINE]),
  ];
  const option = optionOf(end);
  const days: [name: string, day: DayNumber][] = [['settlement', settlement]];
  if (option) days.push(['end_date', option.day]);
  const moving = days.map(([name, day], at) => movingRow(given, counts, name, day, FIRST_ROW + at));
  const first = FIRST_ROW + moving.length;
  const fixed = steps.map((step, at) => fixedRow(given, counts, step, at, first + at));
  const lastRow = first + steps.length - 1;
  const [from, to] = [columnLetters(FIRST_COUNT), columnLetters(FIRST_COUNT + counts.length - 1)];
  const down = (letter: string) => `${letter}${first}:${letter}${lastRow}`;
  return {
    sheet: {
      name: t('sheet_days'),
      title,
      columns: heads.map(([head, format]): Column => ({ head: [head], format, width: 16 })),
      frozenColumns: 4,
      batches: [moving, fixed],
    },
    names: [
      { name: 'day_counts', sheet, cells: `${from}${FIRST_ROW - 1}:${to}${FIRST_ROW - 1}` },
      { name: 'settled_part', sheet, cells: `G${FIRST_ROW}` },
      ...(option ? [{ name: 'end_part', sheet, cells: `G${FIRST_ROW + 1}` }] : []),
      { name: 'step_counts_days', sheet, cells: down('E') },
      { name: 'step_is_odd', sheet, cells: down('F') },
      { name: 'step_parts', sheet, cells: down('G') },
    ],
  };
}

const isOdd = ({ odd }: CouponPeriod) => (odd ? 1 : 0);
const countsDays = (period: CouponPeriod) => (period.odd || period.isMoved ? 1 : 0);

function movingRow(
  given: ScheduleGiven,
  counts: readonly DayCount[],
  name: string,
  day: DayNumber,
  row: number,
): Row {
  const at = stepOn(given.steps, day);
  const step = given.steps[at];
  if (!step) return [];
  const { period } = step;
  const find = (range: string, value: number): CellValue => ({ formula: `INDEX(${range},A${row})`, value });
  const stubs = new Map(
    given.steps.filter((each) => each.period.odd).map((each) => [each.period.start, each]),
  );
  const icma = [...stubs.values()].reduce(
    (text, stub) => `IF(B${row}=${dateText(stub.period.start)},${stubOf(stub.period, row)},${text})`,
    regularText(`B${row}`, `C${row}`, `D${row}`),
  );
  const step1 = name === 'settlement' ? 'settled_step' : 'end_step';
  return [
    { formula: step1, value: at + 1 },
    find('step_period_start', serialOf(period.start)),
    find('step_period_end', serialOf(period.end)),
    { formula: name, value: serialOf(day) },
    find('step_counts_days', countsDays(period)),
    find('step_is_odd', isOdd(period)),
    ...partCells(given, counts, period, day, row, icma),
  ];
}

function fixedRow(
  given: ScheduleGiven,
  counts: readonly DayCount[],
  { period, until, stated }: ScheduleStep,
  at: number,
  row: number,
): Row {
  const find = (range: string, day: DayNumber): CellValue => ({
    formula: `INDEX(${range},A${row})`,
    value: serialOf(day),
  });
  const isPaid = period.odd?.length !== 0;
  const counted = stated === null ? until : period.end;
  return [
    at + 1,
    find('step_period_start', period.start),
    find('step_period_end', period.end),
    counted === until ? find('step_to', until) : find('step_period_end', period.end),
    countsDays(period),
    isOdd(period),
    ...(isPaid
      ? partCells(
          given,
          counts,
          period,
          counted,
          row,
          period.odd ? stubOf(period, row) : regularText(`B${row}`, `C${row}`, `D${row}`),
        )
      : []),
  ];
}

const stubOf = ({ odd }: CouponPeriod, row: number): string =>
  stubText(
    `B${row}`,
    `D${row}`,
    (odd ?? []).map(({ start, end }) => ({ from: dateText(start), to: dateText(end) })),
  );

function partCells(
  { terms }: ScheduleGiven,
  counts: readonly DayCount[],
  period: CouponPeriod,
  day: DayNumber,
  row: number,
  icma: string,
): CellValue[] {
  const { coupon, maturesOn } = terms;
  if (coupon.kind === 'zero') return [];
  const cells = {
    start: `B${row}`,
    end: `C${row}`,
    day: `D${row}`,
    countsDays: `E${row}`,
    isOdd: `F${row}`,
    icma,
    maturity: maturesOn === null ? '0' : 'maturity',
  };
  const range = `${columnLetters(FIRST_COUNT)}${row}:${columnLetters(FIRST_COUNT + counts.length - 1)}${row}`;
  return [
    {
      formula: `INDEX(${range},MATCH(day_count,day_counts,0))`,
      value: accrualUpTo(period, coupon.dayCount, day, maturesOn),
    },
    ...counts.map((count) => ({
      formula: accrualText(count, cells),
      value: accrualUpTo(period, count, day, maturesOn),
    })),
  ];
}
