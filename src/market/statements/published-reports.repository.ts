import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { date, type RowOf, uuid } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const publishedReportRow = { date, fileId: uuid };
export type PublishedReport = RowOf<typeof publishedReportRow>;

/** The file in which an issuer published each period, by its end: of a year the annual report, before that of its quarter. */
export async function findPublishedReports(
  database: Database,
  issuerId: number,
  ends: readonly CalendarDay[],
  language: 'rus' | 'eng',
): Promise<PublishedReport[]> {
  return query(publishedReportRow)`
    select distinct on (period.ends) period.ends as date, file_id as "fileId"
      from unnest(${ends}::date[]) as period (ends)
      join report_file on year = extract(year from period.ends) and issuer_id = ${issuerId}
       and (kind = 'annual' and extract(month from period.ends) = 12
            or kind = 'quarterly' and quarter = extract(quarter from period.ends))
     order by period.ends desc, kind, language = ${language} desc`.all(database);
}
