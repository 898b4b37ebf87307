import type { Better } from '#domain/compare/mark-row.ts';
import { findMeasures } from '#market/bonds/measures/bond-measures.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';
import type { RawRow } from './raw-row.ts';

type Key = keyof typeof english;
type MeasureKey = 'ytc' | 'ytp' | 'currentYield' | 'duration' | 'convexity' | 'averageLife' | 'zSpread';

const MEASURES: Readonly<
  Record<MeasureKey, { readonly title: Key; readonly decimals: number; readonly better: Better }>
> = {
  ytc: { title: 'ytc', decimals: 2, better: null },
  ytp: { title: 'ytp', decimals: 2, better: null },
  currentYield: { title: 'current_yield', decimals: 2, better: null },
  duration: { title: 'macaulay', decimals: 2, better: null },
  convexity: { title: 'convexity', decimals: 2, better: null },
  averageLife: { title: 'average_life', decimals: 2, better: null },
  zSpread: { title: 'z_spread', decimals: 0, better: 'high' },
};

/** What follows from the latest price, besides what the list shows; all of it would give the price away. */
export async function readMeasured(
  database: Database,
  ids: readonly number[],
  t: Translate<Key>,
): Promise<(key: MeasureKey) => RawRow> {
  const measures = await findMeasures(database, ids);
  return (key) => {
    const { title, decimals, better } = MEASURES[key];

    return {
      key,
      title: t(title),
      kind: 'number',
      decimals,
      better,
      lock: 'last-price',
      cells: ids.map((id) => measures.get(id)?.[key] ?? null),
    };
  };
}
