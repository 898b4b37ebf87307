import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { toRowId } from '#platform/database/row-id.ts';
import type { NamedIssuer } from './to-linked-issuer.ts';

export async function findNamedIssuer(database: Database, issuerId: number): Promise<NamedIssuer | null> {
  const { rows } = await sql<{ issuer: NamedIssuer }>`
    select ${issuerObject} as issuer from issuer where id = ${issuerId}`.execute(database);
  return rows[0]?.issuer ?? null;
}

export async function hasIssuer(database: Database, issuerId: number): Promise<boolean> {
  return (await findNamedIssuer(database, issuerId)) !== null;
}

/** By its string id, which may itself be a number, or else by its row id. */
export async function findIssuerByKey(database: Database, key: string): Promise<NamedIssuer | null> {
  const { rows } = await sql<{ issuer: NamedIssuer }>`
    select ${issuerObject} as issuer from issuer
     where id = coalesce((select id from issuer where string_id = ${key}), ${toRowId(key)}::int)`.execute(
    database,
  );
  return rows[0]?.issuer ?? null;
}

/** The row `issuer` of a query as a `NamedIssuer`. */
export const issuerObject = sql<NamedIssuer>`json_build_object(
  'id', issuer.id, 'stringId', issuer.string_id, 'name', issuer.name, 'names', issuer.names)`;
