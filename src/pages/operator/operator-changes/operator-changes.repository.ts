import { sql } from 'kysely';
import { int, json, maybe, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const notedChangeRow = {
  id: int,
  at: timestamp,
  /** Null: the command line, or someone whose account is gone. */
  operatorId: maybe(int),
  operator: maybe(text),
  subject: text,
  subjectId: text,
  action: text,
  before: maybe(json<Readonly<Record<string, unknown>>>()),
  after: maybe(json<Readonly<Record<string, unknown>>>()),
};
export type NotedChange = RowOf<typeof notedChangeRow>;

export interface ChangeSearch {
  readonly subject: string | null;
  readonly subjectId: string | null;
  /** `command-line`, or an operator's id. */
  readonly by: number | 'command-line' | null;
  /** Only changes that were noted before this one. */
  readonly before: number | null;
  readonly count: number;
}

/** Latest first. */
export async function findChanges(
  database: Database,
  { subject, subjectId, by, before, count }: ChangeSearch,
): Promise<NotedChange[]> {
  return query(notedChangeRow)`
    select operator_change.id::int as id, at, operator_id as "operatorId", site_user.email as operator, subject,
           subject_id as "subjectId", action, before, after
      from operator_change left join site_user on site_user.id = operator_id
     where ${before === null ? sql`true` : sql`operator_change.id < ${before}`}
       and ${subject === null ? sql`true` : sql`subject = ${subject}`}
       and ${subjectId === null ? sql`true` : sql`subject_id = ${subjectId}`}
       and ${by === null ? sql`true` : by === 'command-line' ? sql`operator_id is null` : sql`operator_id = ${by}`}
     order by operator_change.id desc limit ${count}`.all(database);
}

const knownOperatorRow = { id: int, email: text };
export type KnownOperator = RowOf<typeof knownOperatorRow>;

/** Everyone who ever changed something: from one to the next along the index, however many changes there are. */
export async function findWhoChanged(database: Database): Promise<KnownOperator[]> {
  return query(knownOperatorRow)`
    with recursive who (id) as (
      (select operator_id from operator_change where operator_id is not null order by operator_id limit 1)
      union all
      select (select operator_id from operator_change where operator_id > who.id order by operator_id limit 1)
        from who where who.id is not null
    )
    select site_user.id, email from who join site_user using (id) order by email`.all(database);
}
