import type { Holding } from '#domain/access/tariff.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import {
  bool,
  int,
  json,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { REQUEST_STATES } from './access-requests.contract.ts';

export const holdingRow = { level: int, tariff: maybe(int), excelExportAccess: bool };

const storedRequestRow = {
  id: int,
  tariff: int,
  tariffNames: json<NameTable>(),
  state: oneOf(...REQUEST_STATES),
  createdAt: timestamp,
  decidedAt: maybe(timestamp),
  answer: text,
};
export type StoredRequest = RowOf<typeof storedRequestRow>;

export async function findHolding(
  database: Database,
  userId: number,
): Promise<(Holding & { tariffNames: NameTable | null; endsAt: Date | null }) | null> {
  return query({ ...holdingRow, tariffNames: maybe(json<NameTable>()), endsAt: maybe(timestamp) })`
    select site_user.level, site_user.plan_id as tariff, site_user.excel_export_access as "excelExportAccess",
           plan.names as "tariffNames", access_ends_at as "endsAt"
      from site_user left join plan on plan.id = site_user.plan_id
     where site_user.id = ${userId}`.first(database);
}

/** The latest of them, the open ones first. */
export async function findOwnRequests(
  database: Database,
  userId: number,
  count: number,
): Promise<StoredRequest[]> {
  return query(storedRequestRow)`
    select access_request.id, plan_id as tariff, names as "tariffNames", state, created_at as "createdAt",
           decided_at as "decidedAt", answer
      from access_request join plan on plan.id = plan_id
     where user_id = ${userId}
     order by state = 'open' desc, access_request.id desc
     limit ${count}`.all(database);
}

/** Holds the account until the transaction ends, so that two requests of one person follow each other. */
export async function findHoldingToChange(database: Database, userId: number): Promise<Holding | null> {
  return query(holdingRow)`
    select level, plan_id as tariff, excel_export_access as "excelExportAccess"
      from site_user where id = ${userId} for update`.first(database);
}

/** What granting a tariff gives. */
export async function findTariffHolding(
  database: Database,
  tariffId: number,
): Promise<(Holding & { isOffered: boolean }) | null> {
  return query({ ...holdingRow, isOffered: bool })`
    select level, id as tariff, excel_export_access as "excelExportAccess", is_offered as "isOffered"
      from plan where id = ${tariffId}`.first(database);
}

export async function hasOpenRequest(database: Database, userId: number, tariffId: number): Promise<boolean> {
  const row = await query({ exists: bool })`
    select exists (
      select 1 from access_request where user_id = ${userId} and plan_id = ${tariffId} and state = 'open'
    )`.first(database);
  return row?.exists ?? false;
}

/** How many since then, whatever became of them, and when the first of them was made. */
export async function countRequestsSince(
  database: Database,
  userId: number,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  return query({ count: int, first: maybe(timestamp) })`
    select count(*)::int as count, min(created_at) as first
      from access_request where user_id = ${userId} and created_at > ${since}`.one(database);
}

export async function insertRequest(
  database: Database,
  request: { userId: number; kind: 'send' | 'expand'; tariffId: number; at: Date },
): Promise<number> {
  const { id } = await query({ id: int })`
    insert into access_request (user_id, kind, plan_id, created_at)
    values (${request.userId}, ${request.kind}, ${request.tariffId}, ${request.at})
    returning id`.one(database);
  return id;
}

/** The state that it was in, or null where the person has no such request. */
export async function withdrawOwnRequest(
  database: Database,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<'withdrawn' | 'decided' | null> {
  const own = await query({ isDone: bool })`
    with own as (select id from access_request where id = ${id} and user_id = ${userId}),
         done as (
           update access_request set state = 'withdrawn', decided_at = ${at}
            where id = (select id from own) and state = 'open'
           returning id
         )
    select exists (select 1 from done) as "isDone" from own`.first(database);
  if (!own) return null;
  return own.isDone ? 'withdrawn' : 'decided';
}
