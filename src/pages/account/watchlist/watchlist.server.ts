import { mayExport } from '#domain/access/excel-export.ts';
import { loadBondHoldings } from '#features/bond-holdings/bond-holdings.server.ts';
import { loadComingPayments } from '#features/coming-payments/coming-payments.server.ts';
import { loadPositions, loadRemoved } from '#features/positions/positions.server.ts';
import { MOST_ITEMS } from '#market/watchlist/watchlist.contract.ts';
import { load } from '#platform/http/door.server.ts';
import { watchlistPage } from './watchlist.contract.ts';

export const loadWatchlistPage = load(watchlistPage, async ({ query }, context) => {
  const [positions, bonds, coming, removed] = await Promise.all([
    loadPositions(context),
    loadBondHoldings(context, context.user.id, query.ladder),
    loadComingPayments(context, context.user.id),
    loadRemoved(context, query.removed),
  ]);
  return {
    positions,
    bonds,
    coming,
    most: MOST_ITEMS,
    mayExport: mayExport(context.viewer),
    removed,
    refused: query.refused,
  };
});
