import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { Etf } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { toWeights } from '../prices/index-values.ts';
import { formatTicks } from '../prices/ticks.ts';
import { createRandom } from '../random.ts';
import type { TablePlan } from './table-plan.ts';

const SHARE_DECIMALS = 4;
const CHOSEN = { shares: 9, bonds: 6 };

interface Held {
  readonly instrumentId: number | null;
  readonly size: number;
}

/** What funds hold: nearly what their index does, or what they chose themselves; and always some cash. */
export function holdingTable(market: DemoMarket, batchId: number): TablePlan {
  const asOf = toCalendarDay(market.lastDay);
  const lines = market.catalogue.etfs.flatMap((etf) => {
    const held = holdingsOf(etf, market).sort((a, b) => b.size - a.size);
    const shares = toWeights(held.map(({ size }) => size));
    return held.map(({ instrumentId }, index) => {
      const share = formatTicks(shares[index] ?? 0, SHARE_DECIMALS);
      return copyLine([
        etf.id,
        index + 1,
        instrumentId,
        instrumentId === null ? 'Cash' : null,
        share,
        asOf,
        batchId,
      ]);
    });
  });
  return {
    table: 'etf_holding',
    columns: ['etf_id', 'position', 'instrument_id', 'name', 'weight', 'as_of', 'batch_id'],
    total: lines.length,
    lines,
  };
}

function holdingsOf(etf: Etf, { catalogue, indexes, factors }: DemoMarket): Held[] {
  const random = createRandom(`${factors.seed}/holdings/${etf.stringId}`);
  const tracked = indexes.find(({ index }) => index.id === etf.trackedIndexId);
  const held = tracked
    ? tracked.weights.map(({ instrumentId, weight }) => ({
        instrumentId,
        size: weight * Math.exp(0.015 * random.normal()),
      }))
    : [
        ...catalogue.shares
          .filter(({ status, traded }) => status === 'active' && traded)
          .slice(0, CHOSEN.shares),
        ...catalogue.bonds
          .filter(({ sector, status, currency }) => {
            return sector === 'government' && status === 'active' && currency === etf.currency;
          })
          .slice(0, CHOSEN.bonds),
      ].map(({ id }) => ({ instrumentId: id, size: random.between(30_000, 110_000) }));
  const all = held.reduce((sum, { size }) => sum + size, 0);
  return [...held, { instrumentId: null, size: all * random.between(0.002, 0.014) }];
}
