import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
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

const foundReportRow = {
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
  readonly standard: Standard;
  readonly isArchive?: boolean;
  /** As the issuer's reports were known at that moment; without it as they are known today. */
  readonly knownBy?: Date;
}

/** One report a period, the oldest first: where a period was restated, the latest that was known by then. */
export async function findReports(database: Database, requested: RequestedReports): Promise<FoundReport[]> {
  const { issuerId, standard, isArchive = false, knownBy = null } = requested;
  return query(foundReportRow)`
    select period_end as "periodEnd", months, quarter as "periodNum", currency, unit_multiplier as "unitMultiplier",
           effective_on as "effectiveOn", case when versions > 1 then effective_on end as "restatedOn",
           known_at as "knownAt", file_id as "fileId", reported.facts
      from (select distinct on (period_end, months) *, count(*) over (partition by period_end, months) as versions
              from report
             where issuer_id = ${issuerId} and standard = ${standard} and is_archive = ${isArchive}
               and known_at <= coalesce(${knownBy}::timestamptz, 'infinity')
             order by period_end, months, known_at desc) as known
     cross join lateral (
       select coalesce(jsonb_object_agg(line.code, fact.value), '{}') as facts
         from report_fact fact join statement_line line on line.id = fact.line_id
        where fact.report_id = known.id) as reported
     order by period_end, months`.all(database);
}

/** A standard's template in the order of print. */
export async function findTemplate(
  database: Database,
  standard: Standard,
): Promise<{ sections: FoundSection[]; lines: FoundLine[] }> {
  const sections = await query(foundSectionRow)`
    select code, names from statement_section where standard = ${standard} order by position`.all(database);
  const lines = await query(foundLineRow)`
    select section, code, parent_code as parent, is_total as "isTotal", measure, names
      from statement_line where standard = ${standard} order by position`.all(database);
  return { sections, lines };
}
