import type { Language } from '#domain/languages/languages.ts';
import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import { oneOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { localizedNameOf } from '#platform/i18n/localized-name.repository.ts';

export interface Wanted {
  readonly category: SearchCategory;
  readonly id: number;
}

const suggestedRow = { category: oneOf(...SEARCH_CATEGORIES), items: text };

/** By category, in the order in which they are wanted, as JSON that nobody needs to read; without those that are gone. */
export async function findSuggested(
  database: Database,
  wanted: readonly Wanted[],
  language: Language,
): Promise<ReadonlyMap<SearchCategory, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await query(suggestedRow)`
    with wanted as (
      select * from unnest(${wanted.map(({ category }) => category)}::text[], ${wanted.map(({ id }) => id)}::int[])
        with ordinality as each (category, id, place)
    ), item as (
      select category, place, string_id, ${localizedNameOf('instrument', language)} as name, status,
             array_remove(ticker || array(
               select distinct listing.ticker from listing
                where listing.instrument_id = instrument.id and listing.ticker is distinct from instrument.ticker), null) as tickers
        from wanted join instrument using (id)
       where category <> 'companies'
      union all
      select category, place, string_id, ${localizedNameOf('issuer', language)}, papers.status, papers.tickers
        from wanted join issuer using (id)
       cross join lateral (
         select coalesce((${SEARCH_STATUSES}::text[])[min(array_position(${SEARCH_STATUSES}::text[], status))], 'active') as status,
                coalesce(array_agg(distinct ticker) filter (where kind = 'stock' and ticker is not null), '{}') as tickers
           from instrument paper where paper.issuer_id = issuer.id
       ) papers
       where category = 'companies'
    )
    select category, '[' || string_agg(json_strip_nulls(json_build_object(
             'id', string_id, 'ttl', name, 'ticker', case when tickers <> '{}' then tickers end, 'status', status
           ))::text, ',' order by place) || ']' as items
      from item group by category`.all(database);
  return new Map(rows.map(({ category, items }) => [category, items]));
}
