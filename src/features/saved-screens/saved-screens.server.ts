import { LISTS, type ListId } from '#market/lists/list-fields.ts';
import { listWords, parseListText } from '#market/lists/list-selection.ts';
import { savedItems } from '#market/saved/saved-items.server.ts';
import { LONGEST_SAVED_QUERY } from '#market/saved/saved-limits.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  listScreens,
  removeScreen,
  renameScreen,
  restoreScreen,
  type SavedScreen,
  saveScreen,
} from './saved-screens.contract.ts';
import { findSavedScreens, insertSavedScreen } from './saved-screens.repository.ts';

const SAVED = savedItems('saved_screen', 'saved_screens_full');

export const serveScreens = handle(listScreens, async (_, { database, user }) => ({
  screens: await findSavedScreens(database, user.id),
}));

export const serveSaveScreen = handle(saveScreen, async ({ body: { list, name, ...body } }, context) => {
  const query = spellScreen(list, body.query);
  // Letters of most alphabets are longer in an address than they were sent.
  if (query.length > LONGEST_SAVED_QUERY) throw new Refusal('bad_request');
  const { user, now } = context;
  return SAVED.add(context, (transaction) =>
    insertSavedScreen(transaction, { userId: user.id, list, name, query, now }),
  );
});

export const serveRenameScreen = handle(renameScreen, ({ params, body }, context) =>
  SAVED.rename(context, params.id, body.name),
);
export const serveRemoveScreen = handle(removeScreen, ({ params }, context) =>
  SAVED.remove(context, params.id),
);
export const serveRestoreScreen = handle(restoreScreen, ({ params }, context) =>
  SAVED.restore(context, params.id),
);

/** As the list itself would write it. */
export function spellScreen(list: ListId, query: string): string {
  const words = listWords(LISTS[list], parseListText(LISTS[list], query));
  return new URLSearchParams(words).toString().replaceAll('%2C', ',');
}

/** For the page of saved screens. */
export const loadSavedScreens = (
  { database }: Pick<Context, 'database'>,
  userId: number,
): Promise<SavedScreen[]> => findSavedScreens(database, userId);
