import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface CorporateMedians {
  readonly currency: string;
  readonly count: number;
  readonly percent: number | null;
  readonly spread: number | null;
}

/** Of bonds that no state owes, by currency. One in distress would move a mean and does not move a median. */
export async function findCorporateMedians(database: Database): Promise<CorporateMedians[]> {
  const { rows } = await sql<CorporateMedians>`
    select instrument.currency, count(*)::int as count,
           percentile_cont(0.5) within group (order by ytw) as percent,
           percentile_cont(0.5) within group (order by g_spread) as spread
      from bond_measure measure
      join bond on bond.instrument_id = bond_id and issuer_type in ('corporate', 'bank')
      join instrument on instrument.id = bond_id and instrument.status = 'active'
     where ytw is not null
     group by instrument.currency`.execute(database);
  return rows;
}

export interface NamedBond {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
}

export async function findNamedBonds(database: Database, ids: readonly number[]): Promise<NamedBond[]> {
  const { rows } = await sql<NamedBond>`
    select id, name, names from instrument where id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}
