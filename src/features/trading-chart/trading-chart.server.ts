import { addMonths } from '#domain/calendar/day-arithmetic.ts';
import { type Scale, sealScaled } from '#foundation/chart-feed/scale.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { Context, PageContext } from '#foundation/web/context.server.ts';
import { handleKept } from '#foundation/web/door.server.ts';
import { type Input, partial } from '#foundation/web/endpoint.ts';
import { demand } from '#foundation/web/gate.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import { MOST_YEARS } from './limits.ts';
import { moveTo } from './moved-days.ts';
import { readPairs, toSeries } from './series-of-pairs.server.ts';
import { CANDLE_FIELDS, getTradings, type TradingSeries } from './trading-chart.contract.ts';
import type { AskedSeries, Pair } from './trading-chart.repository.ts';

const KEEP_MS = 60_000;
/** A running day has new minutes all the time. */
const KEEP_RUNNING_DAY_MS = 3_000;

type Body = Input<typeof getTradings>['body'];

export const serveTradings = handleKept(getTradings, keepFor, async ({ body }, context) => {
  const asked = toAsked(body);
  admitAsked(asked, context.viewer);
  return sealScaled('last-price', (scale) => answer(body, asked, scale, context));
});

function keepFor({ body }: { body: Body }, { today }: Pick<Context, 'today'>): number {
  return body.date_from === body.date_to && body.date_to >= today ? KEEP_RUNNING_DAY_MS : KEEP_MS;
}

function toAsked({ date_from, date_to, stocks_ids, trading_ground_ids, fields }: Body): AskedSeries {
  const pairs = new Map<string, Pair>();
  for (const [place, stockId] of stocks_ids.entries()) {
    const groundId = trading_ground_ids[place] ?? 0;
    // Asked for twice is shown once (document A, section 5).
    pairs.set(`${stockId}@${groundId}`, { stockId, groundId });
  }
  return { pairs: [...pairs.values()], from: date_from, to: date_to, fields: [...new Set(fields)] };
}

/** Refuses days that make no period, and those who may not see as much. */
function admitAsked({ pairs, from, to, fields }: AskedSeries, viewer: Context['viewer']): void {
  if (pairs.length > 1) demand('compare', viewer);
  if (fields.some((field) => CANDLE_FIELDS.has(field))) demand('extended-chart', viewer);
  if (from > to) throw new Refusal('graph_period_start_incorrect');
  if (addMonths(from, MOST_YEARS * 12) < to) throw new Refusal('graph_period_too_long');
}

async function answer(
  body: Body,
  asked: AskedSeries,
  scale: Scale,
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
): Promise<readonly Unopened<TradingSeries>[]> {
  const pairs = await readPairs(database, asked, scale);
  const [base] = pairs;
  if (!base || pairs.length < asked.pairs.length) throw new Refusal('not_traded_there');
  const move = moveTo({
    isEmpty: base.rowCount === 0,
    lastDay: base.lastDay,
    from: asked.from,
    isChosen: body.userChangePeriod,
    iteration: body.getChartIteration,
    today,
  });
  if (move === 'nowhere') return [];
  if (move !== null) throw partial(getTradings, move);
  return toSeries(pairs, asked, { scale, language });
}
