import { type RawBuilder, sql } from 'kysely';
import { int, json } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { ChangedSubjects } from './changed-subjects.ts';

/** Where the rows of a list have their names. */
export type NamedIn = 'bond' | 'stock' | 'index' | 'etf' | 'issuer';

/** The rows of a list that depend on what changed, one more than `most`. */
export async function findAffected(
  database: Database,
  named: NamedIn,
  { instruments, issuers }: ChangedSubjects,
  most: number,
): Promise<readonly number[]> {
  if (named === 'issuer') return issuers;
  if (named !== 'index' && named !== 'stock' && issuers.length === 0) return instruments;
  const ofIssuers =
    named === 'stock'
      ? // Multiples of one class of shares follow from the prices and splits of the others.
        sql`select stock.id from instrument stock
             where stock.kind = 'stock' and (stock.issuer_id = any(${issuers}::int[])
                or stock.issuer_id in (select issuer_id from instrument where id = any(${instruments}::int[]) and kind = 'stock'))`
      : named === 'index'
        ? sql`select index_id as id from index_member join instrument member on member.id = instrument_id
             where member.id = any(${instruments}::int[]) or member.issuer_id = any(${issuers}::int[])`
        : sql`select id from instrument where kind = ${named} and issuer_id = any(${issuers}::int[])`;
  const rows = await query({ id: int })`
    select id from unnest(${instruments}::int[]) changed (id)
    union
    select id from (${ofIssuers} limit ${most + 1}) affected`.all(database);
  return rows.map(({ id }) => id);
}

const CANDIDATES = 20;

/** Of each of these the rows before it by name, the nearest first, none of which is one of these. */
export async function findRowsBefore(
  database: Database,
  named: NamedIn,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const from = namesIn(named);
  const rows = await query({ id: int, before: json<readonly number[]>() })`
    select changed.id, to_json(array(
             select other.id from (${from}) other
              where (other.name, other.id) < (changed.name, changed.id) and other.id <> all(${ids}::int[])
              order by other.name desc, other.id desc limit ${CANDIDATES})) as before
      from (${from}) changed where changed.id = any(${ids}::int[])`.all(database);
  return new Map(rows.map(({ id, before }) => [id, before]));
}

/** There may be more before these. */
export const isWholeSearch = (before: readonly number[]): boolean => before.length < CANDIDATES;

const namesIn = (named: NamedIn): RawBuilder<unknown> =>
  named === 'issuer'
    ? sql`select id, name from issuer`
    : sql`select id, name from instrument where kind = ${named}`;
