import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool } from '#platform/database/columns.server.ts';

/** Whether the store has days of any of these listings. */
export async function hasStoredDays(client: pg.ClientBase, listings: readonly number[]): Promise<boolean> {
  const [found] = checkRows(
    { hasDays: bool },
    await client.query(
      `select exists (select from unnest($1::int[]) as listing (id)
                       where exists (select from daily_trading where listing_id = listing.id)) as "hasDays"`,
      [listings],
    ),
  );
  return found?.hasDays ?? false;
}
