import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { CellFormat, Row } from '#engines/spreadsheets/workbook.ts';
import { columnCells, FIRST_ROW, type InputLine } from './laid-out.ts';
import { type ObservedRow, observedOn } from './observed-rows.ts';
import { optionOf, type ScheduleGiven, stepOn, type WrittenSheet } from './schedule-given.ts';
import type { ScheduleWords } from './schedule-words.ts';

const DAY: CellFormat = { kind: 'day' };
const WHOLE: CellFormat = { kind: 'integer' };
const FINE: CellFormat = { kind: 'number', decimals: 12 };
const BUSINESS = 'day_count="BUS/252"';
const YEAR = `IF(${BUSINESS},252,IF(day_count="ACT/360",360,365))`;

const growthText = (rate: string, days: string) =>
  `IF(${BUSINESS},(1+${rate}/100)^(${days}/252),1+${rate}/100*${days}/${YEAR})`;
const at = (name: string, row: string | number) => `INDEX(${name},${row})`;

/** Every rate that is observed day by day; null where rates are fixed in advance. */
export function toObservedSheet(given: ScheduleGiven): WrittenSheet | null {
  const { observed, terms, words, title, sheet } = given;
  if (observed.length === 0) return null;
  const { s } = words;
  const heads: [string, CellFormat][] = [
    [s('step_from'), DAY],
    [s('step_to'), DAY],
    [s('observed_days'), WHOLE],
    [s('step_reference'), FINE],
    [s('observed_growth'), FINE],
    [s('growth_before'), FINE],
    [s('weighted_before'), FINE],
    [s('days_before'), WHOLE],
    [s('period_start'), DAY],
  ];
  const named = (letter: string, name: string) => ({
    name,
    sheet,
    cells: columnCells(letter, observed.length),
  });
  return {
    sheet: {
      name: s('sheet_observed'),
      title,
      columns: heads.map(([head, format]) => ({ head: [head], format, width: 16 })),
      frozenColumns: 2,
      batches: [observed.map((row, place) => toRow(terms, observed, row, place))],
    },
    names: [
      named('A', 'observed_from'),
      named('B', 'observed_until'),
      named('C', 'observed_days'),
      named('D', 'observed_rate'),
      named('E', 'observed_growth'),
      named('F', 'growth_before'),
      named('G', 'weighted_before'),
      named('H', 'days_before'),
      named('I', 'observed_period'),
    ],
  };
}

function toRow({ coupon }: BondTerms, rows: readonly ObservedRow[], row: ObservedRow, place: number): Row {
  const here = FIRST_ROW + place;
  const above = here - 1;
  const isFirst = rows[place - 1]?.period !== row.period;
  const calendar = `B${here}-A${here}`;
  const isBusiness = coupon.kind === 'floating' && coupon.dayCount === 'BUS/252';
  const sum = (name: string, value: number) => (isFirst ? 0 : { formula: name, value });
  return [
    toCalendarDay(row.from),
    toCalendarDay(row.until),
    { formula: isBusiness ? `IF(${BUSINESS},${row.days},${calendar})` : calendar, value: row.days },
    row.isGiven ? row.percent : { formula: 'projected_rate', value: row.percent },
    { formula: growthText(`D${here}`, `C${here}`), value: row.growth },
    isFirst ? 1 : { formula: `F${above}*E${above}`, value: row.growthBefore },
    sum(`G${above}+D${above}*C${above}`, row.sumBefore),
    sum(`H${above}+C${above}`, row.daysBefore),
    toCalendarDay(row.period.start),
  ];
}

/** The rate of a whole period, from its last row; null where it is not observed day by day. */
export function observedText(
  { coupon }: BondTerms,
  rows: readonly ObservedRow[],
  { period }: ScheduleStep,
): string | null {
  const last = rows.findLastIndex((row) => row.period === period) + 1;
  return last === 0 || coupon.kind !== 'floating'
    ? null
    : rateText(
        (coupon.fixing ?? USUAL_FIXING).observation === 'average',
        String(last),
        at('observed_days', last),
      );
}

function rateText(isAverage: boolean, row: string, days: string): string {
  const total = `(${at('days_before', row)}+${days})`;
  const rate = isAverage
    ? `(${at('weighted_before', row)}+${at('observed_rate', row)}*${days})/${total}`
    : `100*(${at('growth_before', row)}*${growthText(at('observed_rate', row), days)}-1)*${YEAR}/${total}`;
  return `IF(${total}=0,0,${rate})`;
}

/** The rate from the beginning of the period up to the settlement, and up to a put or call. */
export function observedLines(given: ScheduleGiven, { s }: Pick<ScheduleWords, 's'>): InputLine[] {
  const { terms, observed, steps, settlement, end } = given;
  const { coupon } = terms;
  if (observed.length === 0 || coupon.kind !== 'floating') return [];
  const { isShifted, lag, observation } = coupon.fixing ?? USUAL_FIXING;
  const option = optionOf(end);
  const days: {
    day: DayNumber;
    cell: string;
    step: string;
    name: string;
    rate: 'accrued_rate' | 'end_rate';
  }[] = [
    { day: settlement, cell: 'settlement', step: 'settled_step', name: 'settled', rate: 'accrued_rate' },
  ];
  if (option)
    days.push({ day: option.day, cell: 'end_date', step: 'end_step', name: 'end', rate: 'end_rate' });
  return days.flatMap(({ day, cell, step, name, rate }): InputLine[] => {
    const found = observedOn(terms, observed, steps[stepOn(steps, day)]?.period, day);
    const business = `WORKDAY(${cell}+1,-1,holidays)`;
    const x = isShifted ? (lag === 0 ? business : `WORKDAY(${business},-${lag},holidays)`) : cell;
    const row = `${name}_observed`;
    const lastOfPeriod = `MATCH(${at('step_period_start', step)},observed_period,1)`;
    const whole = `MIN(${x},${at('observed_until', row)})-${at('observed_from', row)}`;
    return [
      {
        name: row,
        text: s('observed_row'),
        value: { formula: `IFERROR(MIN(MATCH(${x},observed_from,1),${lastOfPeriod}),1)`, value: found.row },
        format: WHOLE,
      },
      {
        name: `${name}_observed_days`,
        text: s('observed_part'),
        value: {
          formula: `IF(${BUSINESS},IF(${whole}>0,${at('observed_days', row)},0),${whole})`,
          value: found.part,
        },
        format: WHOLE,
      },
      {
        name: rate,
        text: s(rate),
        value: {
          formula: rateText(observation === 'average', row, `${name}_observed_days`),
          value: found.percent,
        },
        unit: PERCENT_SIGN,
      },
    ];
  });
}
