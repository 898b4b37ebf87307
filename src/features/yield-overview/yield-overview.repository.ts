import type { NameTable } from '#domain/languages/localized-name.ts';
import { float, int, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const corporateMediansRow = { currency: text, count: int, percent: maybe(float), spread: maybe(float) };
export type CorporateMedians = RowOf<typeof corporateMediansRow>;

/** Of bonds that no state owes, by currency. One in distress would move a mean and does not move a median. */
export async function findCorporateMedians(database: Database): Promise<CorporateMedians[]> {
  return query(corporateMediansRow)`
    select instrument.currency, count(*)::int as count,
           percentile_cont(0.5) within group (order by leading_yield) as percent,
           percentile_cont(0.5) within group (order by g_spread) as spread
      from bond_measure measure
      join bond on bond.instrument_id = bond_id and issuer_type in ('corporate', 'bank')
      join instrument on instrument.id = bond_id and instrument.status = 'active'
     where leading_yield is not null
     group by instrument.currency`.all(database);
}

const namedBondRow = { id: int, name: text, names: json<NameTable>() };
export type NamedBond = RowOf<typeof namedBondRow>;

export async function findNamedBonds(database: Database, ids: readonly number[]): Promise<NamedBond[]> {
  return query(namedBondRow)`
    select id, name, names from instrument where id = any(${[...ids]}::int[])`.all(database);
}
