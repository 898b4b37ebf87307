import { sql } from 'kysely';
import type { Database } from '#foundation/database/database.server.ts';

export interface OwnSession {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

/** Whose sessions, and which of them asks. */
export interface Owner {
  readonly userId: number;
  readonly sessionHash: Buffer | null;
}

/** The sessions of one account that still open something: this one first, then those that were seen last. */
export async function findOwnSessions(
  database: Database,
  { userId, sessionHash }: Owner,
  now: Date,
): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select id::text, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt",
           coalesce(token_hash = ${sessionHash}::bytea, false) as "isCurrent"
      from user_session
     where user_id = ${userId} and expires_at > ${now}
     order by "isCurrent" desc, last_seen_at desc, id desc`.execute(database);
  return rows;
}

/** Null where the account has no such session; otherwise whether it was the one that asks. */
export async function deleteOwnSession(
  database: Database,
  { userId, sessionHash }: Owner,
  id: string,
): Promise<{ wasCurrent: boolean } | null> {
  const { rows } = await sql<{ wasCurrent: boolean }>`
    delete from user_session
     where user_id = ${userId} and id = ${id}::bigint
    returning coalesce(token_hash = ${sessionHash}::bytea, false) as "wasCurrent"`.execute(database);
  return rows[0] ?? null;
}

/** How many there were. */
export async function deleteOtherSessions(
  database: Database,
  { userId, sessionHash }: Owner,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from user_session
     where user_id = ${userId} and token_hash is distinct from ${sessionHash}::bytea`.execute(database);
  return Number(numAffectedRows ?? 0);
}
