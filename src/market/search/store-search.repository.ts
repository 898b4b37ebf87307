import { type RawBuilder, sql } from 'kysely';
import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import type { CategoryHits, Match, SearchReply, SearchRequest } from '#engines/search/document.ts';
import { MOST_ITEMS } from '#engines/search/search-index.ts';
import { int, oneOf, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const MOST_WORDS = 8;
const NOTHING: CategoryHits = { total: 0, isExact: true, items: [] };
const MATCHES: readonly Match[] = ['code', 'name', 'name-start', 'word-start', 'inside'];

const foundRow = {
  category: oneOf(...SEARCH_CATEGORIES),
  total: int,
  id: int,
  match: oneOf('code', 'name', 'name-start', 'word-start', 'inside', 'typo'),
};
type FoundRow = RowOf<typeof foundRow>;

/**
 * For the seconds before the index is built: every word of the term must stand somewhere in what a thing is called. Slips,
 * other alphabets and the tickers of single venues are the index's matter.
 */
export async function searchStore(database: Database, request: SearchRequest): Promise<SearchReply> {
  const categories = request.category ? [request.category] : SEARCH_CATEGORIES;
  const reply = new Map<SearchCategory, CategoryHits>(categories.map((category) => [category, NOTHING]));
  const term = request.term.toLowerCase().replace(/\s+/g, ' ').trim();
  const rows = term === '' ? [] : await findRows(database, term, { ...request, categories });
  for (const { category, total, id, match } of rows) {
    const items = reply.get(category)?.items ?? [];
    const hit = { id, match, field: match === 'code' ? ('code' as const) : ('name' as const) };
    reply.set(category, { total, isExact: true, items: [...items, hit] });
  }
  return Object.fromEntries(reply);
}

type Wanted = Pick<SearchRequest, 'limit' | 'offset' | 'withoutStatuses'> & {
  readonly categories: readonly SearchCategory[];
};

async function findRows(database: Database, term: string, wanted: Wanted): Promise<FoundRow[]> {
  const { categories, limit = MOST_ITEMS, offset = 0, withoutStatuses = [] } = wanted;
  const patterns = patternsOf(term);
  return query(foundRow)`
    with found as materialized (
      select case kind when 'bond' then 'bonds' when 'stock' then 'stocks' when 'index' then 'indexes' else 'etf' end as category,
             id, name, ${matchOf(term, sql`${term} in (lower(ticker), lower(isin))`)} as match
        from instrument
       where id in (${inEach(patterns, instrumentsWith)}) and ${hasStatus(sql`status`, withoutStatuses)}
      union all
      select 'companies', id, name, ${matchOf(term, sql`id in (${issuersOfTicker(term)})`)}
        from issuer
       where 'companies' = any(${categories}::text[]) and id in (${inEach(patterns, issuersWith)})
         and ${hasStatus(bestStatusOfIssuer, withoutStatuses)}
    )
    select counted.category, counted.total, best.id, (${MATCHES}::text[])[best.match] as match
      from (select category, count(*)::int as total from found where category = any(${categories}::text[]) group by category) counted
      cross join lateral (
        select id, match, name from found where found.category = counted.category
         order by match, name, id limit ${limit} offset ${offset}
      ) best
     order by counted.category, best.match, best.name, best.id`.all(database);
}

/** The ids of everyone in the category who has every word. */
export async function findAllInStore(
  database: Database,
  category: SearchCategory,
  term: string,
): Promise<readonly number[]> {
  const patterns = patternsOf(term.toLowerCase().trim());
  if (patterns.length === 0) return [];
  const rows = await query({ id: int })`${
    category === 'companies' ? inEach(patterns, issuersWith) : inEach(patterns, instrumentsWith)
  }`.all(database);
  return rows.map(({ id }) => id);
}

const patternsOf = (term: string): readonly string[] =>
  [...new Set(term.split(/\s+/))]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${escapeLike(word)}%`);

/** The place in MATCHES, from 1. A name stands at the beginning of `searched`, or after a quote. */
function matchOf(term: string, isCode: RawBuilder<unknown>): RawBuilder<number> {
  const text = escapeLike(term);
  return sql`
    case when ${isCode} then 1
         when search_text like any(${[`${text}\n%`, `%"${text}"%`]}::text[]) then 2
         when search_text like any(${[`${text}%`, `%"${text}%`]}::text[]) then 3
         when search_text like ${`% ${text}%`} then 4
         else 5 end`;
}

/** A union, not an "or": each part has an index of its own. A bond is also found by who issued it. */
const instrumentsWith = (pattern: string) => sql`
  select id from instrument where search_text like ${pattern}
  union
  select bond.id from issuer join instrument bond on bond.issuer_id = issuer.id and bond.kind = 'bond'
   where issuer.search_text like ${pattern}`;

const issuersWith = (pattern: string) => sql`
  select id from issuer where search_text like ${pattern}
  union
  select issuer_id from instrument where kind = 'stock' and search_text like ${pattern} and lower(ticker) like ${pattern}`;

const issuersOfTicker = (term: string) => sql`
  select issuer_id from instrument
   where kind = 'stock' and search_text like ${`%\n${escapeLike(term)}\n%`} and lower(ticker) = ${term}`;

function inEach(patterns: readonly string[], idsWith: (pattern: string) => RawBuilder<unknown>) {
  return sql.join(
    patterns.map((pattern) => sql`(${idsWith(pattern)})`),
    sql` intersect `,
  );
}

const bestStatusOfIssuer = sql`
  (select (${SEARCH_STATUSES}::text[])[min(array_position(${SEARCH_STATUSES}::text[], paper.status))]
     from instrument paper where paper.issuer_id = issuer.id)`;

function hasStatus(status: RawBuilder<unknown>, without: readonly number[]): RawBuilder<unknown> {
  if (without.length === 0) return sql`true`;
  return sql`coalesce(array_position(${SEARCH_STATUSES}::text[], ${status}), 1) <> all(${without}::int[])`;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
