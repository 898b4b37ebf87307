import { type RawBuilder, sql } from 'kysely';
import type { Holding } from '#domain/access/tariff.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, maybe, oneOf, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { REQUEST_STATES, type RequestState } from './access-requests.contract.ts';
import { holdingRow } from './access-requests.repository.ts';

export interface Decision {
  readonly state: 'granted' | 'rejected';
  readonly answer: string;
  readonly operatorId: number | null;
  readonly at: Date;
}

const decidedRequestRow = { userId: int, email: text, tariffId: int };
export type DecidedRequest = RowOf<typeof decidedRequestRow>;

/** Who requested what; null unless the request was open until now, so that only one decision is ever made. */
export async function decideOpenRequest(
  database: Database,
  id: number,
  { state, answer, operatorId, at }: Decision,
): Promise<DecidedRequest | null> {
  return query(decidedRequestRow)`
    update access_request set state = ${state}, answer = ${answer}, decided_by = ${operatorId}, decided_at = ${at}
     where id = ${id} and state = 'open'
    returning user_id as "userId", plan_id as "tariffId", (select email from site_user where id = user_id) as email`.first(
    database,
  );
}

export async function hasRequest(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from access_request where id = ${id}`.execute(database);
  return rows.length > 0;
}

export async function updateHolding(database: Database, userId: number, held: Holding): Promise<void> {
  await sql`
    update site_user
       set level = ${held.level}, plan_id = ${held.tariff}, excel_export_access = ${held.excelExportAccess},
           access_ends_at = null
     where id = ${userId}`.execute(database);
}

export async function findAddressee(
  database: Database,
  { userId, tariffId }: { userId: number; tariffId: number },
): Promise<{ email: string; name: string; language: string | null; tariffNames: NameTable } | null> {
  return query({ email: text, name: text, language: maybe(text), tariffNames: json<NameTable>() })`
    select email, name, language, (select names from plan where id = ${tariffId}) as "tariffNames"
      from site_user where id = ${userId}`.first(database);
}

const listedRequestRow = {
  ...holdingRow,
  id: int,
  userId: int,
  userName: text,
  email: text,
  tariffNames: maybe(json<NameTable>()),
  requested: json<Holding>(),
  requestedNames: json<NameTable>(),
  state: oneOf(...REQUEST_STATES),
  createdAt: timestamp,
  decidedAt: maybe(timestamp),
  decidedBy: maybe(text),
  answer: text,
};
export type ListedRequest = RowOf<typeof listedRequestRow>;

interface Part {
  readonly skip: number;
  readonly count: number;
}

/** Those that have waited longest come first. */
export function findOpenRequests(database: Database, part: Part): Promise<ListedRequest[]> {
  return findRequests(database, sql`state = 'open'`, sql`request.created_at, request.id`, part);
}

/** Those that were decided last come first; of one state, or of any. */
export function findDecidedRequests(
  database: Database,
  state: RequestState | null,
  part: Part,
): Promise<ListedRequest[]> {
  return findRequests(database, isDecided(state), sql`decided_at desc, request.id desc`, part);
}

export async function countRequests(
  database: Database,
  state: RequestState | null,
): Promise<{ open: number; decided: number }> {
  return query({ open: int, decided: int })`
    select (count(*) filter (where state = 'open'))::int as open,
           (count(*) filter (where ${isDecided(state)}))::int as decided
      from access_request`.one(database);
}

const isDecided = (state: RequestState | null) =>
  state === null ? sql`state <> 'open'` : sql`state = ${state}`;

async function findRequests(
  database: Database,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { skip, count }: Part,
): Promise<ListedRequest[]> {
  return query(listedRequestRow)`
    select request.id, request.user_id as "userId", reader.name as "userName", reader.email, reader.level, reader.plan_id as tariff,
           reader.excel_export_access as "excelExportAccess", held.names as "tariffNames", state,
           request.created_at as "createdAt", decided_at as "decidedAt", answer, requested.names as "requestedNames",
           json_build_object('level', requested.level, 'tariff', requested.id, 'excelExportAccess', requested.excel_export_access)
             as requested,
           coalesce(nullif(decider.name, ''), decider.email) as "decidedBy"
      from access_request request
      join site_user reader on reader.id = request.user_id
      join plan requested on requested.id = request.plan_id
      left join plan held on held.id = reader.plan_id
      left join site_user decider on decider.id = request.decided_by
     where ${which}
     order by ${order}
     limit ${count} offset ${skip}`.all(database);
}
