import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { ListedIndex } from '../lists.contract.ts';
import { chooseInstruments } from './choose.repository.ts';
import type { Chosen } from './chosen.ts';

export interface IndexRow {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly status: ListedIndex['status'];
  readonly ticker: string | null;
  readonly currency: string;
  readonly members: number;
  readonly countries: readonly string[];
  readonly value: number | null;
  readonly previous: number | null;
  readonly day: CalendarDay | null;
  readonly baseOn: CalendarDay;
}

/** By name, each with its last value and the countries of its members. */
export async function findIndexRows(database: Database, chosen: Chosen): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    with chosen as materialized (${chooseInstruments('index', chosen)})
    select chosen.id, chosen.string_id as "stringId", chosen.name, chosen.names, chosen.status, chosen.ticker,
           chosen.currency, market_index.base_on as "baseOn", coalesce(made.members, 0)::int as members,
           coalesce(made.countries, '{}') as countries,
           newest.value::float8 as value, newest.day, before.value::float8 as previous
      from chosen
      join market_index on market_index.instrument_id = chosen.id
      left join lateral (
        select count(*) as members, array_agg(distinct issuer.country) filter (where issuer.country is not null) as countries
          from index_member
          join instrument member on member.id = index_member.instrument_id
          left join issuer on issuer.id = member.issuer_id
         where index_member.index_id = chosen.id
      ) made on true
      left join lateral (
        select day, value from index_value where index_id = chosen.id order by day desc limit 1
      ) newest on true
      left join lateral (
        select value from index_value where index_id = chosen.id and day < newest.day order by day desc limit 1
      ) before on true
     order by chosen.name, chosen.id`.execute(database);
  return rows;
}
