import { type RawBuilder, sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { SearchCategory } from '#domain/search/categories.ts';
import { SEARCH_STATUSES, toStatusNumber } from '#domain/search/statuses.ts';
import type { SearchDocument } from '#engines/search/document.ts';
import { bondStatus, instrumentKind } from '#market/instruments/instrument-columns.server.ts';
import { float, int, json, listOf, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export type InstrumentKind = 'bond' | 'stock' | 'index' | 'etf';

const CATEGORY_OF = {
  bond: 'bonds',
  stock: 'stocks',
  index: 'indexes',
  etf: 'etf',
} as const satisfies Record<InstrumentKind, SearchCategory>;

const instrumentRow = {
  id: int,
  kind: instrumentKind,
  name: text,
  names: json<NameTable>(),
  isin: maybe(text),
  status: bondStatus,
  tickers: listOf(text),
  issuerName: maybe(text),
  issuerNames: maybe(json<NameTable>()),
  issuerTicker: maybe(text),
  weight: maybe(float),
};
type InstrumentRow = RowOf<typeof instrumentRow>;

const issuerRow = {
  id: int,
  name: text,
  names: json<NameTable>(),
  tickers: maybe(listOf(text)),
  status: maybe(int),
  weight: maybe(float),
};

const INSTRUMENT = sql`id, kind, name, names, isin, status, ticker, issuer_id`;
const ISSUER = sql`id, name, names`;

/** The next instruments by their id. */
export const findInstrumentsAfter = (database: Database, id: number, count: number) =>
  findInstruments(
    database,
    sql`select ${INSTRUMENT} from instrument where id > ${id} order by id limit ${count}`,
  );

export const findInstrumentsByIds = (database: Database, ids: readonly number[]) =>
  findInstruments(database, sql`select ${INSTRUMENT} from instrument where id = any(${ids}::int[])`);

/** The bonds that are also found by what these issuers are called. */
export const findBondsOfIssuers = (database: Database, issuerIds: readonly number[], count: number) =>
  findInstruments(
    database,
    sql`select ${INSTRUMENT} from instrument where issuer_id = any(${issuerIds}::int[]) and kind = 'bond' limit ${count}`,
  );

export const findIssuersAfter = (database: Database, id: number, count: number) =>
  findIssuers(database, sql`select ${ISSUER} from issuer where id > ${id} order by id limit ${count}`);

export const findIssuersByIds = (database: Database, ids: readonly number[]) =>
  findIssuers(database, sql`select ${ISSUER} from issuer where id = any(${ids}::int[])`);

/** The companies whose weight and status follow these instruments. */
export const findIssuersOfInstruments = (database: Database, ids: readonly number[]) =>
  findIssuers(
    database,
    sql`select ${ISSUER} from issuer where id in (select issuer_id from instrument where id = any(${ids}::int[]))`,
  );

/** A bond weighs what was issued of it, an index its members, anything else what was traded on its last day. */
async function findInstruments(database: Database, chosen: RawBuilder<unknown>): Promise<SearchDocument[]> {
  const rows = await query(instrumentRow)`
    with chosen as materialized (${chosen})
    select chosen.id, chosen.kind, chosen.name, chosen.names, chosen.isin, chosen.status,
           array_remove(chosen.ticker || coalesce(places.tickers, '{}'), null) as "tickers",
           issuer.name as "issuerName", issuer.names as "issuerNames",
           (select stock.ticker from instrument stock
             where stock.issuer_id = issuer.id and stock.kind = 'stock' order by stock.id limit 1) as "issuerTicker",
           coalesce(bond.face_value * bond.units_issued, places.turnover,
             (select count(*) from index_member where index_member.index_id = chosen.id))::float8 as "weight"
      from chosen
      left join issuer on issuer.id = chosen.issuer_id and chosen.kind = 'bond'
      left join bond on bond.instrument_id = chosen.id
      left join lateral (
        select array_agg(distinct listing.ticker) as tickers, sum(newest.turnover) as turnover
          from listing
          left join lateral (
            select turnover from daily_trading
             where listing_id = listing.id and chosen.kind <> 'bond' order by day desc limit 1
          ) newest on true
         where listing.instrument_id = chosen.id
      ) places on true
     order by chosen.id`.all(database);
  return rows.map(toInstrument);
}

/** A company weighs what its shares are worth and what its bonds brought; it stands as well as the best of its papers. */
async function findIssuers(database: Database, chosen: RawBuilder<unknown>): Promise<SearchDocument[]> {
  const rows = await query(issuerRow)`
    with chosen as materialized (${chosen})
    select chosen.id, chosen.name, chosen.names, papers.tickers, papers.status, papers.weight
      from chosen
      left join lateral (
        select array_agg(distinct paper.ticker) filter (where paper.kind = 'stock' and paper.ticker is not null) as tickers,
               min(array_position(${SEARCH_STATUSES}::text[], paper.status)) as status,
               sum(coalesce(bond.face_value * bond.units_issued, stock.shares_outstanding * newest.last_price))::float8 as weight
          from instrument paper
          left join bond on bond.instrument_id = paper.id
          left join stock on stock.instrument_id = paper.id
          left join lateral (
            select last_price from listing join daily_trading on listing_id = listing.id
             where listing.instrument_id = stock.instrument_id order by day desc limit 1
          ) newest on true
         where paper.issuer_id = chosen.id
      ) papers on true
     order by chosen.id`.all(database);
  return rows.map(({ id, name, names, tickers, status, weight }) => ({
    category: 'companies',
    id,
    name,
    names: Object.values(names),
    codes: tickers ?? [],
    weight: weight ?? 0,
    status: status ?? toStatusNumber('active'),
  }));
}

function toInstrument(row: InstrumentRow): SearchDocument {
  const aliases = [row.issuerName, row.issuerTicker, ...Object.values(row.issuerNames ?? {})];
  return {
    category: CATEGORY_OF[row.kind],
    id: row.id,
    name: row.name,
    names: Object.values(row.names),
    codes: [...new Set(row.tickers), ...(row.isin ? [row.isin] : [])],
    aliases: aliases.filter((alias) => alias !== null),
    weight: row.weight ?? 0,
    status: toStatusNumber(row.status),
  };
}
