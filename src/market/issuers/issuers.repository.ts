import { sql } from 'kysely';
import { json } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { toRowId } from '#platform/database/row-id.ts';
import type { NamedIssuer } from './to-linked-issuer.ts';

export async function findNamedIssuer(database: Database, issuerId: number): Promise<NamedIssuer | null> {
  const row = await query({ issuer: json<NamedIssuer>() })`
    select ${issuerObject} as issuer from issuer where id = ${issuerId}`.first(database);
  return row?.issuer ?? null;
}

export async function hasIssuer(database: Database, issuerId: number): Promise<boolean> {
  return (await findNamedIssuer(database, issuerId)) !== null;
}

/** By its string id, which may itself be a number, or else by its row id. */
export async function findIssuerByKey(database: Database, key: string): Promise<NamedIssuer | null> {
  const row = await query({ issuer: json<NamedIssuer>() })`
    select ${issuerObject} as issuer from issuer
     where id = coalesce((select id from issuer where string_id = ${key}), ${toRowId(key)}::int)`.first(
    database,
  );
  return row?.issuer ?? null;
}

/** The row `issuer` of a query as a `NamedIssuer`. */
export const issuerObject = sql`json_build_object(
  'id', issuer.id, 'stringId', issuer.string_id, 'name', issuer.name, 'names', issuer.names)`;
