import { loadBondMap, MAP_SERVICES } from '#features/bond-map/bond-map.server.ts';
import { loadSavedMaps } from '#features/saved-maps/saved-maps.server.ts';
import { chartPicturePath } from '#platform/addresses/page-picture.ts';
import { load } from '#platform/http/door.server.ts';
import { bondMapPage } from './bond-map.contract.ts';

export const loadBondMapPage = load(
  bondMapPage,
  MAP_SERVICES,
  async ({ query: { refused, removed, ...query } }, context) => {
    const picture = context.urlOf(chartPicturePath(bondMapPage.path, 'svg'));
    const [map, saved] = await Promise.all([loadBondMap(context, query), loadSavedMaps(context)]);
    return { ...map, saved, removed: removed ?? null, refused, picture };
  },
);
