import { localizedName } from '#domain/languages/localized-name.ts';
import type { ChartBlockData } from '#market/prices/chart-feed.contract.ts';
import { toPeriodSpan, toSpan } from '#market/prices/requested-days.ts';
import { type Scale, sealScaled, toFirstChart } from '#market/prices/scale.ts';
import { dependsOn, dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { RawJson } from '#platform/contract/raw-json.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { readIndexChart } from './index-graph.contract.ts';
import { findIndexValues, findLastDay, type Marks } from './index-graph.repository.ts';
import { CACHE_MS } from './index-graph.server.ts';
import type english from './labels/eng.json';

type RequestedDays = Input<typeof readIndexChart>['body'];
type FeedContext = Pick<PageContext, 'database' | 'language' | 'numbers' | 'labels' | 'today'>;

export const serveIndexChart = handleCached(
  readIndexChart,
  () => CACHE_MS,
  async ({ params, body }, context) => {
    dependsOnlyOn('reference', `instrument:${params.id}`);
    return loadIndexChart(context, params.id, body);
  },
);

/** What the chart block of an index shows. */
const loadIndexChart = (context: FeedContext, indexId: number, requested: RequestedDays) =>
  sealScaled('chart-values', (scale) => readFeed(context, indexId, requested, scale));

/** The same for a page, where the points stand in the series alone. */
export const loadFirstIndexChart = (context: FeedContext, indexId: number, requested: RequestedDays) =>
  sealScaled('chart-values', (scale) => toFirstChart(readFeed(context, indexId, requested, scale)));

async function readFeed(
  { database, language, numbers, labels, today }: FeedContext,
  indexId: number,
  { periodId, beginDate, endDate }: RequestedDays,
  scale: Scale,
): Promise<Unopened<ChartBlockData>> {
  dependsOn(`prices:instrument:${indexId}`);
  const span =
    periodId === null
      ? toSpan(beginDate, endDate, today)
      : toPeriodSpan(periodId, (await findLastDay(database, indexId)) ?? today);
  const marks = marksOf(formatOf(language, numbers).number(1234567.5, 2));
  const [index] = await findIndexValues(database, { ids: [indexId], span, scale, marks });
  if (!index) throw new Refusal('not_found');
  const t = labels.translator(['index-graph'], language).of<keyof typeof english>('index-graph');
  const data = new RawJson(index.points);
  return {
    data,
    series: [
      {
        id: index.id,
        tgId: null,
        model: 'index',
        name: localizedName(index.name, index.names, language),
        tgName: null,
        date: index.lastDay,
        field: 'value',
        data,
      },
    ],
    graph_type: 'line',
    measure: scale === 'values' ? t('points') : null,
  };
}

/** PostgreSQL writes the points, in the marks that this site's numbers have. */
function marksOf(sample: string): Marks {
  const [group = ' ', , decimal = '.'] = sample.match(/\D/g) ?? [];
  return { group, decimal };
}
