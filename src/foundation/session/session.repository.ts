import type { Database } from '#foundation/database/database.server.ts';

export interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly level: number;
  readonly tariff: number | null;
  readonly excelExportAccess: boolean;
  readonly isOperator: boolean;
}

const userColumns = [
  'site_user.id',
  'email',
  'name',
  'level',
  'tariff',
  'excel_export_access as excelExportAccess',
  'is_operator as isOperator',
] as const;

export async function findUserBySession(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<SignedInUser | null> {
  const user = await database
    .selectFrom('user_session')
    .innerJoin('site_user', 'site_user.id', 'user_session.user_id')
    .select(userColumns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return user ?? null;
}

/** The account with its password hash, for the one place that checks passwords. */
export async function findUserByEmail(
  database: Database,
  email: string,
): Promise<(SignedInUser & { passwordHash: string | null; isDemo: boolean }) | null> {
  const user = await database
    .selectFrom('site_user')
    .select([...userColumns, 'password_hash as passwordHash', 'is_demo as isDemo'])
    .where(({ fn, val, eb }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .executeTakeFirst();
  return user ?? null;
}

export async function insertSession(
  database: Database,
  session: { tokenHash: Buffer; userId: number; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('user_session')
    .values({ token_hash: session.tokenHash, user_id: session.userId, expires_at: session.expiresAt })
    .execute();
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.deleteFrom('user_session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('user_session').where('expires_at', '<=', now).execute();
}
