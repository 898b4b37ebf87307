import { mapQueryText } from '#market/bond-map/map-path.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import { savedItems } from '#market/saved/saved-items.server.ts';
import { LONGEST_SAVED_QUERY } from '#market/saved/saved-limits.ts';
import type { PageContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { listMaps, removeMap, renameMap, restoreMap, type SavedMap, saveMap } from './saved-maps.contract.ts';
import { findSavedMaps, insertSavedMap } from './saved-maps.repository.ts';

const SAVED = savedItems('saved_map', 'saved_maps_full');

export const serveMaps = handle(listMaps, async (_, { database, user }) => ({
  maps: await findSavedMaps(database, user.id),
}));

export const serveSaveMap = handle(saveMap, async ({ body }, context) => {
  const query = mapQueryText(readMapText(body.query));
  // Letters of most alphabets are longer in an address than they were sent.
  if (query.length > LONGEST_SAVED_QUERY) throw new Refusal('bad_request');
  const { user, now } = context;
  return SAVED.add(context, (transaction) =>
    insertSavedMap(transaction, { userId: user.id, name: body.name, query, now }),
  );
});

export const serveRenameMap = handle(renameMap, ({ params, body }, context) =>
  SAVED.rename(context, params.id, body.name),
);
export const serveRemoveMap = handle(removeMap, ({ params }, context) => SAVED.remove(context, params.id));
export const serveRestoreMap = handle(restoreMap, ({ params }, context) => SAVED.restore(context, params.id));

/** For the map's page; null where nobody is signed in. */
export const loadSavedMaps = async ({
  database,
  user,
}: Pick<PageContextFor<'person'>, 'database' | 'user'>): Promise<SavedMap[] | null> =>
  user && findSavedMaps(database, user.id);
