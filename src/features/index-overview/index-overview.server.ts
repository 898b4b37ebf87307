import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { entityPath } from '#domain/search/categories.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { OverviewIndex } from './index-overview.contract.ts';
import { findIndexesOfMarket } from './index-overview.repository.ts';

const SHOWN = 8;

/** Null where the store has no index with a value. */
export async function loadIndexOverview({
  valueCache,
  language,
}: Pick<PageContext, 'valueCache' | 'language'>): Promise<Unopened<OverviewIndex>[] | null> {
  const found = await valueCache.read({ value: 'index-overview' }, ['reference', 'prices'], (primary) =>
    findIndexesOfMarket(primary, SHOWN),
  );
  if (found.length === 0) return null;
  const change = (base: number | null, last: number) => (base === null ? null : percentChange(base, last));
  return found.map((index) => ({
    id: index.id,
    string_id: index.stringId,
    name: localizedName(index.name, index.names, language),
    url: entityPath('indexes', index.stringId),
    ticker: index.ticker,
    currency_name: index.currency,
    date: index.day,
    last: seal('chart-values', index.last),
    change: change(index.previous, index.last),
    change_1y: change(index.yearAgo, index.last),
    shape: index.shape,
  }));
}
