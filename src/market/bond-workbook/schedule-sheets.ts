import { indexRatio } from '#domain/bonds/bond-payments.ts';
import { scheduleSteps } from '#domain/bonds/explanation/schedule-steps.ts';
import { runningRate } from '#domain/bonds/running-rate.ts';
import { addMonths, toCalendarDay } from '#domain/calendar/day-number.ts';
import type { CellFormat } from '#engines/spreadsheets/workbook.ts';
import { referenceInputs } from '#market/explain/reference-inputs.ts';
import { toDayCountSheet } from './day-count-sheet.ts';
import { columnCells } from './laid-out.ts';
import type { ScheduleCase } from './lines-given.ts';
import { observedRows } from './observed-rows.ts';
import { observedText, toObservedSheet } from './observed-sheet.ts';
import { referenceText } from './reference-text.ts';
import { optionOf, type ScheduleGiven, type WrittenSheet } from './schedule-given.ts';
import { toScheduleSheet } from './schedule-sheet.ts';
import { needsHolidays } from './schedule-text.ts';

const DAY: CellFormat = { kind: 'day' };
/** How far the call of a perpetual bond can be moved. */
const LATER_MONTHS = 60;

export function toScheduleGiven(
  { bondCase, computed, bondWords, words }: ScheduleCase,
  title: readonly string[],
  sheet: number,
): ScheduleGiven {
  const { known, assumptions } = bondCase;
  const { terms } = known;
  const { settlement, flows, what } = computed;
  // What has accrued does not depend on how the bond ends.
  const end = what === 'accrued' ? ({ kind: 'maturity' } as const) : computed.end;
  const listed = flows?.findLast(({ kind }) => kind === 'coupon')?.day ?? settlement;
  const option = optionOf(end);
  const last = option ? addMonths(option.day, LATER_MONTHS) : listed;
  const references = terms.coupon.kind === 'floating' ? referenceInputs(bondCase, 'yield', bondWords) : [];
  const following = {
    terms,
    settlement,
    hasFixing: references.some(({ isRunning }) => isRunning),
    projected: references.find(({ isRunning }) => !isRunning)?.percent ?? null,
  };
  const steps = scheduleSteps(terms, assumptions, last);
  const observed = observedRows(terms, steps, assumptions);
  return {
    terms,
    steps,
    observed,
    settlement,
    end,
    ratioOn: (on) => indexRatio(terms.coupon, on, assumptions) ?? 1,
    couponRate: terms.coupon.kind === 'floating' ? null : runningRate(terms, settlement),
    referenceText: (step) => observedText(terms, observed, step) ?? referenceText(following, step),
    title,
    words,
    sheet,
  };
}

/** The schedule, the day counts where there are coupons, and the holidays where business days are counted. */
export function toScheduleSheets(given: ScheduleGiven): WrittenSheet[] {
  const { sheet } = given;
  const days = toDayCountSheet({ ...given, sheet: sheet + 1 });
  const observed = toObservedSheet({ ...given, sheet: sheet + 2 });
  const written = [toScheduleSheet(given), ...(days ? [days] : []), ...(observed ? [observed] : [])];
  return needsHolidays(given.terms)
    ? [...written, toHolidaySheet({ ...given, sheet: sheet + written.length })]
    : written;
}

/** Rates may be observed before the first period. */
const LOOKED_BACK = 100;

function toHolidaySheet({ terms, steps, words, title, sheet }: ScheduleGiven): WrittenSheet {
  const { holidays = [] } = terms.businessDays ?? {};
  const [first, last] = [steps[0]?.from ?? terms.issuedOn, steps.at(-1)?.paidOn ?? terms.issuedOn];
  const listed = holidays.filter((day) => day >= first - LOOKED_BACK && day <= last);
  const rows = (listed.length > 0 ? listed : [first - 1]).map((day) => [toCalendarDay(day)]);
  return {
    sheet: {
      name: words.s('sheet_holidays'),
      title,
      columns: [{ head: [words.s('holiday')], format: DAY, width: 16 }],
      batches: [rows],
    },
    names: [{ name: 'holidays', sheet, cells: columnCells('A', rows.length) }],
  };
}
