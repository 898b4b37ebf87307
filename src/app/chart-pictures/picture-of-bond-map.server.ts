import { z } from 'zod';
import { PICTURED } from '#features/bond-map/map-picture.ts';
import { describeMap } from '#features/map-block/describe-map.ts';
import { FRESH_MAP } from '#features/map-block/map-state.ts';
import type english from '#market/bond-map/labels/eng.json';
import { DECIMALS, measureOf } from '#market/bond-map/map-axes.ts';
import { bondPoints } from '#market/bond-map/map-points.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import type { BondMapPageData } from '#pages/public/bond-map/bond-map.contract.ts';
import { loadBondMapPage } from '#pages/public/bond-map/bond-map.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { PictureOf } from './picture-of.server.ts';

/** Words of a fixed vocabulary, codes and numbers: whatever else there was would be cached as another picture. */
const word = z
  .string()
  .regex(/^[A-Za-z0-9,.-]{1,100}$/)
  .optional();
const query = z.strictObject(Object.fromEntries(PICTURED.map((name) => [name, word])));

/** Other sites show it in a frame or as an image. Its reader is nobody in particular: places without values. */
export const pictureOfBondMap: PictureOf<BondMapPageData> = {
  loader: loadBondMapPage,
  query,
  toCard: (data, translator) => {
    const t = translator.of<keyof typeof english>('bond-map');
    const format = formatOf(translator.language);
    const { columns, day } = data.points;
    const selection = readMapText(data.query);
    const [x, y] = [measureOf(selection.x), measureOf(selection.y)];
    const points = bondPoints(columns, selection);
    const axis = (measure: typeof x) => ({ title: t(`measure_${measure}`), decimals: DECIMALS[measure] });
    const words = { x: axis(x), y: axis(y), groupName: (group: string) => group, hidesValues: true };
    const chart = describeMap(points, FRESH_MAP, words);
    return {
      title: format.phrase([t('heading'), ...selection.currency]),
      notes: [`${t(`measure_${x}`)} · ${t(`measure_${y}`)}`, ...(day ? [format.day(day)] : [])],
      chart: points.length > 0 ? chart : null,
      zoom: selection.zoom,
      noData: t('nothing'),
      offset: 0,
    };
  },
};
