import { dailyDifferences, TRADING_DAYS, type TrackedDay, trackingError } from '../funds/tracking.ts';
import type { Derivation } from './derivation.ts';

/** What a fund returned less what its index did; over more than one year each is annualised. */
export function deriveTrackingDifference(days: readonly TrackedDay[], years: number): Derivation | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const returned = (from: number, to: number) => 100 * ((to / from) ** (1 / years) - 1);
  const fund = returned(first.fund, last.fund);
  const index = returned(first.index, last.index);
  return {
    figure: fund - index,
    formula: 'fund_return-index_return',
    cells: [
      { key: 'first_day', value: first.day },
      { key: 'last_day', value: last.day },
      { key: 'fund_first', value: first.fund },
      { key: 'fund_last', value: last.fund },
      { key: 'index_first', value: first.index },
      { key: 'index_last', value: last.index },
      { key: 'years', value: years },
      { key: 'fund_return', value: fund, formula: '100*((fund_last/fund_first)^(1/years)-1)' },
      { key: 'index_return', value: index, formula: '100*((index_last/index_first)^(1/years)-1)' },
    ],
    table: null,
  };
}

/** The deviation of the daily differences of both returns, annualised; null where the days are too few. */
export function deriveTrackingError(days: readonly TrackedDay[]): Derivation | null {
  const figure = trackingError(days);
  if (figure === null) return null;
  const differences = dailyDifferences(days);
  return {
    figure,
    formula: 'STDEV(daily_difference)*SQRT(trading_days)',
    cells: [
      { key: 'first_day', value: days[0]?.day ?? '' },
      { key: 'last_day', value: days.at(-1)?.day ?? '' },
      { key: 'trading_days', value: TRADING_DAYS },
    ],
    table: {
      columns: [
        { key: 'day', kind: 'day' },
        { key: 'fund_before', kind: 'number' },
        { key: 'fund_now', kind: 'number' },
        { key: 'index_before', kind: 'number' },
        { key: 'index_now', kind: 'number' },
        {
          key: 'daily_difference',
          kind: 'number',
          formula: '100*(fund_now/fund_before-index_now/index_before)',
        },
      ],
      rows: days.slice(1).map(({ day, fund, index }, at) => {
        const before = days[at] ?? { fund, index };
        return [day, before.fund, fund, before.index, index, differences[at] ?? 0];
      }),
    },
  };
}
