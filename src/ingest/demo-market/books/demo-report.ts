import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
import type { Currency } from '../catalogue/venues.ts';
import type { QuarterStanding } from './standing.ts';
import type { Facts } from './with-totals.ts';

export type DemoStandard = Exclude<Standard, 'us-gaap'>;

export interface DemoReport {
  readonly issuerId: number;
  readonly standard: DemoStandard;
  readonly isArchive: boolean;
  readonly at: QuarterStanding;
  readonly currency: Currency;
  readonly unit: number;
  readonly effectiveOn: DayNumber;
  readonly knownOn: DayNumber;
  readonly facts: Facts;
  /** Shows a period again that another report reported before. */
  readonly isRestatement: boolean;
}
