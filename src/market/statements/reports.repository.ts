import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Measure, Standard } from '#domain/statements/statement-line.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface FoundReport {
  readonly periodEnd: string;
  /** Flows are counted from the start of the year. */
  readonly months: 3 | 6 | 9 | 12;
  readonly periodNum: 1 | 2 | 3 | 4;
  readonly currency: string;
  /** What a money fact is multiplied by to be money; other measures are reported as they are. */
  readonly unitMultiplier: number;
  readonly effectiveOn: string;
  /** The day from which the issuer stands by it, where the period was reported before; null where this is the first report. */
  readonly restatedOn: string | null;
  readonly knownAt: Date;
  readonly fileId: string | null;
  readonly facts: Readonly<Partial<Record<string, number>>>;
}

export interface FoundLine {
  readonly section: string;
  readonly code: string;
  readonly parent: string | null;
  readonly isTotal: boolean;
  readonly measure: Measure;
  readonly names: NameTable;
}

export interface FoundSection {
  readonly code: string;
  readonly names: NameTable;
}

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
  const { rows } = await sql<FoundReport>`
    with known as materialized (
      select distinct on (period_end, months) *, count(*) over (partition by period_end, months) as tellings
        from report
       where issuer_id = ${issuerId} and standard = ${standard} and is_archive = ${isArchive}
         and known_at <= coalesce(${knownBy}::timestamptz, 'infinity')
       order by period_end, months, known_at desc
    ), told as (
      select report_id, json_object_agg(line.code, fact.value) as facts
        from report_fact fact join statement_line line on line.id = fact.line_id
       where report_id = any(array(select id from known))
       group by report_id
    )
    select period_end as "periodEnd", months, quarter as "periodNum", currency, unit_multiplier as "unitMultiplier",
           effective_on as "effectiveOn", case when tellings > 1 then effective_on end as "restatedOn",
           known_at as "knownAt", file_id as "fileId", coalesce(told.facts, '{}') as facts
      from known left join told on told.report_id = known.id
     order by period_end, months`.execute(database);
  return rows;
}

/** A standard's template in the order of print. */
export async function findTemplate(
  database: Database,
  standard: Standard,
): Promise<{ sections: FoundSection[]; lines: FoundLine[] }> {
  const sections = await sql<FoundSection>`
    select code, names from statement_section where standard = ${standard} order by position`.execute(
    database,
  );
  const lines = await sql<FoundLine>`
    select section, code, parent_code as parent, is_total as "isTotal", measure, names
      from statement_line where standard = ${standard} order by position`.execute(database);
  return { sections: sections.rows, lines: lines.rows };
}
