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
  const rows = await query({ target: text, position: int, atEnd: maybe(float), average: maybe(float) })`
    with rate as (
      select split_part(code, '.', 3) as currency, day, percent as per_euro
        from reference_rate
       where code = any(${[...targets, currency].map(euroRateCode)}::text[]) and percent > 0
    ), crossed as (
      select 'EUR' as target, day, 1 / per_euro as value from rate where currency = ${currency}
      union all
      select currency, day, per_euro from rate where ${currency} = 'EUR'
      union all
      select other.currency, day, other.per_euro / own.per_euro
        from rate other join rate own using (day)
       where other.currency <> ${currency} and own.currency = ${currency}
    )
    select target, position::int as position,
           (select value from crossed last
             where last.target = wanted.target and day between ends - 10 and ends
             order by day desc limit 1)::float8 as "atEnd",
           (select avg(value) from crossed over
             where over.target = wanted.target and day <= ends and day > ends - make_interval(months => months))::float8 as average
      from unnest(${targets}::text[]) as wanted (target)
     cross join unnest(${periods.map(({ date }) => date)}::date[], ${periods.map(({ months }) => months)}::int[])
           with ordinality as period (ends, months, position)
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
