import { mayExport } from '#domain/access/excel-export.ts';
import { loadPositions, loadRemoved } from '#features/watchlist/positions/positions.server.ts';
import { MOST_ITEMS } from '#features/watchlist/watchlist.contract.ts';
import { load } from '#foundation/web/door.server.ts';
import { watchlistPage } from './watchlist.contract.ts';

export const loadWatchlistPage = load(watchlistPage, async ({ query }, context) => {
  const [positions, removed] = await Promise.all([
    loadPositions(context),
    loadRemoved(context, query.removed),
  ]);
  return {
    positions,
    most: MOST_ITEMS,
    mayExport: mayExport(context.viewer),
    removed,
    refused: query.refused,
  };
});
