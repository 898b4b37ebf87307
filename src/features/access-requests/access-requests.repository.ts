import { sql } from 'kysely';
import type { Holding } from '#domain/access/tariff.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { RequestState } from './access-requests.contract.ts';

export interface StoredRequest {
  readonly id: number;
  readonly tariff: number;
  readonly tariffNames: NameTable;
  readonly state: RequestState;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly answer: string;
}

export async function findHolding(
  database: Database,
  userId: number,
): Promise<(Holding & { tariffNames: NameTable | null }) | null> {
  const { rows } = await sql<Holding & { tariffNames: NameTable | null }>`
    select site_user.level, site_user.plan_id as tariff, site_user.excel_export_access as "excelExportAccess",
           plan.names as "tariffNames"
      from site_user left join plan on plan.id = site_user.plan_id
     where site_user.id = ${userId}`.execute(database);
  return rows[0] ?? null;
}

/** The latest of them, the open ones first. */
export async function findOwnRequests(
  database: Database,
  userId: number,
  count: number,
): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select access_request.id, plan_id as tariff, names as "tariffNames", state, created_at as "createdAt",
           decided_at as "decidedAt", answer
      from access_request join plan on plan.id = plan_id
     where user_id = ${userId}
     order by state = 'open' desc, access_request.id desc
     limit ${count}`.execute(database);
  return rows;
}

/** Holds the account until the transaction ends, so that two requests of one person follow each other. */
export async function findHoldingToChange(database: Database, userId: number): Promise<Holding | null> {
  const { rows } = await sql<Holding>`
    select level, plan_id as tariff, excel_export_access as "excelExportAccess"
      from site_user where id = ${userId} for update`.execute(database);
  return rows[0] ?? null;
}

/** What granting a tariff gives. */
export async function findTariffHolding(
  database: Database,
  tariffId: number,
): Promise<(Holding & { isOffered: boolean }) | null> {
  const { rows } = await sql<Holding & { isOffered: boolean }>`
    select level, id as tariff, excel_export_access as "excelExportAccess", is_offered as "isOffered"
      from plan where id = ${tariffId}`.execute(database);
  return rows[0] ?? null;
}

export async function hasOpenRequest(database: Database, userId: number, tariffId: number): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select 1 from access_request where user_id = ${userId} and plan_id = ${tariffId} and state = 'open'
    )`.execute(database);
  return rows[0]?.exists ?? false;
}

/** How many since then, whatever became of them, and when the first of them was made. */
export async function countRequestsSince(
  database: Database,
  userId: number,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, min(created_at) as first
      from access_request where user_id = ${userId} and created_at > ${since}`.execute(database);
  return rows[0] ?? { count: 0, first: null };
}

export async function insertRequest(
  database: Database,
  request: { userId: number; kind: 'send' | 'expand'; tariffId: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into access_request (user_id, kind, plan_id, created_at)
    values (${request.userId}, ${request.kind}, ${request.tariffId}, ${request.at})
    returning id`.execute(database);
  if (!rows[0]) throw new Error('an inserted row has an id');
  return rows[0].id;
}

/** The state that it was in, or null where the person has no such request. */
export async function withdrawOwnRequest(
  database: Database,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<'withdrawn' | 'decided' | null> {
  const { rows } = await sql<{ isDone: boolean }>`
    with own as (select id from access_request where id = ${id} and user_id = ${userId}),
         done as (
           update access_request set state = 'withdrawn', decided_at = ${at}
            where id = (select id from own) and state = 'open'
           returning id
         )
    select exists (select 1 from done) as "isDone" from own`.execute(database);
  if (!rows[0]) return null;
  return rows[0].isDone ? 'withdrawn' : 'decided';
}
