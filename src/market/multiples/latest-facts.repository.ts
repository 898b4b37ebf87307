import { type RawBuilder, sql } from 'kysely';

/** A year of 52 or 53 weeks ends some days beside the month: periods are compared by the month that they stand for. */
export const nearestMonthEnd = sql`(date_trunc('month', period_end + 15) - interval '1 day')::date`;

/**
 * Of the report `known`: its facts as they are known today, of the lines that `where` leaves. A filing repeats only some lines of
 * earlier periods: the others stay as the filing before had them.
 */
export const latestFacts = (where: RawBuilder<unknown> = sql`true`) => sql`
  select distinct on (line_id) line_id, value, is_derived
    from report version join report_fact on report_id = version.id
   where (version.issuer_id, version.standard, version.is_archive, version.period_end, version.months)
       = (known.issuer_id, known.standard, known.is_archive, known.period_end, known.months)
     and (version.id = known.id or version.accession is not null and known.accession is not null
          and (version.currency, version.unit_multiplier) = (known.currency, known.unit_multiplier))
     and ${where}
   order by line_id, version.known_at desc, version.accession desc`;
