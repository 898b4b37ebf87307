import { findRunningFixing, type RunningFixing } from '#domain/bonds/fixings/running-fixing.ts';
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
  const { known, day, rate, assumptions, projection } = bondCase;
  const isOfPeriod = what === 'accrued' || what === 'current-yield';
  const upTo = what === 'accrued' ? 'day' : 'end';
  const running = findRunningFixing(
    known.terms,
    settlementDay(known.terms, toDayNumber(day)),
    assumptions,
    upTo,
  );
  const flat = projection.kind === 'flat' ? rate : null;
  const projected = flat && {
    name: t('input_base_rate'),
    percent: flat.percent,
    note: t('note_supposed', { name: flat.name, day: format.day(flat.day), source: flat.source ?? '–' }),
    isRunning: false,
  };
  if (!running || (running.isProjected && running.percent === projected?.percent))
    return projected ? [{ ...projected, isRunning: isOfPeriod }] : [];
  const fixing = {
    name: t('input_fixing'),
    percent: running.percent,
    note: writeRunning(bondCase, running, { t, format }),
    isRunning: true,
  };
  return isOfPeriod || !projected ? [fixing] : [fixing, projected];
}

function writeRunning(
  { rate, projection, currency }: BondCase,
  { reportedOn, isProjected, startsOn }: RunningFixing,
  { t, format }: Pick<BondWords, 't' | 'format'>,
): string {
  const name = rate?.name ?? t('input_base_rate');
  if (isProjected && projection.kind === 'forward')
    return t('note_forward', { currency, day: format.day(projection.day) });
  return reportedOn === null
    ? t('note_observed', { name, day: format.day(toCalendarDay(startsOn)) })
    : t('note_fixing', { name, day: format.day(toCalendarDay(reportedOn)) });
}
