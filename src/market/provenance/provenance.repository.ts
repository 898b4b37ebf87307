import { type RawBuilder, sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import {
  date,
  int,
  json,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { ORIGIN_RECORDS } from './origin-records.ts';

const provenanceRow = {
  record: oneOf(...ORIGIN_RECORDS),
  /** Of prices. */
  venueCode: maybe(text),
  venueNames: maybe(json<NameTable>()),
  batch: int,
  source: text,
  /** Null: there since ever. */
  importedAt: maybe(timestamp),
  files: json<readonly string[]>(),
  firstDay: maybe(date),
  lastDay: maybe(date),
  count: int,
};
export type ProvenanceRow = RowOf<typeof provenanceRow>;

interface Subject {
  readonly instrumentId: number | null;
  readonly issuerId: number | null;
}

/** Which batches what is shown now comes from, by kind of record; the latest first. It says nothing of the values. */
export async function findProvenance(
  database: Database,
  { instrumentId, issuerId }: Subject,
): Promise<ProvenanceRow[]> {
  const ofInstrument = (record: string, table: string, column: string, day: string | null) =>
    written(record, sql.table(table), sql`${sql.ref(column)} = ${instrumentId}`, day, instrumentId);
  const ofIssuer = (record: string, table: string, column: string, day: string | null) =>
    written(record, sql.table(table), sql`${sql.ref(column)} = ${issuerId}`, day, issuerId);
  return query(provenanceRow)`
    with written as (
      select 'price' as record, listing_id as entity, batch_id, min(day) as first_day, max(day) as last_day, count(*)::int as count
        from daily_trading
       where listing_id in (select id from listing where instrument_id = ${instrumentId})
       group by listing_id, batch_id
      union all ${ofInstrument('index-value', 'index_value', 'index_id', 'day')}
      union all ${ofInstrument('instrument', 'instrument', 'id', null)}
      union all ${ofInstrument('bond-terms', 'bond', 'instrument_id', null)}
      union all ${ofInstrument('coupon', 'bond_coupon', 'bond_id', 'day')}
      union all ${ofInstrument('redemption', 'bond_redemption', 'bond_id', 'day')}
      union all ${ofInstrument('option', 'bond_option', 'bond_id', 'day')}
      union all ${ofInstrument('dividend', 'dividend', 'instrument_id', 'ex_dividend_on')}
      union all ${ofInstrument('split', 'split', 'instrument_id', 'day')}
      union all ${ofIssuer('issuer', 'issuer', 'id', null)}
      union all ${ofIssuer('fact', 'report', 'issuer_id', 'period_end')}
      union all ${ofIssuer('rating', 'rating', 'issuer_id', 'assigned_on')}
    )
    select record, venue.code as "venueCode", venue.names as "venueNames", batch.id as batch, source.name as source,
           batch.known_at as "importedAt", named.files, first_day as "firstDay", last_day as "lastDay", count
      from written
      join import_batch batch on batch.id = batch_id
      join source on source.id = source_id
      left join listing on record = 'price' and listing.id = entity
      left join venue on venue.id = venue_id
     cross join lateral (
       select coalesce(json_agg(distinct file.name), '[]') as files
         from import_scope scope join import_file file on file.id = scope.file_id
        where scope.batch_id = batch.id and scope.record = written.record and scope.entity_id = entity
     ) named
     order by array_position(${[...ORIGIN_RECORDS]}::text[], record), venue.position, batch.id desc
     limit 500`.all(database);
}

function written(
  record: string,
  table: RawBuilder<unknown>,
  isWanted: RawBuilder<unknown>,
  day: string | null,
  entity: number | null,
): RawBuilder<unknown> {
  const [first, last] = day
    ? [sql`min(${sql.ref(day)})`, sql`max(${sql.ref(day)})`]
    : [sql`null::date`, sql`null::date`];
  return sql`
      select ${record}, ${entity}::int, batch_id, ${first}, ${last}, count(*)::int
        from ${table} where ${isWanted} and batch_id is not null group by batch_id`;
}
