import { sql } from 'kysely';
import type { RecordType } from '#domain/import/records.ts';
import type { Database } from '#platform/database/database.server.ts';

/** A row that would be added or changed. */
export interface ListedChange {
  readonly record: RecordType;
  readonly subject: string;
  readonly about: string;
  readonly isNew: boolean;
  /** Name, old value, new value. */
  readonly fields: readonly (readonly [string, string | null, string | null])[];
  readonly change: number | null;
}

/** Prices of a listing before and after: day, old price, new price. */
export interface ListedSeries {
  readonly subject: string;
  readonly points: readonly (readonly [string, number | null, number | null])[];
}

export interface ListedDifference {
  readonly changes: readonly ListedChange[];
  readonly series: readonly ListedSeries[];
}

const ROWS_AT_ONCE = 1_000;

export function saveDifference(
  database: Database,
  draftId: number,
  { changes, series }: ListedDifference,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await sql`delete from import_draft_change where draft_id = ${draftId}`.execute(transaction);
    await sql`delete from import_draft_series where draft_id = ${draftId}`.execute(transaction);
    for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
      const rows = JSON.stringify(changes.slice(start, start + ROWS_AT_ONCE));
      await sql`
        insert into import_draft_change (draft_id, record, subject, about, is_new, fields, change)
        select ${draftId}, record, subject, about, "isNew", fields, change
          from jsonb_to_recordset(${rows}::jsonb)
            as c (record text, subject text, about text, "isNew" boolean, fields jsonb, change float8)`.execute(
        transaction,
      );
    }
    await sql`
      insert into import_draft_series (draft_id, subject, points)
      select ${draftId}, subject, points from jsonb_to_recordset(${JSON.stringify(series)}::jsonb) as s (subject text, points jsonb)
      on conflict do nothing`.execute(transaction);
  });
}
