import { mapQueryText } from '#market/bond-map/map-path.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import type { PageContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  LONGEST_MAP_QUERY,
  listMaps,
  MOST_SAVED,
  removeMap,
  renameMap,
  restoreMap,
  type SavedMap,
  saveMap,
} from './saved-maps.contract.ts';
import {
  deleteRemovedMaps,
  findSavedMaps,
  insertSavedMap,
  lockSavedMaps,
  markMapRemoved,
  putMapBack,
  updateMapName,
} from './saved-maps.repository.ts';

/** For how long a map that was taken out can be put back. */
const UNDO_MS = 86_400_000;

export const serveMaps = handle(listMaps, async (_, { database, user }) => ({
  maps: await findSavedMaps(database, user.id),
}));

export const serveSaveMap = handle(saveMap, async ({ body: { name, query } }, { database, user, now }) =>
  database.transaction().execute(async (transaction) => {
    if ((await lockSavedMaps(transaction, user.id)) >= MOST_SAVED) throw new Refusal('saved_maps_full');
    const since = new Date(now.getTime() - UNDO_MS);
    const spelled = mapQueryText(readMapText(query));
    // Letters of most alphabets are longer in an address than they were sent.
    if (spelled.length > LONGEST_MAP_QUERY) throw new Refusal('bad_request');
    await deleteRemovedMaps(transaction, { userId: user.id, since, most: MOST_SAVED });
    return insertSavedMap(transaction, { userId: user.id, name, query: spelled, now });
  }),
);

export const serveRenameMap = handle(renameMap, async ({ params, body }, { database, user }) =>
  found(await updateMapName(database, { userId: user.id, id: params.id, name: body.name })),
);

export const serveRemoveMap = handle(removeMap, async ({ params }, { database, user, now }) =>
  found(await markMapRemoved(database, { userId: user.id, id: params.id, now })),
);

export const serveRestoreMap = handle(restoreMap, async ({ params }, { database, user, now }) =>
  database.transaction().execute(async (transaction) => {
    if ((await lockSavedMaps(transaction, user.id)) >= MOST_SAVED) throw new Refusal('saved_maps_full');
    const since = new Date(now.getTime() - UNDO_MS);
    return found(await putMapBack(transaction, { userId: user.id, id: params.id, since }));
  }),
);

/** Of a map of someone else nobody learns that it exists. */
function found(isFound: boolean): { success: true } {
  if (!isFound) throw new Refusal('not_found');
  return { success: true };
}

/** For the map's page; null where nobody is signed in. */
export const loadSavedMaps = async ({
  database,
  user,
}: Pick<PageContextFor<'person'>, 'database' | 'user'>): Promise<SavedMap[] | null> =>
  user && findSavedMaps(database, user.id);
