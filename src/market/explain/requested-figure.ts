import { z } from 'zod';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { calendarDay, entityKey, rowId } from '#platform/contract/params.ts';
import {
  EXPLAINED_OF_BOND,
  type ExplainedEnd,
  type ExplainedHow,
  type ExplainedOfBond,
} from './explain-address.ts';

export interface RequestedFigure extends ExplainedHow {
  readonly what: ExplainedOfBond;
}

const isEnd = (text: unknown): text is ExplainedEnd => {
  if (typeof text !== 'string') return false;
  const [, day] = /^(?:put|call)-(.*)$/.exec(text) ?? [];
  return day === undefined ? /^(?:worst|best|maturity|put|call)$/.test(text) : isCalendarDay(day);
};

export const figureParams = z.strictObject({ stringId: entityKey, what: z.enum(EXPLAINED_OF_BOND) });

export const explainedEnd = z.custom<ExplainedEnd>(isEnd).optional().meta({ type: 'string' });

/** What is left out is as the lists show it. */
export const figureQuery = {
  end: explainedEnd,
  convention: z.enum(YIELD_CONVENTIONS).optional(),
  venue: rowId.optional(),
  day: calendarDay.optional(),
};
