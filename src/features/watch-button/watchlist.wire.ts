import type { WatchlistRow } from '#market/watchlist/watchlist.contract.ts';

interface Watched {
  readonly id: number;
  readonly stockId: number;
  readonly venueId: number;
  readonly quantity: number | null;
}

/** What is watched under the documents' names. */
export const toWatchlistRow = ({ id, stockId, venueId, quantity }: Watched): WatchlistRow => ({
  'id.numeric': id,
  'stocks_full_id.numeric': stockId,
  'trading_ground_id.numeric': venueId,
  quantity,
  checked: true,
  count: quantity,
});

export const venueIdOf = (row: WatchlistRow): number => row['trading_ground_id.numeric'];
