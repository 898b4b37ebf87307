import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentKind } from '#market/instruments/instrument-columns.server.ts';
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
import { CORRECTED } from './corrections.contract.ts';

const correctionRow = {
  id: text,
  what: oneOf(...CORRECTED),
  standard: maybe(oneOf('ifrs', 'us-gaap', 'ras', 'bank_1', 'bank_2')),
  /** Null of an issuer. */
  kind: maybe(instrumentKind),
  stringId: text,
  name: text,
  names: json<NameTable>(),
  knownAt: timestamp,
  from: maybe(date),
  to: maybe(date),
  count: int,
};
export type FoundCorrection = RowOf<typeof correctionRow>;

/** Of how many reports the newest are looked through: a restatement comes months after the first version, not years. */
const REPORTS_READ = 600;

/** Periods of statements that were reported once more, with as many lines as differ from the version before. */
export const findRestatements = (database: Database, most: number): Promise<FoundCorrection[]> =>
  query(correctionRow)`
    select 'report-' || report.id as id, 'restatement' as what, report.standard, null::text as kind, issuer.string_id as "stringId", issuer.name,
           issuer.names, report.known_at as "knownAt", period_end as "from", period_end as "to",
           (select count(*)::int
              from report_fact now full join (select * from report_fact where report_id = earlier.id) before using (line_id)
             where coalesce(now.report_id, report.id) = report.id and now.value is distinct from before.value) as count
      from (select * from report order by known_at desc, id desc limit ${REPORTS_READ}) report
      join lateral (
        select id from report older
         where (older.issuer_id, older.standard, older.is_archive, older.period_end, older.months)
             = (report.issuer_id, report.standard, report.is_archive, report.period_end, report.months)
           and older.known_at < report.known_at
         order by older.known_at desc limit 1
      ) earlier on true
      join issuer on issuer.id = report.issuer_id
     order by report.known_at desc, report.id desc limit ${most}`.all(database);

/** Stored values that a later import replaced. A price of the day of its import is one that the day went on to change. */
export const findReplaced = (database: Database, most: number): Promise<FoundCorrection[]> =>
  query(correctionRow)`
    select 'import-' || scope.id as id, case when record in ('redemption', 'option') then 'coupon' else record end as what, null::text as standard,
           instrument.kind, coalesce(instrument.string_id, issuer.string_id) as "stringId",
           coalesce(instrument.name, issuer.name) as name, coalesce(instrument.names, issuer.names) as names,
           batch.known_at as "knownAt", first_day as "from", last_day as "to", changed as count
      from import_scope scope
      join import_batch batch on batch.id = scope.batch_id
      left join listing on record = 'price' and listing.id = entity_id
      left join instrument on record <> 'rating' and instrument.id = coalesce(listing.instrument_id, entity_id)
      left join issuer on record = 'rating' and issuer.id = entity_id
     where changed > 0 and batch.status = 'done' and batch.kind <> 'undo' and batch.known_at is not null
       and record in ('price', 'index-value', 'dividend', 'split', 'bond-terms', 'coupon', 'redemption', 'option', 'rating')
       and coalesce(instrument.id, issuer.id) is not null
       and (record not in ('price', 'index-value') or last_day < batch.known_at::date)
     order by scope.batch_id desc, scope.id desc limit ${most}`.all(database);
