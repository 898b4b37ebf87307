import type { PeriodId } from '#domain/multiples/columns.ts';

/** The value whose computation somebody wants to see. */
export interface RequestedExplanation {
  readonly period: PeriodId;
  readonly multipleId: string;
  /** The page that says the same. */
  readonly href: string;
  readonly name: string;
  /** `now`, or the end of a period. */
  readonly date: string;
}
