import { addMonths } from '#domain/calendar/day-arithmetic.ts';
import { type Scale, sealScaled } from '#market/prices/scale.ts';
import { MOST_STOCKS, MOST_YEARS } from '#market/trading-chart/limits.ts';
import {
  CANDLE_FIELDS,
  getTradings,
  type TradingSeries,
} from '#market/trading-chart/trading-chart.contract.ts';
import { pairsOf } from '#market/trading-chart/trading-chart.wire.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { type Input, partial } from '#platform/contract/endpoint.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { Context, PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { demand } from '#platform/http/gate.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { moveTo } from './moved-days.ts';
import { readPairs, toSeries } from './series-of-pairs.server.ts';
import type { RequestedSeries } from './trading-chart.repository.ts';

const CACHE_MS = 60_000;
/** A running day has new minutes all the time. */
const CACHE_RUNNING_DAY_MS = 3_000;

type Body = Input<typeof getTradings>['body'];

export const serveTradings = handleCached(getTradings, cacheFor, async ({ body }, context) => {
  dependsOnlyOn('reference');
  if (body.stocks_ids.length > MOST_STOCKS) throw new Refusal('max_stocks_in_compare');
  const requested = toRequested(body);
  admitRequested(requested, context.viewer);
  return sealScaled('last-price', (scale) => answer(body, requested, scale, context));
});

function cacheFor({ body }: { body: Body }, { today }: Pick<Context, 'today'>): number {
  return body.date_from === body.date_to && body.date_to >= today ? CACHE_RUNNING_DAY_MS : CACHE_MS;
}

function toRequested(body: Body): RequestedSeries {
  const { date_from, date_to, fields } = body;
  // Requested twice is shown once.
  const pairs = new Map(pairsOf(body).map((pair) => [`${pair.stockId}@${pair.venueId}`, pair]));
  return { pairs: [...pairs.values()], from: date_from, to: date_to, fields: [...new Set(fields)] };
}

/** Refuses days that make no period, and those who may not see as much. */
function admitRequested({ pairs, from, to, fields }: RequestedSeries, viewer: Context['viewer']): void {
  if (pairs.length > 1) demand('compare', viewer);
  if (fields.some((field) => CANDLE_FIELDS.has(field))) demand('extended-chart', viewer);
  if (from > to) throw new Refusal('graph_period_start_incorrect');
  if (addMonths(from, MOST_YEARS * 12) < to) throw new Refusal('graph_period_too_long');
}

async function answer(
  body: Body,
  requested: RequestedSeries,
  scale: Scale,
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
): Promise<readonly Unopened<TradingSeries>[]> {
  const pairs = await readPairs(database, requested, { scale, today });
  const [base] = pairs;
  if (!base || pairs.length < requested.pairs.length) throw new Refusal('not_traded_there');
  const move = moveTo({
    isEmpty: base.rowCount === 0,
    lastDay: base.lastDay,
    from: requested.from,
    isChosen: body.userChangePeriod,
    iteration: body.getChartIteration,
    today,
  });
  if (move === 'nowhere') return [];
  if (move !== null) throw partial(getTradings, move);
  return toSeries(pairs, requested, { scale, language });
}
