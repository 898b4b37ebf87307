import { sql } from 'kysely';
import type { Language } from '#domain/languages/languages.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly phone: string | null;
  readonly hasPassword: boolean;
  readonly pendingPhone: string | null;
  readonly language: Language | null;
  readonly isOperator: boolean;
}

export async function findAccount(database: Database, userId: number): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select name, email, email_confirmed_at is not null as "isEmailConfirmed", phone,
           password_hash is not null as "hasPassword", is_operator as "isOperator",
           pending_phone as "pendingPhone", language
      from site_user where id = ${userId}`.execute(database);
  return rows[0] ?? null;
}
