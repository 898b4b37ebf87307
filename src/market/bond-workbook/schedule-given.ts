import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { ScheduleStep } from '#domain/bonds/explanation/schedule-steps.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import { findDaySerial } from '#engines/spreadsheets/day-serial.ts';
import type { NamedCells, Sheet } from '#engines/spreadsheets/workbook.ts';
import type { ObservedRow } from './observed-rows.ts';
import type { ScheduleWords } from './schedule-words.ts';

/** What the sheets of a schedule are written from. */
export interface ScheduleGiven {
  readonly terms: BondTerms;
  readonly steps: readonly ScheduleStep[];
  readonly settlement: DayNumber;
  readonly end: BondEnd;
  /** What of an indexed face value is there on a day. */
  readonly ratioOn: (day: DayNumber) => number;
  /** The named input of the coupon rate, percent a year; null where there is none. */
  readonly couponRate: number | null;
  /** The reference rate of a step as a formula; null where it is a number of its own. */
  readonly referenceText: (step: ScheduleStep) => string | null;
  /** Rates that are observed day by day; none where they are fixed in advance. */
  readonly observed: readonly ObservedRow[];
  readonly title: readonly string[];
  readonly words: ScheduleWords;
  /** The number of sheets before these. */
  readonly sheet: number;
}

export interface WrittenSheet {
  readonly sheet: Sheet;
  readonly names: readonly NamedCells[];
}

export const serialOf = (day: DayNumber): number => findDaySerial(toCalendarDay(day)) ?? 0;

/** The step that a day lies in: the last one that begins on it or before. */
export const stepOn = (steps: readonly ScheduleStep[], day: DayNumber): number =>
  Math.max(
    0,
    steps.findLastIndex(({ from }) => from <= day),
  );

/** The day on which holder or issuer end the bond; null at maturity. */
export const optionOf = (end: BondEnd) => (end.kind === 'maturity' ? null : end);
