import { findRunningFixing } from '#domain/bonds/fixings/running-fixing.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import type { BondCase } from './bond-case.ts';
import type { BondWords } from './bond-words/bond-words.ts';
import type { ExplainedOfBond } from './explain-address.ts';

/** A reference rate that a figure of a floater takes. */
export interface ReferenceInput {
  readonly name: string;
  readonly percent: number;
  readonly note: string;
  /** Of the coupon period that the settlement lies in. */
  readonly isRunning: boolean;
}

/** The fixing of the running period, and for a figure of later payments what is projected for them. */
export function referenceInputs(
  bondCase: BondCase,
  what: ExplainedOfBond,
  { t, format }: BondWords,
): ReferenceInput[] {
  const { known, day, rate, assumptions } = bondCase;
  const isOfPeriod = what === 'accrued' || what === 'current-yield';
  const upTo = what === 'accrued' ? 'day' : 'end';
  const running = findRunningFixing(
    known.terms,
    settlementDay(known.terms, toDayNumber(day)),
    assumptions,
    upTo,
  );
  const projected = rate && {
    name: t('input_base_rate'),
    percent: rate.percent,
    note: t('note_supposed', { name: rate.name, day: format.day(rate.day), source: rate.source ?? '–' }),
    isRunning: false,
  };
  if (!running || !rate || (running.isProjected && running.percent === rate.percent))
    return projected ? [{ ...projected, isRunning: isOfPeriod }] : [];
  const note =
    running.reportedOn === null
      ? t('note_observed', { name: rate.name, day: format.day(toCalendarDay(running.startsOn)) })
      : t('note_fixing', { name: rate.name, day: format.day(toCalendarDay(running.reportedOn)) });
  const fixing = { name: t('input_fixing'), percent: running.percent, note, isRunning: true };
  return isOfPeriod || !projected ? [fixing] : [fixing, projected];
}
