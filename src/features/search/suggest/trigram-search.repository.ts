import { type RawBuilder, sql } from 'kysely';
import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { CategoryHits, Match, SearchReply, SearchRequest } from '#foundation/search-index/document.ts';
import { MOST_ITEMS } from '#foundation/search-index/search-index.ts';

const MOST_WORDS = 8;
const NOTHING: CategoryHits = { total: 0, isExact: true, items: [] };

interface FoundRow {
  readonly category: SearchCategory;
  readonly total: number;
  readonly id: number;
  readonly match: Match;
}

/** Whether the database could make the trigram indexes of `add_search_trigrams`. */
export async function hasTrigrams(database: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('instrument_searched') is not null as has`.execute(database);
  return rows[0]?.has ?? false;
}

/**
 * For the seconds before the index is built: every word of the term must stand somewhere in what a thing is called.
 * Slips, and more than one way to write a Cyrillic name, are the index's matter.
 */
export async function searchTrigrams(database: Database, request: SearchRequest): Promise<SearchReply> {
  const categories = request.category ? [request.category] : SEARCH_CATEGORIES;
  const reply = new Map<SearchCategory, CategoryHits>(categories.map((category) => [category, NOTHING]));
  const folded = await foldTerm(database, request.term);
  const rows = folded === '' ? [] : await findRows(database, folded, { ...request, categories });
  for (const { category, total, id, match } of rows) {
    const items = reply.get(category)?.items ?? [];
    const hit = { id, match, field: match === 'code' ? ('ticker' as const) : ('name' as const) };
    reply.set(category, { total, isExact: true, items: [...items, hit] });
  }
  return Object.fromEntries(reply);
}

/** By the store, as names were. */
async function foldTerm(database: Database, term: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select fold_searched(${term}) as folded`.execute(database);
  return (rows[0]?.folded ?? '').replace(/\s+/g, ' ').trim();
}

type Wanted = Pick<SearchRequest, 'limit' | 'offset' | 'withoutStatuses'> & {
  readonly categories: readonly SearchCategory[];
};

async function findRows(database: Database, folded: string, wanted: Wanted): Promise<FoundRow[]> {
  const { categories, limit = MOST_ITEMS, offset = 0, withoutStatuses = [] } = wanted;
  const patterns = [...new Set(folded.split(' '))]
    .slice(0, MOST_WORDS)
    .map((word) => `%${escapeLike(word)}%`);
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select case kind when 'bond' then 'bonds' when 'stock' then 'stocks' when 'index' then 'indexes' else 'etf' end as category,
             id, name, ${matchOf(
               folded,
               sql`${folded} in (lower(ticker), lower(isin))
               or id in (select instrument_id from listing where lower(ticker) = ${folded})`,
             )} as match
        from instrument
       where id in (${inEach(patterns, instrumentsWith)}) and ${hasStatus(sql`status`, withoutStatuses)}
      union all
      select 'companies', id, name, ${matchOf(folded, sql`id in (${issuersOfTicker(folded)})`)}
        from issuer
       where 'companies' = any(${categories}::text[]) and id in (${inEach(patterns, issuersWith)})
         and ${hasStatus(bestStatusOfIssuer, withoutStatuses)}
    )
    select counted.category, counted.total, best.id, (${MATCH_NAMES}::text[])[best.match] as match
      from (select category, count(*)::int as total from found where category = any(${categories}::text[]) group by category) counted
      cross join lateral (
        select id, match, name from found where found.category = counted.category
         order by match, name, id limit ${limit} offset ${offset}
      ) best
     order by counted.category, best.match, best.name, best.id`.execute(database);
  return rows;
}

const MATCH_NAMES: readonly Match[] = ['code', 'name', 'name-start', 'word-start', 'inside'];

/** The place in MATCH_NAMES, from 1. A line of `searched` is a name or a code. */
function matchOf(folded: string, isCode: RawBuilder<unknown>): RawBuilder<number> {
  const term = escapeLike(folded);
  return sql<number>`
    case when ${isCode} then 1
         when searched like ${`%\n${term}\n%`} then 2
         when searched like ${`%\n${term}%`} then 3
         when searched like ${`% ${term}%`} then 4
         else 5 end`;
}

/** A union, not an "or": each part has an index of its own. A bond is also found by who issued it. */
const instrumentsWith = (pattern: string) => sql`
  select id from instrument where searched like ${pattern}
  union
  select bond.id from issuer join instrument bond on bond.issuer_id = issuer.id and bond.kind = 'bond'
   where issuer.searched like ${pattern}
  union
  select instrument_id from listing where lower(ticker) like ${pattern}`;

const issuersWith = (pattern: string) => sql`
  select id from issuer where searched like ${pattern}
  union
  select issuer_id from instrument where kind = 'stock' and searched like ${pattern} and lower(ticker) like ${pattern}`;

const issuersOfTicker = (folded: string) => sql`
  select issuer_id from instrument
   where kind = 'stock' and searched like ${`%\n${escapeLike(folded)}\n%`} and lower(ticker) = ${folded}`;

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
