import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface SocialUser {
  readonly id: number;
  readonly isLocked: boolean;
  readonly isDemo: boolean;
  /** Its e-mail was proved to be its owner's. */
  readonly isConfirmed: boolean;
}

const columns = sql`
  site_user.id, locked_at is not null as "isLocked", is_demo as "isDemo", email_confirmed_at is not null as "isConfirmed"`;

export async function findUserByIdentity(
  database: Database,
  provider: string,
  subject: string,
): Promise<SocialUser | null> {
  const { rows } = await sql<SocialUser>`
    select ${columns} from social_identity join site_user on site_user.id = user_id
     where provider = ${provider} and subject = ${subject}`.execute(database);
  return rows[0] ?? null;
}

/** The account with this e-mail, made now where there is none. The provider vouches for the e-mail. */
export async function readOrInsertUser(
  database: Database,
  { email, name, now }: { email: string; name: string; now: Date },
): Promise<SocialUser> {
  await sql`
    insert into site_user (email, name, created_at, email_confirmed_at) values (${email}, ${name}, ${now}, ${now})
    on conflict (lower(email)) do nothing`.execute(database);
  const { rows } = await sql<SocialUser>`
    select ${columns} from site_user where lower(email) = lower(${email})`.execute(database);
  if (!rows[0]) throw new Error('an account that was just made is there');
  return rows[0];
}

export async function insertIdentity(
  database: Database,
  identity: { provider: string; subject: string; userId: number; now: Date },
): Promise<void> {
  await sql`
    insert into social_identity (provider, subject, user_id, created_at)
    values (${identity.provider}, ${identity.subject}, ${identity.userId}, ${identity.now})
    on conflict do nothing`.execute(database);
}
