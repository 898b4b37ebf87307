import type { NameTable } from '#domain/languages/localized-name.ts';
import { date, float, int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundForecastRow = {
  code: text,
  names: json<NameTable>(),
  measure: oneOf('money', 'per_share', 'percent', 'ratio'),
  currency: maybe(text),
  unitMultiplier: int,
  actual: maybe(float),
  year: int,
  low: float,
  mean: float,
  high: float,
  forecasts: int,
  asOf: date,
};
export type FoundForecast = RowOf<typeof foundForecastRow>;

/** The latest gathering of forecasts, by indicator and year. */
export async function findForecasts(database: Database, issuerId: number): Promise<FoundForecast[]> {
  return query(foundForecastRow)`
    select code, names, measure, currency, unit_multiplier as "unitMultiplier", actual_value::float8 as actual,
           year, low::float8 as low, mean::float8 as mean, high::float8 as high, estimates as forecasts, as_of as "asOf"
      from consensus_estimate join consensus_indicator indicator on indicator.id = indicator_id
     where issuer_id = ${issuerId}
       and as_of = (select max(as_of) from consensus_estimate where issuer_id = ${issuerId})
     order by position, year`.all(database);
}
