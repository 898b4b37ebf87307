import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type ListedVenue,
  type Security,
  type Split,
  securityColumns,
  splitsColumn,
  venuesColumn,
} from '#market/instruments/security.repository.ts';
import { joinFirstVenue, joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import type { Database } from '#platform/database/database.server.ts';

/** A fund is issued by the house that runs it. */
export interface Fund extends Security {
  readonly status: 'active' | 'suspended' | 'delisted';
  readonly listedOn: CalendarDay | null;
  readonly expenseRatio: number | null;
  readonly unitsOutstanding: number | null;
  /** Units at the last price of the first venue. */
  readonly netAssets: number | null;
  readonly netAssetsCurrency: string;
  readonly index: {
    readonly id: number;
    readonly stringId: string;
    readonly name: string;
    readonly names: NameTable;
  } | null;
  readonly splits: readonly Split[];
  readonly venues: readonly ListedVenue[];
}

export async function findFund(database: Database, key: string): Promise<Fund | null> {
  const { rows } = await sql<Fund>`
    select ${securityColumns}, instrument.status, instrument.listed_on as "listedOn",
           expense_ratio::float8 as "expenseRatio",
           units_outstanding::float8 as "unitsOutstanding",
           round(units_outstanding * newest.last_price)::float8 as "netAssets",
           coalesce(place.currency, instrument.currency) as "netAssetsCurrency",
           case when followed.id is not null then json_build_object(
             'id', followed.id, 'stringId', followed.string_id, 'name', followed.name, 'names', followed.names) end as index,
           ${splitsColumn} as splits, ${venuesColumn} as venues
      from instrument
      join etf on etf.instrument_id = instrument.id
      ${joinIssuer}
      left join instrument followed on followed.id = tracked_index_id
      ${joinFirstVenue('instrument.id')}
      ${joinLatestDays('place')}
     where instrument.id = ${instrumentIdOf('etf', key)}`.execute(database);
  return rows[0] ?? null;
}
