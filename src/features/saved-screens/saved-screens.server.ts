import { LISTS, type ListId } from '#market/lists/list-fields.ts';
import { listWords, parseListQuery } from '#market/lists/list-selection.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  LONGEST_SCREEN_QUERY,
  listScreens,
  MOST_SAVED,
  removeScreen,
  renameScreen,
  restoreScreen,
  type SavedScreen,
  saveScreen,
} from './saved-screens.contract.ts';
import {
  deleteRemovedScreens,
  findSavedScreens,
  insertSavedScreen,
  lockSavedScreens,
  markScreenRemoved,
  putScreenBack,
  updateScreenName,
} from './saved-screens.repository.ts';

/** For how long a screen that was taken out can be put back. */
const UNDO_MS = 86_400_000;

export const serveScreens = handle(listScreens, async (_, { database, user }) => ({
  screens: await findSavedScreens(database, user.id),
}));

export const serveSaveScreen = handle(
  saveScreen,
  async ({ body: { list, name, query } }, { database, user, now }) =>
    database.transaction().execute(async (transaction) => {
      if ((await lockSavedScreens(transaction, user.id)) >= MOST_SAVED)
        throw new Refusal('saved_screens_full');
      const since = new Date(now.getTime() - UNDO_MS);
      const spelled = spellScreen(list, query);
      // Letters of most alphabets are longer in an address than they were sent.
      if (spelled.length > LONGEST_SCREEN_QUERY) throw new Refusal('bad_request');
      await deleteRemovedScreens(transaction, { userId: user.id, since, most: MOST_SAVED });
      return insertSavedScreen(transaction, { userId: user.id, list, name, query: spelled, now });
    }),
);

export const serveRenameScreen = handle(renameScreen, async ({ params, body }, { database, user }) =>
  found(await updateScreenName(database, { userId: user.id, id: params.id, name: body.name })),
);

export const serveRemoveScreen = handle(removeScreen, async ({ params }, { database, user, now }) =>
  found(await markScreenRemoved(database, { userId: user.id, id: params.id, now })),
);

export const serveRestoreScreen = handle(restoreScreen, async ({ params }, { database, user, now }) =>
  database.transaction().execute(async (transaction) => {
    if ((await lockSavedScreens(transaction, user.id)) >= MOST_SAVED) throw new Refusal('saved_screens_full');
    const since = new Date(now.getTime() - UNDO_MS);
    return found(await putScreenBack(transaction, { userId: user.id, id: params.id, since }));
  }),
);

/** Of a screen of someone else nobody learns that it exists. */
function found(isFound: boolean): { success: true } {
  if (!isFound) throw new Refusal('not_found');
  return { success: true };
}

/** As the list itself would write it. */
export function spellScreen(list: ListId, query: string): string {
  const selection = parseListQuery(LISTS[list], Object.fromEntries(new URLSearchParams(query)));
  return new URLSearchParams(listWords(LISTS[list], selection)).toString().replaceAll('%2C', ',');
}

/** For the page of saved screens. */
export const loadSavedScreens = (
  { database }: Pick<Context, 'database'>,
  userId: number,
): Promise<SavedScreen[]> => findSavedScreens(database, userId);
