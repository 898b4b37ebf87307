import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { currentForecasts, sumUpTargets } from './current-forecasts.ts';
import type { ForecastSummary, PriceForecastsData } from './price-forecasts.contract.ts';
import {
  type FoundForecast,
  findLastPrices,
  findPriceForecasts,
  type LastPrice,
} from './price-forecasts.repository.ts';

/** Null where nobody has said what the share will cost. */
export async function loadPriceForecasts(
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
  stockId: number,
): Promise<Unopened<PriceForecastsData> | null> {
  const [forecasts, prices] = await Promise.all([
    findPriceForecasts(database, stockId, today),
    findLastPrices(database, stockId, today),
  ]);
  if (forecasts.length === 0) return null;
  const current = currentForecasts(forecasts, today);
  const isCurrent = ({ id }: FoundForecast) => current.has(id);
  const inOrder = [...forecasts.filter(isCurrent), ...forecasts.filter((forecast) => !isCurrent(forecast))];
  return {
    data: inOrder.map((forecast) => ({
      id: forecast.id,
      provider_id: forecast.providerId,
      provider_name: localizedName(forecast.providerName, forecast.providerNames, language),
      date: forecast.madeOn,
      'date.numeric': toUnixSeconds(forecast.madeOn),
      reached_by: forecast.reachedBy,
      recommendation: forecast.recommendation,
      target: forecast.target,
      currency_name: forecast.currency,
      upside: seal('last-price', upsideOf(forecast.target, lastIn(prices, forecast.currency))),
      is_current: isCurrent(forecast),
    })),
    summary: toSummary(forecasts.filter(isCurrent), prices),
  };
}

function toSummary(
  current: readonly FoundForecast[],
  prices: readonly LastPrice[],
): Unopened<ForecastSummary> | null {
  const targets = sumUpTargets(current);
  if (!targets) return null;
  const { currency, ...figures } = targets;
  const last = lastIn(prices, currency);
  return {
    ...figures,
    currency_name: currency,
    last: seal('last-price', last),
    upside: seal('last-price', upsideOf(targets.mean, last)),
  };
}

/** On the first venue that trades in the currency. */
const lastIn = (prices: readonly LastPrice[], currency: string): number | null =>
  prices.find((price) => price.currency === currency)?.last ?? null;

const upsideOf = (target: number, last: number | null): number | null =>
  last === null ? null : percentChange(last, target);
