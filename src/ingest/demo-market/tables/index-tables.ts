import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { DemoMarket } from '../demo-market.ts';
import { INDEX_BASE_VALUE } from '../prices/index-values.ts';
import { formatTicks } from '../prices/ticks.ts';
import type { TablePlan } from './table-plan.ts';

const VALUE_DECIMALS = 2;
const WEIGHT_DECIMALS = 4;

export function indexTables({ days, indexes }: DemoMarket, batchId: number): TablePlan[] {
  const dates = days.map(toCalendarDay);
  const plan = (table: string, columns: string[], lines: string[]) => ({
    table,
    columns,
    total: lines.length,
    lines,
  });
  return [
    plan(
      'market_index',
      ['instrument_id', 'base_on', 'base_value', 'batch_id'],
      indexes.map(({ index, values }) => {
        const first = values.findIndex((value) => !Number.isNaN(value));
        return copyLine([index.id, dates[first] ?? null, INDEX_BASE_VALUE, batchId]);
      }),
    ),
    plan(
      'index_member',
      ['index_id', 'instrument_id', 'weight', 'batch_id'],
      indexes.flatMap(({ index, weights }) =>
        weights.map(({ instrumentId, weight }) =>
          copyLine([index.id, instrumentId, formatTicks(weight, WEIGHT_DECIMALS), batchId]),
        ),
      ),
    ),
    plan(
      'index_value',
      ['index_id', 'day', 'value', 'batch_id'],
      indexes.flatMap(({ index, values }) =>
        [...values].flatMap((value, t) =>
          Number.isNaN(value)
            ? []
            : [copyLine([index.id, dates[t] ?? null, formatTicks(value, VALUE_DECIMALS), batchId])],
        ),
      ),
    ),
  ];
}
