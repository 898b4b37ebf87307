import type { BondCase } from '#market/explain/bond-case.ts';
import type { BondWords } from '#market/explain/bond-words/bond-words.ts';
import type { ComputedFigure } from '#market/explain/compute-figure.ts';
import type { ScheduleFacts } from './schedule-facts.ts';
import type { ScheduleGiven } from './schedule-given.ts';
import type { ScheduleWords } from './schedule-words.ts';

export interface ScheduleCase {
  readonly bondCase: BondCase;
  readonly computed: ComputedFigure;
  readonly bondWords: BondWords;
  readonly words: ScheduleWords;
}

export interface ScheduledCase extends ScheduleCase {
  readonly schedule: ScheduleGiven;
  readonly facts: ScheduleFacts;
}
