import type { DaySpan } from '#domain/calendar/longest-span.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { toSpan } from '#market/prices/requested-days.ts';
import { type Scale, sealScaled } from '#market/prices/scale.ts';
import { MOST_INDEXES } from '#market/trading-chart/limits.ts';
import { dependsOn, dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { demand } from '#platform/http/gate.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type ComparedIndex,
  getCompareGraphicData,
  getGraphicData,
  MOST_YEARS,
  SAME_DAY,
} from './index-graph.contract.ts';
import { findIndexValues, findKnownIndexes, type IndexValues } from './index-graph.repository.ts';

/** Values of days come once a day, and their coming is announced. */
export const CACHE_MS = 60_000;

export const serveGraphicData = handleCached(
  getGraphicData,
  () => CACHE_MS,
  async ({ params, body }, context) => {
    dependsOnlyOn('reference');
    if (body.compareIndexes.length > MOST_INDEXES) throw new Refusal('max_indexes_in_compare');
    if (body.compareIndexes.length > 0) demand('compare', context.viewer);
    const span =
      body.periodId === SAME_DAY ? null : toSpan(body.beginDate, body.endDate, context.today, MOST_YEARS);
    return { compare_data: sealedIndexes(context, [params.id, ...body.compareIndexes], span) };
  },
);

export const serveCompareGraphicData = handleCached(
  getCompareGraphicData,
  () => CACHE_MS,
  async ({ params, body }, context) => {
    dependsOnlyOn('reference');
    const span =
      body.period_id === SAME_DAY ? null : toSpan(body.begin_date, body.end_date, context.today, MOST_YEARS);
    return sealScaled('chart-values', async (scale) => {
      const [, compared] = await readIndexes(context, [params.id, body.index_id], span, scale);
      if (!compared) throw new Refusal('not_found');
      return compared;
    });
  },
);

/** For a page: the indexes of an address that there are, and their values; the others are left out, not refused. */
export async function loadIndexes(context: ReadContext, ids: readonly number[], span: DaySpan) {
  const known = ids.length > 0 ? await findKnownIndexes(context.database, ids) : [];
  return { known, values: sealedIndexes(context, known, span) };
}

type ReadContext = Pick<PageContext, 'database' | 'language'>;

const sealedIndexes = (context: ReadContext, ids: readonly number[], span: DaySpan | null) =>
  sealScaled('chart-values', (scale) => readIndexes(context, ids, span, scale));

async function readIndexes(
  { database, language }: ReadContext,
  ids: readonly number[],
  span: DaySpan | null,
  scale: Scale,
): Promise<Unopened<ComparedIndex>[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  dependsOn('reference', ...wanted.map((id) => `prices:instrument:${id}` as const));
  const found = await findIndexValues(database, { ids: wanted, span, scale });
  if (found.length < wanted.length) throw new Refusal('not_found');
  const toCompared = (index: IndexValues): Unopened<ComparedIndex> => ({
    index_id: index.id,
    name: localizedName(index.name, index.names, language),
    graph_data: new RawJson(index.points),
    unit: scale === 'values' ? 'value' : 'none',
  });
  return found.map(toCompared);
}
