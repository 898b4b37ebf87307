import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface NewAction {
  readonly actionId: number;
  readonly userId: number | null;
  readonly bondId: number | null;
  readonly at: Date;
}

/** In one statement. An account or a bond may be deleted while its action waits: the action is noted without it. */
export async function insertActions(database: Database, actions: readonly NewAction[]): Promise<void> {
  const column = <Key extends keyof NewAction>(key: Key) => actions.map((action) => action[key]);
  await sql`
    insert into action_log (at, user_id, action_id, bond_id)
    select noted.at, site_user.id, noted.action_id, instrument.id
      from unnest(${column('at')}::timestamptz[], ${column('userId')}::int[], ${column('actionId')}::int[],
                  ${column('bondId')}::int[]) with ordinality as noted (at, user_id, action_id, bond_id, position)
      left join site_user on site_user.id = noted.user_id
      left join instrument on instrument.id = noted.bond_id
     order by noted.position`.execute(database);
}

export async function isBond(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from instrument where id = ${id} and kind = 'bond'`.execute(database);
  return rows.length > 0;
}
