import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, maybe, oneOf, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { type Decision, REQUEST_STATES, type RequestState } from './moderation.contract.ts';

const heldRequestRow = { userId: int, email: text, providerId: int, state: oneOf(...REQUEST_STATES) };
export type HeldRequest = RowOf<typeof heldRequestRow>;

const stateOf = sql`
  case when not checked then 'waiting' when approved then 'approved' else 'rejected' end`;

/** Holds the request until the transaction ends, so that decisions about it follow each other. */
export async function findRequestToDecide(database: Database, id: number): Promise<HeldRequest | null> {
  return query(heldRequestRow)`
    select user_id as "userId", (select email from site_user where id = user_id) as email,
           provider_id as "providerId", ${stateOf} as state
      from comment_access_request where id = ${id} for update`.first(database);
}

export async function updateDecision(
  database: Database,
  id: number,
  { decision, operatorId, at }: { decision: Decision; operatorId: number | null; at: Date },
): Promise<void> {
  await sql`
    update comment_access_request
       set checked = true, approved = ${decision === 'approved'}, decided_by = ${operatorId}, decided_at = ${at}
     where id = ${id}`.execute(database);
}

const addresseeRow = {
  email: text,
  language: maybe(text),
  providerName: text,
  providerNames: json<NameTable>(),
  /** On whose page the files were requested; where that is unknown, about whom the provider wrote last, with a file if it has any. */
  issuer: maybe(text),
};
export type Addressee = RowOf<typeof addresseeRow>;

export async function findAddressee(database: Database, requestId: number): Promise<Addressee | null> {
  return query(addresseeRow)`
    select email, language, provider.name as "providerName", provider.names as "providerNames",
           (select string_id
              from analyst_comment comment
              join comment_issuer on comment_id = comment.id
              join issuer on issuer.id = issuer_id
             where comment.provider_id = provider.id
             order by request.issuer_id = issuer.id desc nulls last,
                      moderated and file_id is not null desc, published_on desc, comment.id desc, issuer.id
             limit 1) as issuer
      from comment_access_request request
      join site_user on site_user.id = request.user_id
      join comment_provider provider on provider.id = request.provider_id
     where request.id = ${requestId}`.first(database);
}

const listedRequestRow = {
  id: int,
  userId: int,
  userName: text,
  email: text,
  providerName: text,
  providerNames: json<NameTable>(),
  state: oneOf(...REQUEST_STATES),
  createdAt: timestamp,
  decidedAt: maybe(timestamp),
  decidedBy: maybe(text),
};
export type ListedRequest = RowOf<typeof listedRequestRow>;

/** Those that wait come first, the longest waiting on top, then those that were decided last. */
export async function findCommentRequests(
  database: Database,
  state: RequestState | null,
  { skip, count }: { skip: number; count: number },
): Promise<ListedRequest[]> {
  return query(listedRequestRow)`
    select request.id, request.user_id as "userId", reader.name as "userName", reader.email, provider.name as "providerName",
           provider.names as "providerNames", ${stateOf} as state, request.created_at as "createdAt",
           decided_at as "decidedAt", coalesce(nullif(decider.name, ''), decider.email) as "decidedBy"
      from comment_access_request request
      join site_user reader on reader.id = request.user_id
      join comment_provider provider on provider.id = request.provider_id
      left join site_user decider on decider.id = request.decided_by
     where ${isOf(state)}
     order by checked, decided_at desc, request.created_at, request.id
     limit ${count} offset ${skip}`.all(database);
}

export async function countCommentRequests(
  database: Database,
  state: RequestState | null,
): Promise<{ waiting: number; total: number }> {
  return query({ waiting: int, total: int })`
    select (count(*) filter (where not checked))::int as waiting,
           (count(*) filter (where ${isOf(state)}))::int as total
      from comment_access_request`.one(database);
}

const isOf = (state: RequestState | null) => (state === null ? sql`true` : sql`${stateOf} = ${state}`);
