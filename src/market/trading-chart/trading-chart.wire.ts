import type { TradingField, TradingSeries } from './trading-chart.contract.ts';

/** The documents' name for the field of turnover. */
export const TURNOVER = 'overturn.numeric' satisfies TradingField;

export const toTurnoverFlag = (isTurnover: boolean): Pick<TradingSeries, 'overturn'> => ({
  overturn: isTurnover,
});

interface Pair {
  readonly stockId: number;
  readonly venueId: number;
}

/** Shares and their venues as two lists in the same order. */
export const toPairFields = (pairs: readonly Pair[]) => ({
  stocks_ids: pairs.map(({ stockId }) => stockId),
  trading_ground_ids: pairs.map(({ venueId }) => venueId),
});

interface PairFields {
  readonly stocks_ids: readonly number[];
  readonly trading_ground_ids: readonly number[];
}

export const pairsOf = ({ stocks_ids, trading_ground_ids }: PairFields): Pair[] =>
  stocks_ids.map((stockId, at) => ({ stockId, venueId: trading_ground_ids[at] ?? 0 }));
