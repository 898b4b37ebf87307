import { sql } from 'kysely';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { issuerObject } from '#market/issuers/issuers.repository.ts';
import type { NamedIssuer } from '#market/issuers/to-linked-issuer.ts';
import { int, json, maybe, oneOf, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

/** A position in the order of news: PostgreSQL counts in microseconds, which a `Date` would lose. */
export interface NewsCursor {
  readonly microseconds: string;
  readonly id: string;
}

const foundNewsRow = {
  id: int,
  publishedAt: timestamp,
  microseconds: text,
  language: oneOf(...LANGUAGES),
  title: text,
  text,
  link: maybe(text),
  others: json<readonly NamedIssuer[]>(),
};
export type FoundNews = RowOf<typeof foundNewsRow>;

interface Requested {
  readonly issuerId: number;
  readonly language: Language;
  readonly before: NewsCursor | null;
  readonly most: number;
}

/** Each story once, in the language that suits best; the position is looked at after that, or a page might begin with a translation. */
export async function findNews(
  database: Database,
  { issuerId, language, before, most }: Requested,
): Promise<FoundNews[]> {
  const until =
    before && sql`timestamptz 'epoch' + ${before.microseconds}::bigint * interval '1 microsecond'`;
  return query(foundNewsRow)`
    with story as (
      select news.*, row_number() over (
               partition by coalesce(story_id, -id) order by language <> ${language}, language <> 'eng', id) as choice
        from news_issuer join news on news.id = news_id
       where issuer_id = ${issuerId}
    )
    select id, published_at as "publishedAt", (extract(epoch from published_at) * 1000000)::int8::text as microseconds,
           language, title, text, link,
           (select coalesce(json_agg(${issuerObject} order by issuer.name), '[]')
              from news_issuer join issuer on issuer.id = issuer_id
             where news_id = story.id and issuer_id <> ${issuerId}) as others
      from story
     where choice = 1 ${until ? sql`and (published_at, id) < (${until}, ${before.id}::int8)` : sql``}
     order by published_at desc, id desc limit ${most}`.all(database);
}

/** A story is written in ten languages at most. */
const LANGUAGES_OF_A_STORY = 10;

/** What was heard last, whoever it is about; each story once. */
export async function findMarketNews(
  database: Database,
  { language, most }: { language: Language; most: number },
): Promise<FoundNews[]> {
  return query(foundNewsRow)`
    with recent as materialized (
      select * from news order by published_at desc, id desc limit ${most * LANGUAGES_OF_A_STORY}
    ), story as (
      select recent.*, row_number() over (
               partition by coalesce(story_id, -id) order by language <> ${language}, language <> 'eng', id) as choice
        from recent
    )
    select id, published_at as "publishedAt", (extract(epoch from published_at) * 1000000)::int8::text as microseconds,
           language, title, text, link,
           (select coalesce(json_agg(${issuerObject} order by issuer.name), '[]')
              from news_issuer join issuer on issuer.id = issuer_id where news_id = story.id) as others
      from story
     where choice = 1
     order by published_at desc, id desc limit ${most}`.all(database);
}
