import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool } from '#platform/database/columns.server.ts';

/** Whether the store has days of any of these listings. */
export async function hasStoredDays(client: pg.ClientBase, listings: readonly number[]): Promise<boolean> {
  const [found] = checkRows(
    { hasDays: bool },
    await client.query(
      // One look into the index for each, whatever is known of the table.
      `select exists (select from unnest($1::int[]) as listing (id)
                       where (select day from daily_trading where listing_id = listing.id order by day limit 1) is not null) as "hasDays"`,
      [listings],
    ),
  );
  return found?.hasDays ?? false;
}
