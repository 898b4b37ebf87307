import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { bool, date, int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

interface Named {
  readonly name: string;
  readonly names: NameTable;
}

const storedCommentRow = {
  id: int,
  language: oneOf(...LANGUAGES),
  title: text,
  /** HTML as it came, no more of it than was requested. */
  content: text,
  link: maybe(text),
  file: maybe(json<{ readonly mimetype: string; readonly size: number }>()),
  moderated: bool,
  day: date,
  provider: json<Named & { readonly id: number }>(),
  issuers: json<readonly (Named & { readonly stringId: string })[]>(),
};
export type StoredComment = RowOf<typeof storedCommentRow>;

export async function countComments(database: Database, issuerId: number): Promise<number> {
  const { count } = await query({ count: int })`
    select count(*)::int as count from comment_issuer where issuer_id = ${issuerId}`.one(database);
  return count;
}

interface Requested {
  readonly skip: number;
  readonly count: number;
  readonly longest: number;
  readonly language: Language;
}

/** Latest first, each in this language where it was translated, and as its provider wrote it otherwise. */
export async function findComments(
  database: Database,
  issuerId: number,
  { skip, count, longest, language }: Requested,
): Promise<StoredComment[]> {
  return query(storedCommentRow)`
    select comment.id, case when translated is null then language else ${language} end as language,
           coalesce(translated ->> 'title', title) as title,
           left(coalesce(translated ->> 'content', content), ${longest}::int) as content,
           link, moderated, published_on as day,
           json_build_object('id', provider.id, 'name', provider.name, 'names', provider.names) as provider,
           case when file.id is not null
                then json_build_object('mimetype', mimetype, 'size', size) end as file,
           (select json_agg(json_build_object('stringId', string_id, 'name', name, 'names', names) order by name, issuer.id)
              from comment_issuer linked join issuer on issuer.id = linked.issuer_id
             where linked.comment_id = comment.id) as issuers
      from comment_issuer about
      join analyst_comment comment on comment.id = about.comment_id
      join comment_provider provider on provider.id = provider_id
     cross join lateral (select translations -> ${language}::text as translated) as text
      left join stored_file file on file.id = file_id
     where about.issuer_id = ${issuerId}
     order by published_on desc, comment.id desc
     limit ${count} offset ${skip}`.all(database);
}
