import { sql } from 'kysely';
import { bool, float, int, json, maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

type Fields = [string, string | null, string | null][];

interface Wanted {
  readonly draftId: number;
  readonly isNew: boolean;
  /** Part of a ticker or name; empty: all. */
  readonly subject: string;
}

const matches = ({ draftId, subject }: Omit<Wanted, 'isNew'>) =>
  sql`draft_id = ${draftId} and strpos(lower(subject), lower(${subject})) > 0`;

export const listChanges = (
  database: Database,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
) =>
  query({
    id: int,
    record: text,
    subject: text,
    about: text,
    isNew: bool,
    fields: json<Fields>(),
    change: maybe(float),
  })`
    select id::int, record, subject, about, is_new as "isNew", fields, change from import_draft_change
     where ${matches(wanted)} and is_new = ${wanted.isNew}
     order by change desc nulls last, id limit ${limit} offset ${offset}`.all(database);

export const countChanges = (database: Database, wanted: Omit<Wanted, 'isNew'>) =>
  query({ changed: int, new: int })`
    select (count(*) filter (where not is_new))::int as changed, (count(*) filter (where is_new))::int as new
      from import_draft_change where ${matches(wanted)}`.one(database);

export const listSeries = (database: Database, wanted: Omit<Wanted, 'isNew'>, most: number) =>
  query({ subject: text, points: json<[string, number | null, number | null][]>() })`
    select subject, points from import_draft_series where ${matches(wanted)} order by subject limit ${most}`.all(
    database,
  );
