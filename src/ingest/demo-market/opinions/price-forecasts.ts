import { addMonths, type DayNumber, firstWeekdayFrom } from '#domain/calendar/day-number.ts';
import { issuersWithHoldings, priceOn } from '../books/owners.ts';
import type { Share } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';
import { PROVIDERS, type Provider } from './providers.ts';

export interface PriceForecast {
  readonly share: Share;
  readonly provider: Provider;
  readonly recommendation: 'buy' | 'hold' | 'sell';
  readonly target: string;
  readonly on: DayNumber;
  readonly reachedBy: DayNumber;
}

const OLDEST_DAYS = 200;
/** Nobody has set a price for these. */
const WITHOUT_FORECASTS = new Set(['harrowmere-power', 'heren-foods']);

/** What providers think a share will cost in a year, for those that trade today. */
export function createPriceForecasts(market: DemoMarket): PriceForecast[] {
  const { factors, lastDay } = market;
  return issuersWithHoldings(market)
    .filter(({ issuer }) => !WITHOUT_FORECASTS.has(issuer.stringId))
    .flatMap(({ shares }) => shares)
    .filter(({ share }) => share.status === 'active' && share.traded !== null)
    .flatMap((of) =>
      PROVIDERS.flatMap((provider): PriceForecast[] => {
        const random = createRandom(`${factors.seed}/targets/${provider.stringId}/${of.share.stringId}`);
        const on = firstWeekdayFrom(lastDay - random.whole(3, OLDEST_DAYS));
        const price = priceOn(of, on);
        if (!random.chance(0.45) || price === null || on < (of.share.traded?.from ?? 0)) return [];
        const expected = random.between(-0.18, 0.32);
        return [
          {
            share: of.share,
            provider,
            recommendation: expected > 0.12 ? 'buy' : expected < -0.05 ? 'sell' : 'hold',
            target: (price * (1 + expected)).toFixed(2),
            on,
            reachedBy: addMonths(on, 12),
          },
        ];
      }),
    );
}
