import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Decision, RequestState } from './moderation.contract.ts';

export interface HeldRequest {
  readonly userId: number;
  readonly providerId: number;
  readonly state: RequestState;
}

const stateOf = sql<RequestState>`
  case when not checked then 'waiting' when approved then 'approved' else 'rejected' end`;

/** Holds the request until the transaction ends, so that decisions about it follow each other. */
export async function findRequestToDecide(database: Database, id: number): Promise<HeldRequest | null> {
  const { rows } = await sql<HeldRequest>`
    select user_id as "userId", provider_id as "providerId", ${stateOf} as state
      from comment_access_request where id = ${id} for update`.execute(database);
  return rows[0] ?? null;
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

export interface Addressee {
  readonly email: string;
  readonly language: string | null;
  readonly providerName: string;
  readonly providerNames: NameTable;
  /** About whom the provider wrote last, with a file if it has any. */
  readonly issuer: string | null;
}

export async function findAddressee(
  database: Database,
  { userId, providerId }: { userId: number; providerId: number },
): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select email, language, provider.name as "providerName", provider.names as "providerNames",
           (select string_id
              from analyst_comment comment
              join comment_issuer on comment_id = comment.id
              join issuer on issuer.id = issuer_id
             where comment.provider_id = provider.id
             order by moderated and file_id is not null desc, published_on desc, comment.id desc, issuer.id
             limit 1) as issuer
      from site_user cross join comment_provider provider
     where site_user.id = ${userId} and provider.id = ${providerId}`.execute(database);
  return rows[0] ?? null;
}

export interface ListedRequest {
  readonly id: number;
  readonly userName: string;
  readonly email: string;
  readonly providerName: string;
  readonly providerNames: NameTable;
  readonly state: RequestState;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

/** Those that wait come first, the longest waiting on top, then those that were decided last. */
export async function findCommentRequests(
  database: Database,
  state: RequestState | null,
  { skip, count }: { skip: number; count: number },
): Promise<ListedRequest[]> {
  const { rows } = await sql<ListedRequest>`
    select request.id, reader.name as "userName", reader.email, provider.name as "providerName",
           provider.names as "providerNames", ${stateOf} as state, request.created_at as "createdAt",
           decided_at as "decidedAt", coalesce(nullif(decider.name, ''), decider.email) as "decidedBy"
      from comment_access_request request
      join site_user reader on reader.id = request.user_id
      join comment_provider provider on provider.id = request.provider_id
      left join site_user decider on decider.id = request.decided_by
     where ${isOf(state)}
     order by checked, decided_at desc, request.created_at, request.id
     limit ${count} offset ${skip}`.execute(database);
  return rows;
}

export async function countCommentRequests(
  database: Database,
  state: RequestState | null,
): Promise<{ waiting: number; total: number }> {
  const { rows } = await sql<{ waiting: number; total: number }>`
    select (count(*) filter (where not checked))::int as waiting,
           (count(*) filter (where ${isOf(state)}))::int as total
      from comment_access_request`.execute(database);
  return rows[0] ?? { waiting: 0, total: 0 };
}

const isOf = (state: RequestState | null) =>
  state === null ? sql<boolean>`true` : sql<boolean>`${stateOf} = ${state}`;
