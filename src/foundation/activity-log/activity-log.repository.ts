import { sql } from 'kysely';
import type { Database } from '#foundation/database/database.server.ts';

interface Action {
  readonly actionId: number;
  readonly userId: number | null;
  readonly at: Date;
}

export async function insertAction(database: Database, { actionId, userId, at }: Action): Promise<void> {
  await sql`
    insert into action_log (at, user_id, action_id)
    values (${at}, ${stillThere(userId)}, ${actionId})`.execute(database);
}

/** False where there is no such bond, and nothing is noted. */
export async function insertBondAction(
  database: Database,
  { actionId, userId, at, bondId }: Action & { bondId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into action_log (at, user_id, action_id, bond_id)
    select ${at}, ${stillThere(userId)}, ${actionId}, id
      from instrument where id = ${bondId} and kind = 'bond'`.execute(database);
  return numAffectedRows === 1n;
}

/** An account may be deleted while its session is still remembered. */
const stillThere = (userId: number | null) => sql`(select id from site_user where id = ${userId})`;
