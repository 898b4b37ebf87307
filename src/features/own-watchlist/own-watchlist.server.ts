import { namePosition } from '#market/watchlist/name-position.ts';
import { findWatchedPositions } from '#market/watchlist/watched-positions.server.ts';
import { seal } from '#platform/contract/sealed.ts';
import { handle } from '#platform/http/door.server.ts';
import { largestChanges } from './largest-changes.ts';
import { readOwnWatchlist } from './own-watchlist.contract.ts';

/** As many as stand side by side. */
const SHOWN = 6;

export const serveOwnWatchlist = handle(readOwnWatchlist, async (_, context) => {
  const watched = await findWatchedPositions(context);
  return {
    count: watched.length,
    rows: largestChanges(watched, SHOWN).map((position) => ({
      id: position.id,
      ...namePosition(position, context.language),
      last: seal('last-price', position.last),
      change: position.change,
    })),
  };
});
