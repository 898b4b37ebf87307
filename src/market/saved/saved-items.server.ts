import type { Database } from '#platform/database/database.server.ts';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import {
  clearRemoved,
  deleteRemoved,
  lockSaved,
  markRemoved,
  type SavedKey,
  type SavedTable,
  updateName,
} from './saved-items.repository.ts';
import { MOST_SAVED } from './saved-limits.ts';

/** For how long what was removed can be restored. */
const UNDO_MS = 86_400_000;

interface Asked {
  readonly database: Database;
  readonly user: { readonly id: number };
  readonly now: Date;
}

/** What a reader has saved under names: one way to add, rename, remove and restore for every kind. */
export function savedItems(table: SavedTable, whenFull: RefusalCode) {
  const demandRoom = async (database: Database, userId: number) => {
    if ((await lockSaved(database, table, userId)) >= MOST_SAVED) throw new Refusal(whenFull);
  };
  const keyOf = ({ user }: Asked, id: number): SavedKey => ({ userId: user.id, id });
  const since = ({ now }: Asked) => new Date(now.getTime() - UNDO_MS);
  return {
    add: <Row>(asked: Asked, insert: (transaction: Database) => Promise<Row>): Promise<Row> =>
      asked.database.transaction().execute(async (transaction) => {
        const userId = asked.user.id;
        await demandRoom(transaction, userId);
        await deleteRemoved(transaction, table, { userId, since: since(asked), most: MOST_SAVED });
        return insert(transaction);
      }),
    rename: async (asked: Asked, id: number, name: string) =>
      found(await updateName(asked.database, table, keyOf(asked, id), name)),
    remove: async (asked: Asked, id: number) =>
      found(await markRemoved(asked.database, table, keyOf(asked, id), asked.now)),
    restore: (asked: Asked, id: number) =>
      asked.database.transaction().execute(async (transaction) => {
        await demandRoom(transaction, asked.user.id);
        return found(await clearRemoved(transaction, table, keyOf(asked, id), since(asked)));
      }),
  };
}

/** Nobody learns whether another reader has it. */
function found(isFound: boolean): { success: true } {
  if (!isFound) throw new Refusal('not_found');
  return { success: true };
}
