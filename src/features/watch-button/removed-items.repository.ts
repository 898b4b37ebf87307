import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

/** For a day a reader may put back what was taken out of a watchlist. */
const WATCHLIST_UNDO_MS = 86_400_000;

export async function deleteRemovedWatchlistItems(database: Database, now: Date): Promise<number> {
  const until = new Date(now.getTime() - WATCHLIST_UNDO_MS);
  const { numAffectedRows = 0n } =
    await sql`delete from removed_watchlist_item where removed_at <= ${until}`.execute(database);
  return Number(numAffectedRows);
}
