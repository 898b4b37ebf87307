import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { STANDARDS, type Standard } from '#domain/statements/statement-line.ts';
import {
  bool,
  date,
  int,
  json,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
  uuid,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { EarlierFact } from './report-table.ts';

const foundReportRow = {
  standard: oneOf(...STANDARDS),
  periodEnd: date,
  /** Flows are counted from the start of the year. */
  months: oneOf(3, 6, 9, 12),
  periodNum: oneOf(1, 2, 3, 4),
  currency: text,
  /** What a money fact is multiplied by to be money; other measures are reported as they are. */
  unitMultiplier: int,
  effectiveOn: date,
  /** The day from which the issuer stands by it, where the period was reported before; null where this is the first report. */
  restatedOn: maybe(date),
  knownAt: timestamp,
  fileId: maybe(uuid),
  facts: json<Readonly<Partial<Record<string, number>>>>(),
  /** Of the lines that were restated. */
  earlier: json<Readonly<Partial<Record<string, EarlierFact>>>>(),
  /** Lines whose value no filing states by itself. */
  derived: json<readonly string[]>(),
};
export type FoundReport = RowOf<typeof foundReportRow>;

const foundLineRow = {
  section: text,
  code: text,
  parent: maybe(text),
  isTotal: bool,
  measure: oneOf('money', 'per_share', 'shares', 'percent'),
  names: json<NameTable>(),
};
export type FoundLine = RowOf<typeof foundLineRow>;

const foundSectionRow = { code: text, names: json<NameTable>() };
export type FoundSection = RowOf<typeof foundSectionRow>;

export interface RequestedReports {
  readonly issuerId: number;
  /** `consolidated`: under IFRS or US GAAP, whichever the issuer reported under last. */
  readonly standard: Standard | 'consolidated';
  readonly isArchive?: boolean;
  /** As the issuer's reports were known at that moment; without it as they are known today. */
  readonly knownBy?: Date;
}

/**
 * One report a period, the oldest first: where a period was restated, the latest that was known by then. A filing repeats only
 * some lines of earlier periods, so the others stay as the filing before had them; a report without a filing is whole.
 */
export async function findReports(database: Database, requested: RequestedReports): Promise<FoundReport[]> {
  const { issuerId, isArchive = false, knownBy = null } = requested;
  return query(foundReportRow)`
    with version as materialized (
      select *, count(*) over (partition by period_end, months) as versions
        from report
       where issuer_id = ${issuerId} and standard = ${standardOf(requested)} and is_archive = ${isArchive}
         and known_at <= coalesce(${knownBy}::timestamptz, 'infinity')
    ), known as materialized (
      select distinct on (period_end, months) * from version
       order by period_end, months, known_at desc, accession desc nulls last
    ), stated as materialized (
      select known.id, fact.line_id, fact.value, fact.is_derived, version.known_at, row_number() over latest_first as n,
             first_value(fact.value) over latest_first as shown,
             first_value(version.id = known.id or version.accession is not null and known.accession is not null)
               over latest_first as is_shown,
             lag(version.effective_on) over latest_first as restated_on
        from known
        join version using (period_end, months, currency, unit_multiplier)
        join report_fact fact on fact.report_id = version.id
       where known.versions > 1
      window latest_first as (
        partition by known.id, fact.line_id order by version.known_at desc, version.accession desc nulls last)
    ), line as materialized (
      select id as line_id, code from statement_line
    ), reported as materialized (
      select id, json_object_agg(code, value) as facts, json_agg(code) filter (where is_derived) as derived
        from (select id, line_id, value, is_derived from stated where n = 1 and is_shown
              union all
              select id, line_id, value, is_derived from known join report_fact on report_id = id where versions = 1) fact
        join line using (line_id)
       group by id
    ), changed as (
      select distinct on (id, line_id) * from stated where value <> shown and is_shown order by id, line_id, n
    ), restated as materialized (
      select id, max(restated_on) as restated_on,
             json_object_agg(code, json_build_object(
               'value', value, 'knownOn', (known_at at time zone 'UTC')::date, 'restatedOn', restated_on)) as earlier
        from changed join line using (line_id) group by id
    )
    select standard, period_end as "periodEnd", months, quarter as "periodNum", currency, unit_multiplier as "unitMultiplier",
           effective_on as "effectiveOn",
           case when accession is not null then restated_on when versions > 1 then effective_on end as "restatedOn",
           known_at as "knownAt", file_id as "fileId", coalesce(facts, '{}') as facts, coalesce(earlier, '{}') as earlier,
           coalesce(derived, '[]') as derived
      from known left join reported using (id) left join restated using (id)
     order by period_end, months`.all(database);
}

function standardOf({ issuerId, standard, knownBy }: RequestedReports) {
  if (standard !== 'consolidated') return sql`${standard}`;
  return sql`(select standard from report
               where issuer_id = ${issuerId} and standard in ('ifrs', 'us-gaap')
                 and known_at <= coalesce(${knownBy ?? null}::timestamptz, 'infinity')
               order by period_end desc, standard limit 1)`;
}

export interface FoundTemplate {
  readonly sections: readonly FoundSection[];
  readonly lines: readonly FoundLine[];
}

/** A standard's template in the order of print. */
export async function findTemplate(database: Database, standard: Standard): Promise<FoundTemplate> {
  const sections = await query(foundSectionRow)`
    select code, names from statement_section where standard = ${standard} order by position`.all(database);
  const lines = await query(foundLineRow)`
    select section, code, parent_code as parent, is_total as "isTotal", measure, names
      from statement_line where standard = ${standard} order by position`.all(database);
  return { sections, lines };
}
