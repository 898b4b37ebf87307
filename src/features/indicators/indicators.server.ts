import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import {
  betaOf,
  dividendYield,
  rangePosition,
  spreadOf,
  volatilityOf,
} from '#domain/quotes/to-indicators.ts';
import { entityPath } from '#domain/search/categories.ts';
import { dependsOn, dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type IndicatorsData, readIndicators } from './indicators.contract.ts';
import { findIndicators, findMainIndexes, type MainIndex } from './indicators.repository.ts';

type IndicatorsContext = Pick<PageContext, 'database' | 'valueCache' | 'language'>;

/** As long as a page may be behind a price that moves. */
const CACHE_MS = 5_000;

export const serveIndicators = handleCached(
  readIndicators,
  () => CACHE_MS,
  async ({ params }, context) => {
    dependsOnlyOn('reference', `instrument:${params.stockId}`, `prices:instrument:${params.stockId}`);
    const indicators = await loadIndicators(context, params);
    if (indicators === undefined) throw new Refusal('not_found');
    return indicators;
  },
);

/** Null when the stock never traded on the venue, undefined when it is not listed there. */
export async function loadIndicators(
  { database, valueCache, language }: IndicatorsContext,
  listing: { stockId: number; venueId: number },
): Promise<Unopened<IndicatorsData> | null | undefined> {
  const indexes = await valueCache.read({ value: 'main-indexes' }, ['reference'], findMainIndexes);
  const found = await findIndicators(database, { ...listing, indexes });
  if (!found) return found;
  if (found.indexId !== null) dependsOn(`prices:instrument:${found.indexId}`);

  const whole = (value: number | null) => (value === null ? null : Math.round(value));
  const beta = betaOf(found);
  const index = indexes.find(({ id }) => id === found.indexId);
  return {
    date: found.day,
    'date.numeric': toUnixSeconds(found.day),
    currency_name: found.currency,
    capitalization: seal('last-price', found.capitalization),
    turnover: seal('last-price', whole(found.turnover)),
    turnover_month_average: seal('last-price', whole(found.monthlyTurnover)),
    spread: seal('last-price', spreadOf(found)),
    volatility: volatilityOf(found),
    beta: beta === null || !index ? null : { value: beta, ...toNamed(index, language) },
    range_position_1y: seal('price-dynamics', rangePosition(found)),
    dividend_yield_12m: seal('last-price', found.hasDividends ? dividendYield(found.dividends) : null),
  };
}

const toNamed = ({ stringId, name, names }: MainIndex, language: PageContext['language']) => ({
  index_name: localizedName(name, names, language),
  index_url: entityPath('indexes', stringId),
});
