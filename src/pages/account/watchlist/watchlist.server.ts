import { mayExport } from '#domain/access/excel-export.ts';
import { loadComingPayments } from '#features/coming-payments/coming-payments.server.ts';
import { loadPositions, loadRemoved } from '#features/positions/positions.server.ts';
import { MOST_ITEMS } from '#market/watchlist/watchlist.contract.ts';
import { load } from '#platform/http/door.server.ts';
import { watchlistPage } from './watchlist.contract.ts';

export const loadWatchlistPage = load(watchlistPage, async ({ query }, context) => {
  const [positions, coming, removed] = await Promise.all([
    loadPositions(context),
    loadComingPayments(context, context.user.id),
    loadRemoved(context, query.removed),
  ]);
  return {
    positions,
    coming,
    most: MOST_ITEMS,
    mayExport: mayExport(context.viewer),
    removed,
    refused: query.refused,
  };
});
