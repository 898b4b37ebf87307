import type { NameTable } from '#domain/languages/localized-name.ts';
import { instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { date, float, json, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const foundHoldingRow = {
  name: text,
  names: json<NameTable>(),
  kind: maybe(instrumentKind),
  stringId: maybe(text),
  ticker: maybe(text),
  isin: maybe(text),
  currency: maybe(text),
  industryCode: maybe(text),
  industryNames: json<NameTable>(),
  country: maybe(text),
  share: float,
  asOf: date,
};
export type FoundHolding = RowOf<typeof foundHoldingRow>;

/** Of the last day that is known, the largest first: of an earlier, longer list there may be more. */
export async function findHoldings(database: Database, etfId: number): Promise<FoundHolding[]> {
  return query(foundHoldingRow)`
    select coalesce(instrument.name, holding.name) as name, coalesce(instrument.names, '{}') as names,
           kind, instrument.string_id as "stringId", ticker, isin, currency,
           industry.code as "industryCode", coalesce(industry.names, '{}') as "industryNames", issuer.country,
           weight::float8 as share, as_of as "asOf"
      from etf_holding holding
      left join instrument on instrument.id = holding.instrument_id
      left join issuer on issuer.id = instrument.issuer_id
      left join industry on industry.id = issuer.industry_id
     where etf_id = ${etfId} and as_of = (select max(as_of) from etf_holding where etf_id = ${etfId})
     order by holding.weight desc, position`.all(database);
}

const namedFundRow = { stringId: text, name: text, names: json<NameTable>() };
export type NamedFund = RowOf<typeof namedFundRow>;

export async function findFund(database: Database, etfId: number): Promise<NamedFund | null> {
  return query(namedFundRow)`
    select string_id as "stringId", name, names from instrument where id = ${etfId} and kind = 'etf'`.first(
    database,
  );
}
