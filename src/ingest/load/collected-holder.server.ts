import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DecimalText } from '#domain/import/records.ts';
import type { StageOrigin } from './stage.server.ts';

/** What a statement says about a person who owns a part of an issuer. */
export interface CollectedHolder {
  readonly name: string;
  readonly stake: DecimalText;
  readonly asOf: CalendarDay;
  readonly origin: StageOrigin;
}
