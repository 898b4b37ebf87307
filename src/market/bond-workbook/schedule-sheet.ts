import { accrualUpTo } from '#domain/bonds/accrual.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import { regularPeriodsIn } from '#domain/bonds/valuation/street-clock.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { CellFormat, CellValue, Column, Row } from '#engines/spreadsheets/workbook.ts';
import type english from './labels/eng.json';
import { columnCells, FIRST_ROW } from './laid-out.ts';
import { optionOf, type ScheduleGiven, type WrittenSheet } from './schedule-given.ts';
import { floatingRateText, ratioText, times } from './schedule-text.ts';

const DAY: CellFormat = { kind: 'day' };
const FINE: CellFormat = { kind: 'number', decimals: 10 };

interface ScheduleColumn {
  readonly head: keyof typeof english;
  readonly letter: string;
  readonly name: string | null;
  readonly format: CellFormat;
}

const column = (
  letter: string,
  head: keyof typeof english,
  name: string | null,
  format: CellFormat = FINE,
): ScheduleColumn => ({ letter, head, name, format });

const COLUMNS: readonly ScheduleColumn[] = [
  column('A', 'period_start', 'step_period_start', DAY),
  column('B', 'period_end', 'step_period_end', DAY),
  column('C', 'step_from', 'step_from', DAY),
  column('D', 'step_to', 'step_to', DAY),
  column('E', 'paid_on', null, DAY),
  column('F', 'ex_from', 'step_ex', DAY),
  column('G', 'periods_before', 'step_periods_before'),
  column('H', 'period_length', 'step_length'),
  column('I', 'step_principal', 'step_outstanding'),
  column('J', 'step_reference', null),
  column('K', 'step_rate', 'step_rate'),
  column('L', 'part_before', 'step_part_before'),
  column('M', 'part_at_end', null),
  column('N', 'part_whole', 'step_part_whole'),
  column('O', 'interest_before', 'step_interest_before'),
  column('P', 'interest_at_end', null),
  column('Q', 'period_interest', 'step_period_interest'),
  column('R', 'stated_coupon', 'step_stated'),
  column('S', 'repaid', null),
  column('T', 'coupon_due', 'due_coupons'),
  column('U', 'repayment_due', 'due_repayments'),
  column('V', 'periods_at_end', 'step_clock'),
];

/** Interest and principal from the issue to the end, row by row; what is still due on the settlement stands at the right. */
export function toScheduleSheet(given: ScheduleGiven): WrittenSheet {
  const { steps, title, words, sheet } = given;
  const columns = COLUMNS.map(
    ({ head, format }): Column => ({ head: [words.s(head)], format, width: format === DAY ? 14 : 18 }),
  );
  const rows: Row[] = [];
  let before = 0;
  for (const [at, { period }] of steps.entries()) {
    rows.push(toRow(given, at, before));
    if (steps[at + 1]?.period !== period) before += regularPeriodsIn(period);
  }
  return {
    sheet: { name: words.s('sheet_schedule'), title, columns, frozenColumns: 4, batches: [rows] },
    names: COLUMNS.flatMap(({ name, letter }) =>
      name === null ? [] : [{ name, sheet, cells: columnCells(letter, steps.length) }],
    ),
  };
}

function toRow(given: ScheduleGiven, at: number, before: number): Row {
  const { terms, steps, settlement, end, ratioOn } = given;
  const step = steps[at];
  if (!step) return [];
  const { period, grown, interest, outstanding } = step;
  const row = FIRST_ROW + at;
  const lastAt = steps.findLastIndex((each) => each.period === period);
  const last = steps[lastAt] ?? step;
  const isFirst = steps[at - 1]?.period !== period;
  const isPaid = period.odd?.length !== 0;
  const isWhole = last.until === period.end;
  const length = regularPeriodsIn(period);
  const whole = wholeOf(given, step);
  const option = optionOf(end);
  const isUpTo = option ? `,D${row}<=end_date` : '';
  const isDue = step.until > settlement && (!option || step.until <= option.day);
  const ex = step.exFrom ?? step.until;
  const formula = (text: string, value: number): CellValue => ({ formula: text, value });
  const inside = formulaOfInterest(step.stated === null, isFirst, row);
  return [
    toCalendarDay(period.start),
    toCalendarDay(period.end),
    toCalendarDay(step.from),
    toCalendarDay(step.until),
    toCalendarDay(step.paidOn),
    toCalendarDay(ex),
    before,
    length,
    formula(principalText(given, at), outstanding),
    step.reference === null ? null : referenceCell(given, at),
    rateCell(given, at),
    isFirst ? 0 : formula(`M${row - 1}`, step.grownBefore),
    isPaid ? formula(`INDEX(step_parts,${at + 1})`, grown) : 0,
    isPaid && isWhole ? formula(`M${FIRST_ROW + lastAt}`, whole) : whole,
    isFirst ? 0 : formula(`P${row - 1}`, step.interestBefore),
    isPaid ? formula(inside, interest) : 0,
    formula(`P${FIRST_ROW + lastAt}`, last.interest),
    step.stated,
    repaidCell(given, at),
    step.paysCoupon
      ? formula(
          `IF(AND(D${row}>settlement,settlement<F${row}${isUpTo}),${times(`P${row}`, step.stated === null ? ratioText(terms.coupon, `B${row}`) : null)},0)`,
          isDue && settlement < ex ? interest * (step.stated === null ? ratioOn(period.end) : 1) : 0,
        )
      : null,
    step.repaid > 0
      ? formula(
          `IF(AND(D${row}>settlement${isUpTo}),${times(`S${row}`, ratioText(terms.coupon, `D${row}`))},0)`,
          isDue ? step.repaid * ratioOn(step.until) : 0,
        )
      : null,
    formula(
      `G${row}+IF(N${row}>0,M${row}/N${row}*H${row},0)`,
      before + (whole > 0 ? (grown / whole) * length : 0),
    ),
  ];
}

function wholeOf({ terms: { coupon, maturesOn } }: ScheduleGiven, { period }: ScheduleStep): number {
  const isPaid = coupon.kind !== 'zero' && period.odd?.length !== 0;
  return isPaid ? accrualUpTo(period, coupon.dayCount, period.end, maturesOn) : 0;
}

const formulaOfInterest = (isComputed: boolean, isFirst: boolean, row: number): string =>
  isComputed
    ? `${isFirst ? '' : `O${row}+`}I${row}*K${row}/100*(M${row}-L${row})`
    : `R${row}*M${row}/N${row}`;

function principalText({ steps, terms }: ScheduleGiven, at: number): string {
  const row = FIRST_ROW + at;
  if (at > 0) return `I${row - 1}-S${row - 1}`;
  const share = (steps[0]?.outstanding ?? 0) / terms.faceValue;
  return share === 1 ? 'face_value' : `face_value*${share}`;
}

function referenceCell({ steps, referenceText }: ScheduleGiven, at: number): CellValue {
  const step = steps[at];
  if (!step || step.reference === null) return null;
  const text = referenceText(step);
  return text === null ? step.reference : { formula: text, value: step.reference };
}

function rateCell({ steps, terms, couponRate }: ScheduleGiven, at: number): CellValue {
  const step = steps[at];
  if (!step || step.stated !== null) return null;
  if (step.reference !== null && terms.coupon.kind === 'floating')
    return { formula: floatingRateText(terms.coupon, `J${FIRST_ROW + at}`), value: step.rate };
  return step.rate === couponRate && step.grown > 0
    ? { formula: 'coupon_rate', value: step.rate }
    : step.rate;
}

const SAME = 1e-9;

/** A share of the face value, what is left at the end, or the coupon that is added to the principal. */
function repaidCell({ steps, terms }: ScheduleGiven, at: number): CellValue {
  const step = steps[at];
  if (!step || step.repaid === 0) return 0;
  const { repaid, outstanding, interest } = step;
  const row = FIRST_ROW + at;
  const value = repaid;
  if (Math.abs(repaid - outstanding) < SAME * terms.faceValue) return { formula: `I${row}`, value };
  if (repaid > 0) return { formula: `face_value*${repaid / terms.faceValue}`, value };
  return Math.abs(repaid + interest) < SAME * terms.faceValue ? { formula: `-P${row}`, value } : repaid;
}
