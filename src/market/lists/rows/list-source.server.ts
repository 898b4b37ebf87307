import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import type { ScreenedRow } from '#engines/screener/table.ts';
import { roundTo } from '#market/multiples/round-value.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { NamedIn } from './affected.repository.ts';
import type { FollowedTables } from './changed-subjects.ts';
import type { Chosen } from './chosen.ts';

/** How one list is read from the store: what it is screened by, and what a row of it says. */
export interface ListSource<Stored extends { readonly id: number; readonly name: string }, Listed> {
  readonly named: NamedIn;
  /** Tables of the store whose changes it follows. */
  readonly follows: FollowedTables;
  /** With a cache where a page of rows is read. */
  find(
    database: Database,
    chosen: Chosen,
    today: CalendarDay,
    valueCache?: ValueCache,
  ): Promise<readonly Stored[]>;
  toScreened(stored: Stored): ScreenedRow;
  toListed(stored: Stored, language: Language): Unopened<Listed>;
}

/** A ratio as it is shown: the digits past that would reveal what it is made of. */
export const rounded = (value: number | null): number | null => (value === null ? null : roundTo(value, 2));

/** In percent, where both are known. */
export const changeOf = (previous: number | null, last: number | null): number | null =>
  previous === null || last === null ? null : percentChange(previous, last);

/** Days since 1970, to be sorted and compared. */
export const dayNumber = (day: CalendarDay | null): number | null =>
  day === null ? null : Date.parse(day) / 86_400_000;
