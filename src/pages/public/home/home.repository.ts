import { int, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const marketCountsRow = { stocks: int, bonds: int, indexes: int, etfs: int, issuers: int };
export type MarketCounts = RowOf<typeof marketCountsRow>;

export async function readMarketCounts(database: Database): Promise<MarketCounts> {
  return query(marketCountsRow)`
    select (count(*) filter (where kind = 'stock'))::int as stocks,
           (count(*) filter (where kind = 'bond'))::int  as bonds,
           (count(*) filter (where kind = 'index'))::int as indexes,
           (count(*) filter (where kind = 'etf'))::int   as etfs,
           (select count(*)::int from issuer)            as issuers
      from instrument`.one(database);
}
