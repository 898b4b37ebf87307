import { sql } from 'kysely';
import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { CategoryHits, SearchReply, SearchRequest } from '#foundation/search-index/document.ts';
import { MOST_ITEMS } from '#foundation/search-index/search-index.ts';

const MOST_WORDS = 8;
const MATCHES = ['code', 'name-start', 'inside'] as const;

interface FoundRow {
  readonly category: SearchCategory;
  readonly id: number;
  readonly rank: 0 | 1 | 2;
  readonly total: number;
}

/**
 * Plain SQL that reads every name: for the seconds before the index is built. Every word of the term must stand somewhere
 * in what a thing is called; slips and other alphabets are the index's matter.
 */
export async function searchStore(database: Database, request: SearchRequest): Promise<SearchReply> {
  const term = request.term.trim().toLowerCase();
  const categories = request.category ? [request.category] : SEARCH_CATEGORIES;
  const nothing: CategoryHits = { total: 0, isExact: true, items: [] };
  const reply = new Map<SearchCategory, CategoryHits>(categories.map((category) => [category, nothing]));
  const rows = term === '' ? [] : await findRows(database, term, { ...request, categories });
  for (const { category, id, rank, total } of rows) {
    const items = reply.get(category)?.items ?? [];
    const hit = { id, match: MATCHES[rank], field: rank === 0 ? ('ticker' as const) : ('name' as const) };
    reply.set(category, { total, isExact: true, items: [...items, hit] });
  }
  return Object.fromEntries(reply);
}

type Wanted = Pick<SearchRequest, 'limit' | 'offset' | 'withoutStatuses'> & {
  readonly categories: readonly SearchCategory[];
};

async function findRows(database: Database, term: string, wanted: Wanted): Promise<FoundRow[]> {
  const { categories, limit = MOST_ITEMS, offset = 0, withoutStatuses = [] } = wanted;
  const words = term.split(/\s+/).slice(0, MOST_WORDS);
  const inside = words.map((word) => `%${escapeLike(word)}%`);
  const start = `${escapeLike(term)}%`;
  const { rows } = await sql<FoundRow>`
    with searched as (
      select case kind when 'bond' then 'bonds' when 'stock' then 'stocks' when 'index' then 'indexes' else 'etf' end as category,
             instrument.id, instrument.name, instrument.status, instrument.names,
             array_remove(instrument.ticker || instrument.isin || array(
               select listing.ticker from listing where listing.instrument_id = instrument.id), null) as codes,
             concat_ws(' ', issuer.name, issuer.names::text) as owner
        from instrument left join issuer on issuer.id = instrument.issuer_id and kind = 'bond'
       where ${categories}::text[] && array['bonds', 'stocks', 'indexes', 'etf']
      union all
      select 'companies', issuer.id, issuer.name,
             (select (${SEARCH_STATUSES}::text[])[min(array_position(${SEARCH_STATUSES}::text[], paper.status))]
                from instrument paper where paper.issuer_id = issuer.id),
             issuer.names,
             array(select paper.ticker from instrument paper
                    where paper.issuer_id = issuer.id and paper.kind = 'stock' and paper.ticker is not null),
             ''
        from issuer
       where 'companies' = any(${categories}::text[])
    ), found as (
      select category, id, name,
             case when ${term} = any(select lower(code) from unnest(codes) code) then 0
                  when name ilike ${start} or exists (select from jsonb_each_text(names) other where value ilike ${start}) then 1
                  else 2 end as rank
        from searched
       where category = any(${categories}::text[])
         and coalesce(array_position(${SEARCH_STATUSES}::text[], status), 1) <> all(${withoutStatuses}::int[])
         and concat_ws(' ', name, array_to_string(codes, ' '), owner,
               (select string_agg(value, ' ') from jsonb_each_text(names))) ilike all(${inside}::text[])
    ), placed as (
      select category, id, rank, count(*) over (partition by category)::int as total,
             row_number() over (partition by category order by rank, name, id) as place
        from found
    )
    select category, id, rank, total from placed
     where place > ${offset} and place <= ${offset + limit} order by category, place`.execute(database);
  return rows;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
