import { sql } from 'kysely';
import type { Language } from '#domain/languages/languages.ts';
import { int } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly language: Language;
  /** What brought the visitor here. */
  readonly campaign: Readonly<Record<string, string>> | null;
  readonly at: Date;
}

/** The number of the new account, whose address was confirmed; null where the address has one already. */
export async function insertAccount(database: Database, account: NewAccount): Promise<number | null> {
  const { email, passwordHash, name, language, campaign, at } = account;
  const row = await query({ id: int })`
    insert into site_user (email, password_hash, name, language, campaign, created_at, email_confirmed_at)
    values (${email}, ${passwordHash}, ${name}, ${language}, ${campaign && JSON.stringify(campaign)}, ${at}, ${at})
    on conflict do nothing
    returning id`.first(database);
  return row?.id ?? null;
}

/** Whoever got a code by mail has shown that the address is theirs. */
export async function confirmEmail(database: Database, userId: number, at: Date): Promise<void> {
  await sql`
    update site_user set email_confirmed_at = ${at}
     where id = ${userId} and email_confirmed_at is null`.execute(database);
}

export async function updatePassword(
  database: Database,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await sql`update site_user set password_hash = ${passwordHash} where id = ${userId}`.execute(database);
}

/** False where another account has the address. */
export async function updateEmail(
  database: Database,
  userId: number,
  { email, at }: { email: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update site_user set email = ${email}, email_confirmed_at = ${at}
     where id = ${userId}
       and not exists (select from site_user where lower(email) = lower(${email}) and id <> ${userId})`.execute(
    database,
  );
  return numAffectedRows === 1n;
}

export async function updatePendingPhone(database: Database, userId: number, phone: string): Promise<void> {
  await sql`update site_user set pending_phone = ${phone} where id = ${userId}`.execute(database);
}

/** A number belongs to whoever showed last that it is theirs: numbers are given to new owners. */
export async function confirmPhone(database: Database, userId: number, phone: string): Promise<void> {
  await sql`update site_user set phone = null where phone = ${phone} and id <> ${userId}`.execute(database);
  await sql`
    update site_user set phone = ${phone}, pending_phone = nullif(pending_phone, ${phone})
     where id = ${userId}`.execute(database);
}
