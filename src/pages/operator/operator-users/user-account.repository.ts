import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import type { UserRights } from './user-change.ts';

export interface UserAccount extends UserRights {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly language: string | null;
  readonly isDemo: boolean;
  readonly createdAt: Date;
  readonly emailConfirmedAt: Date | null;
  readonly lockedAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly sessions: number;
  /** The services that the person signs in with. */
  readonly identities: readonly string[];
  readonly campaign: Readonly<Record<string, unknown>> | null;
}

export async function findAccount(database: Database, id: number, now: Date): Promise<UserAccount | null> {
  const { rows } = await sql<UserAccount>`
    select id, email, name, phone, language, is_demo as "isDemo", created_at as "createdAt",
           email_confirmed_at as "emailConfirmedAt", locked_at as "lockedAt", campaign, level, plan_id as tariff,
           excel_export_access as "excelExportAccess", is_operator as "isOperator",
           locked_at is not null as "isLocked",
           (select max(last_seen_at) from user_session where user_id = site_user.id) as "lastSeenAt",
           (select count(*)::int from user_session where user_id = site_user.id and expires_at > ${now}) as sessions,
           array(select distinct provider from social_identity where user_id = site_user.id order by provider) as identities
      from site_user where id = ${id}`.execute(database);
  return rows[0] ?? null;
}

export async function findUserId(database: Database, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from site_user where lower(email) = lower(${email})`.execute(database);
  return rows[0]?.id ?? null;
}

/** The rights as they are, which nobody else changes until the transaction ends. */
export async function lockRights(database: Database, id: number): Promise<UserRights | null> {
  const { rows } = await sql<UserRights>`
    select level, plan_id as tariff, excel_export_access as "excelExportAccess", is_operator as "isOperator",
           locked_at is not null as "isLocked"
      from site_user where id = ${id} for update`.execute(database);
  return rows[0] ?? null;
}

/** Those who can look after the site. Locked in one order, so that two who change each other do not wait for ever. */
export async function lockWorkingOperators(database: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from site_user where is_operator and locked_at is null order by id for update`.execute(
    database,
  );
  return rows.map((row) => row.id);
}

export async function writeRights(
  database: Database,
  id: number,
  { level, tariff, excelExportAccess, isOperator, isLocked }: UserRights,
  at: Date,
): Promise<void> {
  await sql`
    update site_user
       set level = ${level}, plan_id = ${tariff}, excel_export_access = ${excelExportAccess}, is_operator = ${isOperator},
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
  const { rows } = await sql<{ id: number }>`
    insert into site_user (email, name, password_hash, level, is_operator, created_at, email_confirmed_at)
    values (${account.email}, ${account.name}, ${account.passwordHash}, ${account.level}, ${account.isOperator},
            ${at}, ${at})
    on conflict (lower(email)) do nothing
    returning id`.execute(database);
  return rows[0]?.id ?? null;
}

export interface NamedTariff {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
}

export async function findTariffs(database: Database): Promise<NamedTariff[]> {
  const { rows } = await sql<NamedTariff>`select id, names from plan order by position, id`.execute(database);
  return rows;
}
