import { LANGUAGES } from '#domain/languages/languages.ts';
import { bool, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const accountRow = {
  name: text,
  email: text,
  isEmailConfirmed: bool,
  phone: maybe(text),
  hasPassword: bool,
  pendingPhone: maybe(text),
  language: maybe(oneOf(...LANGUAGES)),
  isOperator: bool,
};
export type Account = RowOf<typeof accountRow>;

export async function findAccount(database: Database, userId: number): Promise<Account | null> {
  return query(accountRow)`
    select name, email, email_confirmed_at is not null as "isEmailConfirmed", phone,
           password_hash is not null as "hasPassword", is_operator as "isOperator",
           pending_phone as "pendingPhone", language
      from site_user where id = ${userId}`.first(database);
}
