import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import type { Format } from '#platform/i18n/format.ts';

/** Where a value comes from. */
export interface Origin {
  readonly source: string;
  /** Null where it came with no file. */
  readonly file: string | null;
  /** Null: there since ever. */
  readonly importedAt: CalendarMoment | null;
}

/** In one line: the source, and the file and time of its import where these are known. */
export function writeOrigin(
  { source, file, importedAt }: Origin,
  format: Pick<Format, 'moment' | 'phrase'>,
): string {
  return format.phrase(
    [source, file, importedAt && format.moment(importedAt)].filter((part) => part !== null),
  );
}
