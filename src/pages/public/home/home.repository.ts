import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface MarketCounts {
  readonly stocks: number;
  readonly bonds: number;
  readonly indexes: number;
  readonly etfs: number;
  readonly issuers: number;
}

export async function readMarketCounts(database: Database): Promise<MarketCounts> {
  const { rows } = await sql<MarketCounts>`
    select (count(*) filter (where kind = 'stock'))::int as stocks,
           (count(*) filter (where kind = 'bond'))::int  as bonds,
           (count(*) filter (where kind = 'index'))::int as indexes,
           (count(*) filter (where kind = 'etf'))::int   as etfs,
           (select count(*)::int from issuer)            as issuers
      from instrument`.execute(database);
  return rows[0] ?? { stocks: 0, bonds: 0, indexes: 0, etfs: 0, issuers: 0 };
}
