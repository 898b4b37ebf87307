import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const namedRow = { id: int, name: text, names: json<NameTable>() };
type Named = RowOf<typeof namedRow>;

const foundIssuerRow = { ...namedRow, stringId: text, country: text };
export type FoundIssuer = RowOf<typeof foundIssuerRow>;

const foundStockRow = { ...namedRow, stringId: text, ticker: maybe(text) };
export type FoundStock = RowOf<typeof foundStockRow>;

export async function findVenues(database: Database): Promise<Named[]> {
  return query(namedRow)`
    select id, code as name, names from venue where id in (select venue_id from listing) order by position`.all(
    database,
  );
}

export async function findIndustries(database: Database): Promise<(Named & { issuers: number })[]> {
  return query({ ...namedRow, issuers: int })`
    select industry.id, industry.code as name, industry.names, count(issuer.id)::int as issuers
      from industry left join issuer on issuer.industry_id = industry.id
     group by industry.id order by industry.id`.all(database);
}

export async function findIssuers(database: Database, count: number): Promise<FoundIssuer[]> {
  return query(foundIssuerRow)`
    select id, string_id as "stringId", name, names, country
      from issuer order by name, id limit ${count}`.all(database);
}

export async function findStocks(database: Database, count: number): Promise<FoundStock[]> {
  return query(foundStockRow)`
    select id, string_id as "stringId", name, names, ticker
      from instrument where kind = 'stock' order by name, id limit ${count}`.all(database);
}

/** How many instruments there are of a kind, and the first few of them by name. */
export async function readKind(
  database: Database,
  kind: string,
  shown: number,
): Promise<{ count: number; first: Named[] }> {
  const [{ count }, first] = await Promise.all([
    query({ count: int })`select count(*)::int as count from instrument where kind = ${kind}`.one(database),
    query(namedRow)`
      select id, name, names from instrument where kind = ${kind} order by name, id limit ${shown}`.all(
      database,
    ),
  ]);
  return { count, first };
}
