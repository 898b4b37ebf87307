import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

/** Who changes something: an operator on the site, or whoever has the command line. */
export interface Actor {
  readonly operatorId: number | null;
  readonly at: Date;
}

export interface OperatorChange {
  readonly subject:
    | 'user'
    | 'access-request'
    | 'comment-request'
    | 'ticket'
    | 'advertisement'
    | 'menu'
    | 'label'
    | 'tariff'
    | 'message'
    | 'job'
    | 'report-file'
    | 'import'
    | 'source'
    | 'import-draft'
    | 'recipe';
  readonly subjectId: string | number;
  /** A verb: create, change, delete, grant, reject, lock … */
  readonly action: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

/** Notes a change in the transaction that makes it, so that neither stands without the other. */
export async function recordChange(database: Database, actor: Actor, change: OperatorChange): Promise<void> {
  await sql`
    insert into operator_change (at, operator_id, subject, subject_id, action, before, after)
    values (${actor.at}, ${actor.operatorId}, ${change.subject}, ${String(change.subjectId)}, ${change.action},
            ${toJson(change.before)}, ${toJson(change.after)})`.execute(database);
}

const toJson = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);
