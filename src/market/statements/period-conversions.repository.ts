import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { euroRateCode } from '#domain/compare/exchange.ts';
import { float, int, maybe, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { Conversion } from './present-tables.ts';

/** What statements can be shown in besides their own currency. */
const OFFERED = ['EUR', 'USD'] as const;

interface Period {
  readonly date: CalendarDay;
  readonly months: number;
}

const WITHIN_PERIOD = sql`reference_rate.percent > 0 and day <= ends and day > ends - make_interval(months => months)`;

/**
 * The exchange rates that show flows at the average of their period and balances at its end. A currency is offered where the latest
 * period has both rates; one whose rate is older than ten days has none.
 */
export async function findConversions(
  database: Database,
  currency: string,
  periods: readonly Period[],
): Promise<Conversion[]> {
  const targets = OFFERED.filter((each) => each !== currency);
  const own = euroRateCode(currency);
  const rows = await query({ target: text, position: int, atEnd: maybe(float), average: maybe(float) })`
    select target, position::int as position, rate.at_end as "atEnd", rate.average
      from unnest(${targets}::text[], ${targets.map(euroRateCode)}::text[]) as wanted (target, code)
     cross join unnest(${periods.map(({ date }) => date)}::date[], ${periods.map(({ months }) => months)}::int[])
           with ordinality as period (ends, months, position)
     cross join lateral (
       select avg(value) as average,
              (array_agg(value order by day desc) filter (where day >= ends - 10))[1] as at_end
         from (
           select day, percent::float8 as value from reference_rate
            where ${currency} = 'EUR' and code = wanted.code and ${WITHIN_PERIOD}
           union all
           select day, 1 / percent::float8 from reference_rate
            where target = 'EUR' and code = ${own} and ${WITHIN_PERIOD}
           union all
           select day, other.percent::float8 / reference_rate.percent::float8
             from reference_rate join reference_rate other using (day)
            where 'EUR' not in (${currency}, target) and reference_rate.code = ${own} and ${WITHIN_PERIOD}
              and other.code = wanted.code and other.percent > 0
         ) crossed
     ) rate
     order by target, position`.all(database);
  return [...Map.groupBy(rows, ({ target }) => target)].flatMap(([target, found]): Conversion[] => {
    const [latest] = found;
    if (!latest || latest.atEnd === null || latest.average === null) return [];
    return [
      {
        currency: target,
        at_end: found.map(({ atEnd }) => atEnd),
        average: found.map(({ average }) => average),
      },
    ];
  });
}
