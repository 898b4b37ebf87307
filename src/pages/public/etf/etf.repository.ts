import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentStatus } from '#market/instruments/instrument-columns.server.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type Split,
  securityColumns,
  securityRow,
  splitsColumn,
} from '#market/instruments/security.repository.ts';
import { joinFirstVenue, joinLatestDays } from '#market/prices/latest-trading.repository.ts';
import { date, float, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** A fund is issued by the house that runs it. */
const fundRow = {
  ...securityRow,
  status: instrumentStatus,
  listedOn: maybe(date),
  expenseRatio: maybe(float),
  unitsOutstanding: maybe(float),
  /** Units at the last price of the first venue. */
  netAssets: maybe(float),
  netAssetsCurrency: text,
  index: maybe(
    json<{
      readonly id: number;
      readonly stringId: string;
      readonly name: string;
      readonly names: NameTable;
    }>(),
  ),
  splits: json<readonly Split[]>(),
};
export type Fund = RowOf<typeof fundRow>;

export async function findFund(database: Database, key: string): Promise<Fund | null> {
  return query(fundRow)`
    select ${securityColumns}, instrument.status, instrument.listed_on as "listedOn",
           expense_ratio::float8 as "expenseRatio",
           units_outstanding::float8 as "unitsOutstanding",
           round(units_outstanding * newest.last_price)::float8 as "netAssets",
           coalesce(place.currency, instrument.currency) as "netAssetsCurrency",
           case when followed.id is not null then json_build_object(
             'id', followed.id, 'stringId', followed.string_id, 'name', followed.name, 'names', followed.names) end as index,
           ${splitsColumn} as splits
      from instrument
      join etf on etf.instrument_id = instrument.id
      ${joinIssuer}
      left join instrument followed on followed.id = tracked_index_id
      ${joinFirstVenue('instrument.id')}
      ${joinLatestDays('place')}
     where instrument.id = ${instrumentIdOf('etf', key)}`.first(database);
}
