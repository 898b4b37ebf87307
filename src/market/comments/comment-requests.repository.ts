import { sql } from 'kysely';
import { bool, int, maybe, type RowOf, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const storedRequestRow = { requestExists: bool, approved: bool, checked: bool, providerId: int };
export type StoredRequest = RowOf<typeof storedRequestRow>;

/** Everything that a reader requested: one row a provider. */
export async function findRequestsOf(database: Database, userId: number): Promise<StoredRequest[]> {
  return query(storedRequestRow)`
    select provider_id as "providerId", true as "requestExists", approved, checked
      from comment_access_request where user_id = ${userId} order by provider_id`.all(database);
}

export async function findRequest(
  database: Database,
  { userId, providerId }: { userId: number; providerId: number },
): Promise<StoredRequest | null> {
  return query(storedRequestRow)`
    select provider_id as "providerId", true as "requestExists", approved, checked
      from comment_access_request where user_id = ${userId} and provider_id = ${providerId}`.first(database);
}

export async function hasProvider(database: Database, providerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from comment_provider where id = ${providerId}`.execute(database);
  return rows.length > 0;
}

/** Holds the account until the transaction ends, so that the requests of one person follow each other. */
export async function holdAccount(database: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from site_user where id = ${userId} for update`.execute(database);
  return rows.length > 0;
}

/** How many were made since then, and when the first of them. */
export async function countRequestsSince(
  database: Database,
  userId: number,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  return query({ count: int, first: maybe(timestamp) })`
    select count(*)::int as count, min(created_at) as first
      from comment_access_request where user_id = ${userId} and created_at > ${since}`.one(database);
}

export async function insertRequest(
  database: Database,
  {
    userId,
    providerId,
    issuerId,
    at,
  }: { userId: number; providerId: number; issuerId: number | null; at: Date },
): Promise<void> {
  // An issuer that is not there is left out: the request is about the provider.
  await sql`
    insert into comment_access_request (user_id, provider_id, issuer_id, created_at)
    values (${userId}, ${providerId}, (select id from issuer where id = ${issuerId}), ${at})`.execute(
    database,
  );
}
