import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

/** That an advertisement was seen or followed; of whom is never noted. */
export interface AdCount {
  readonly adId: number;
  readonly what: 'shown' | 'clicked';
}

/** One statement for many readers; an advertisement that is gone by now counts nothing. */
export async function addAdCounts(database: Database, counts: readonly AdCount[]): Promise<void> {
  const ids = counts.map(({ adId }) => adId);
  const clicks = counts.map(({ what }) => what === 'clicked');
  await sql`
    update advertisement
       set impressions = advertisement.impressions + counted.impressions, clicks = advertisement.clicks + counted.clicks
      from (select ad_id, count(*) filter (where not is_click) as impressions, count(*) filter (where is_click) as clicks
              from unnest(${ids}::int[], ${clicks}::boolean[]) as each (ad_id, is_click)
             group by ad_id) as counted
     where advertisement.id = counted.ad_id`.execute(database);
}
