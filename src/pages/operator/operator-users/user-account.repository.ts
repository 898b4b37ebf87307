import { sql } from 'kysely';
import {
  bool,
  int,
  json,
  listOf,
  maybe,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { UserRights } from './user-change.ts';

const userRightsRow = {
  level: int,
  tariff: maybe(int),
  excelExportAccess: bool,
  isOperator: bool,
  isLocked: bool,
  accessEndsAt: maybe(timestamp),
};

const userAccountRow = {
  ...userRightsRow,
  id: int,
  email: text,
  name: text,
  phone: maybe(text),
  language: maybe(text),
  isDemo: bool,
  createdAt: timestamp,
  emailConfirmedAt: maybe(timestamp),
  lockedAt: maybe(timestamp),
  lastSeenAt: maybe(timestamp),
  sessions: int,
  /** The services that the person signs in with. */
  identities: listOf(text),
  campaign: maybe(json<Readonly<Record<string, unknown>>>()),
};
export type UserAccount = RowOf<typeof userAccountRow>;

export async function findAccount(database: Database, id: number, now: Date): Promise<UserAccount | null> {
  return query(userAccountRow)`
    select id, email, name, phone, language, is_demo as "isDemo", created_at as "createdAt",
           email_confirmed_at as "emailConfirmedAt", locked_at as "lockedAt", campaign, level, plan_id as tariff,
           excel_export_access as "excelExportAccess", is_operator as "isOperator",
           locked_at is not null as "isLocked", access_ends_at as "accessEndsAt",
           (select max(last_seen_at) from user_session where user_id = site_user.id) as "lastSeenAt",
           (select count(*)::int from user_session where user_id = site_user.id and expires_at > ${now}) as sessions,
           array(select distinct provider from social_identity where user_id = site_user.id order by provider) as identities
      from site_user where id = ${id}`.first(database);
}

export async function findUserId(database: Database, email: string): Promise<number | null> {
  const row = await query({ id: int })`
    select id from site_user where lower(email) = lower(${email})`.first(database);
  return row?.id ?? null;
}

/** The rights as they are, which nobody else changes until the transaction ends. */
export async function lockRights(database: Database, id: number): Promise<UserRights | null> {
  return query(userRightsRow)`
    select level, plan_id as tariff, excel_export_access as "excelExportAccess", is_operator as "isOperator",
           locked_at is not null as "isLocked", access_ends_at as "accessEndsAt"
      from site_user where id = ${id} for update`.first(database);
}

/** Those whose access has ended. Nobody else changes them until the transaction ends. */
export async function lockEndedAccess(
  database: Database,
  now: Date,
): Promise<(UserRights & { readonly id: number })[]> {
  return query({ ...userRightsRow, id: int })`
    select id, level, plan_id as tariff, excel_export_access as "excelExportAccess", is_operator as "isOperator",
           locked_at is not null as "isLocked", access_ends_at as "accessEndsAt"
      from site_user where access_ends_at <= ${now} order by id for update`.all(database);
}

/** Those who can look after the site. Locked in one order, so that two who change each other do not wait for ever. */
export async function lockWorkingOperators(database: Database): Promise<number[]> {
  const rows = await query({ id: int })`
    select id from site_user where is_operator and locked_at is null order by id for update`.all(database);
  return rows.map((row) => row.id);
}

export async function writeRights(
  database: Database,
  id: number,
  { level, tariff, excelExportAccess, isOperator, isLocked, accessEndsAt }: UserRights,
  at: Date,
): Promise<void> {
  await sql`
    update site_user
       set level = ${level}, plan_id = ${tariff}, excel_export_access = ${excelExportAccess}, is_operator = ${isOperator},
           access_ends_at = ${accessEndsAt},
           locked_at = case when ${isLocked} then coalesce(locked_at, ${at}) end
     where id = ${id}`.execute(database);
}

export async function deleteSessionsOf(database: Database, id: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from user_session where user_id = ${id}`.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function writePassword(database: Database, id: number, passwordHash: string): Promise<void> {
  await sql`update site_user set password_hash = ${passwordHash} where id = ${id}`.execute(database);
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly level: number;
  readonly isOperator: boolean;
}

/** Null when someone has this address already. Whoever adds an account vouches for its address. */
export async function insertAccount(
  database: Database,
  account: NewAccount,
  at: Date,
): Promise<number | null> {
  const row = await query({ id: int })`
    insert into site_user (email, name, password_hash, level, is_operator, created_at, email_confirmed_at)
    values (${account.email}, ${account.name}, ${account.passwordHash}, ${account.level}, ${account.isOperator},
            ${at}, ${at})
    on conflict (lower(email)) do nothing
    returning id`.first(database);
  return row?.id ?? null;
}

const namedTariffRow = {
  id: int,
  names: json<Readonly<Record<string, string>>>(),
  level: int,
  excelExportAccess: bool,
};
export type NamedTariff = RowOf<typeof namedTariffRow>;

export async function findTariffs(database: Database): Promise<NamedTariff[]> {
  return query(namedTariffRow)`
    select id, names, level, excel_export_access as "excelExportAccess" from plan order by position, id`.all(
    database,
  );
}
