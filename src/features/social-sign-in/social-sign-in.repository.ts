import { sql } from 'kysely';
import { bool, int, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const socialUserRow = {
  id: int,
  isLocked: bool,
  isDemo: bool,
  /** Its e-mail was proved to be its owner's. */
  isConfirmed: bool,
};
export type SocialUser = RowOf<typeof socialUserRow>;

const columns = sql`
  site_user.id, locked_at is not null as "isLocked", is_demo as "isDemo", email_confirmed_at is not null as "isConfirmed"`;

export async function findUserByIdentity(
  database: Database,
  provider: string,
  subject: string,
): Promise<SocialUser | null> {
  return query(socialUserRow)`
    select ${columns} from social_identity join site_user on site_user.id = user_id
     where provider = ${provider} and subject = ${subject}`.first(database);
}

/** The account with this e-mail, made now where there is none. The provider vouches for the e-mail. */
export async function readOrInsertUser(
  database: Database,
  { email, name, now }: { email: string; name: string; now: Date },
): Promise<SocialUser> {
  await sql`
    insert into site_user (email, name, created_at, email_confirmed_at) values (${email}, ${name}, ${now}, ${now})
    on conflict (lower(email)) do nothing`.execute(database);
  return query(socialUserRow)`
    select ${columns} from site_user where lower(email) = lower(${email})`.one(database);
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
