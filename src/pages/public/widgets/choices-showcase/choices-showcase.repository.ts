import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
}

export async function findVenues(database: Database): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, code as name, names from venue order by position`.execute(database);
  return rows;
}

export async function findIndustries(database: Database): Promise<(Named & { issuers: number })[]> {
  const { rows } = await sql<Named & { issuers: number }>`
    select industry.id, industry.code as name, industry.names, count(issuer.id)::int as issuers
      from industry left join issuer on issuer.industry_id = industry.id
     group by industry.id order by industry.id`.execute(database);
  return rows;
}

export type FoundIssuer = Named & { readonly stringId: string; readonly country: string };

export async function findIssuers(database: Database, count: number): Promise<FoundIssuer[]> {
  const { rows } = await sql<FoundIssuer>`
    select id, string_id as "stringId", name, names, country
      from issuer order by name, id limit ${count}`.execute(database);
  return rows;
}

export type FoundStock = Named & { readonly stringId: string; readonly ticker: string | null };

export async function findStocks(database: Database, count: number): Promise<FoundStock[]> {
  const { rows } = await sql<FoundStock>`
    select id, string_id as "stringId", name, names, ticker
      from instrument where kind = 'stock' order by name, id limit ${count}`.execute(database);
  return rows;
}

/** How many instruments there are of a kind, and the first few of them by name. */
export async function readKind(
  database: Database,
  kind: string,
  shown: number,
): Promise<{ count: number; first: Named[] }> {
  const [counted, first] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from instrument where kind = ${kind}`.execute(
      database,
    ),
    sql<Named>`
      select id, name, names from instrument where kind = ${kind} order by name, id limit ${shown}`.execute(
      database,
    ),
  ]);
  return { count: counted.rows[0]?.count ?? 0, first: first.rows };
}
