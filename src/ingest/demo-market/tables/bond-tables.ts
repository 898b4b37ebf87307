import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { euroRateCode } from '#domain/compare/exchange.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import { VENUES } from '../catalogue/venues.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRatings } from '../opinions/ratings.ts';
import { swapRates } from '../prices/swap-rates.ts';
import { isPublished, ratesOf } from '../prices/term-rates.ts';
import type { TablePlan } from './table-plan.ts';

/** Rates of money and currencies, and what agencies think of issuers and bonds. */
export function bondTables(market: DemoMarket, batchId: number): TablePlan[] {
  const rates = [...referenceRateLines(market, batchId), ...exchangeRateLines(market, batchId)];
  const swaps = swapRates(market.factors);
  const ratings = createRatings(market);
  return [
    {
      table: 'reference_rate',
      columns: ['code', 'day', 'percent', 'batch_id'],
      total: rates.length,
      lines: rates,
    },
    {
      table: 'yield_curve_point',
      columns: ['curve_code', 'day', 'months', 'percent', 'batch_id'],
      total: swaps.length,
      lines: swaps.map(({ code, t, months, percent }) =>
        copyLine([code, toCalendarDay(market.factors.days[t] ?? 0), months, percent, batchId]),
      ),
    },
    {
      table: 'rating',
      columns: ['issuer_id', 'bond_id', 'agency', 'symbol', 'outlook', 'assigned_on', 'batch_id'],
      total: ratings.length,
      lines: ratings.map(({ issuer, bond, agency, grade, outlook, givenOn }) =>
        copyLine([issuer.id, bond?.id ?? null, agency, grade, outlook, toCalendarDay(givenOn), batchId]),
      ),
    },
  ];
}

function referenceRateLines({ factors }: DemoMarket, batchId: number): string[] {
  const written = factors.days.flatMap((day, t) =>
    isPublished(factors, t) ? [{ date: toCalendarDay(day), t }] : [],
  );
  return VENUES.flatMap(({ currency }) => ratesOf(currency)).flatMap(({ code, percentOn }) =>
    written.map(({ date, t }) => copyLine([code, date, percentOn(factors, t).toFixed(2), batchId])),
  );
}

/** Units for one euro on each day of the week, under the keys of the European Central Bank. */
function exchangeRateLines({ factors }: DemoMarket, batchId: number): string[] {
  return VENUES.filter(({ currency }) => currency !== 'EUR').flatMap(({ currency }) =>
    factors.days.map((day, t) =>
      copyLine([
        euroRateCode(currency),
        toCalendarDay(day),
        (factors.exchange[currency][t] ?? 0).toPrecision(5),
        batchId,
      ]),
    ),
  );
}
