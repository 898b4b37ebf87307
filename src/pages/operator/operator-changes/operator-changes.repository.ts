import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface NotedChange {
  readonly id: number;
  readonly at: Date;
  /** Null: the command line, or someone whose account is gone. */
  readonly operatorId: number | null;
  readonly operator: string | null;
  readonly subject: string;
  readonly subjectId: string;
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

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
  const { rows } = await sql<NotedChange>`
    select operator_change.id::int as id, at, operator_id as "operatorId", site_user.email as operator, subject,
           subject_id as "subjectId", action, before, after
      from operator_change left join site_user on site_user.id = operator_id
     where ${before === null ? sql`true` : sql`operator_change.id < ${before}`}
       and ${subject === null ? sql`true` : sql`subject = ${subject}`}
       and ${subjectId === null ? sql`true` : sql`subject_id = ${subjectId}`}
       and ${by === null ? sql`true` : by === 'command-line' ? sql`operator_id is null` : sql`operator_id = ${by}`}
     order by operator_change.id desc limit ${count}`.execute(database);
  return rows;
}

export interface KnownOperator {
  readonly id: number;
  readonly email: string;
}

/** Everyone who ever changed something: from one to the next along the index, however many changes there are. */
export async function findWhoChanged(database: Database): Promise<KnownOperator[]> {
  const { rows } = await sql<KnownOperator>`
    with recursive who (id) as (
      (select operator_id from operator_change where operator_id is not null order by operator_id limit 1)
      union all
      select (select operator_id from operator_change where operator_id > who.id order by operator_id limit 1)
        from who where who.id is not null
    )
    select site_user.id, email from who join site_user using (id) order by email`.execute(database);
  return rows;
}
