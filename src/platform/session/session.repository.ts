import { sql } from 'kysely';
import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { bool, int, maybe, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const userRow = {
  id: int,
  email: text,
  isEmailConfirmed: bool,
  name: text,
  level: int,
  tariff: maybe(int),
  excelExportAccess: bool,
  isOperator: bool,
  /** Confirmed by a code. */
  phone: maybe(text),
  /** Typed, and not confirmed yet. */
  pendingPhone: maybe(text),
  /** Of e-mails; null: that of the page where one was requested. */
  language: maybe(text),
  /** The session that makes the request; null where the account was found in another way. */
  sessionId: maybe(int),
};
export interface SignedInUser extends RowOf<typeof userRow> {
  readonly language: Language | null;
}

const accountRow = { ...userRow, passwordHash: maybe(text), isDemo: bool, isLocked: bool };
/** An account with what only those who check passwords and codes may know. */
export interface Account extends RowOf<typeof accountRow> {
  readonly language: Language | null;
}

const ownSessionRow = {
  id: int,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  userAgent: text,
  address: text,
};
export type OwnSession = RowOf<typeof ownSessionRow>;

const SEEN_EVERY_MS = 5 * 60_000;

const userColumns = sql`
  site_user.id, email, email_confirmed_at is not null as "isEmailConfirmed", name, level, plan_id as tariff,
  excel_export_access as "excelExportAccess", is_operator as "isOperator", phone, pending_phone as "pendingPhone",
  language`;

/** A locked account is recognised nowhere, whatever sessions it still has. */
export async function findUserBySession(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<SignedInUser | null> {
  const found = await query({ ...userRow, lastSeenAt: timestamp })`
    select ${userColumns}, user_session.id::int as "sessionId", last_seen_at as "lastSeenAt"
      from user_session join site_user on site_user.id = user_session.user_id
     where token_hash = ${tokenHash} and expires_at > ${now} and locked_at is null`.first(database);
  if (!found) return null;
  const { lastSeenAt, ...user } = found;
  if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) await noteSeen(database, tokenHash, now);
  return { ...user, language: toLanguage(user.language) };
}

export const findUserByEmail = (database: Database, email: string): Promise<Account | null> =>
  findAccount(database, sql`lower(email) = lower(${email})`);

export const findUserByPhone = (database: Database, phone: string): Promise<Account | null> =>
  findAccount(database, sql`phone = ${phone}`);

export const findUserById = (database: Database, id: number): Promise<Account | null> =>
  findAccount(database, sql`id = ${id}`);

async function findAccount(database: Database, condition: ReturnType<typeof sql>): Promise<Account | null> {
  const found = await query(accountRow)`
    select ${userColumns}, null::int as "sessionId", password_hash as "passwordHash", is_demo as "isDemo",
           locked_at is not null as "isLocked"
      from site_user where ${condition}`.first(database);
  return found && { ...found, language: toLanguage(found.language) };
}

const toLanguage = (code: string | null) => (code !== null && isLanguage(code) ? code : null);

async function noteSeen(database: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`update user_session set last_seen_at = ${now} where token_hash = ${tokenHash}`.execute(database);
}

export async function insertSession(
  database: Database,
  session: {
    tokenHash: Buffer;
    userId: number;
    now: Date;
    expiresAt: Date;
    userAgent: string;
    address: string;
  },
): Promise<void> {
  const { tokenHash, userId, now, expiresAt, userAgent, address } = session;
  await sql`
    insert into user_session (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent, address)
    values (${tokenHash}, ${userId}, ${now}, ${now}, ${expiresAt}, ${userAgent}, ${address})`.execute(
    database,
  );
}

/** The sessions of one account that still run, the latest seen first. */
export async function listSessions(database: Database, userId: number, now: Date): Promise<OwnSession[]> {
  return query(ownSessionRow)`
    select id::int, created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as "userAgent", address
      from user_session where user_id = ${userId} and expires_at > ${now}
     order by last_seen_at desc, id desc`.all(database);
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await sql`delete from user_session where token_hash = ${tokenHash}`.execute(database);
}

/** Only where it belongs to the account. */
export async function deleteSessionById(database: Database, userId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from user_session where id = ${id} and user_id = ${userId}`.execute(database);
  return numAffectedRows === 1n;
}

export async function deleteSessionsOf(
  database: Database,
  userId: number,
  except: Buffer | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from user_session
     where user_id = ${userId} and token_hash is distinct from ${except}::bytea`.execute(database);
  return Number(numAffectedRows ?? 0);
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await sql`delete from user_session where expires_at <= ${now}`.execute(database);
}
