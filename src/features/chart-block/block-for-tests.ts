import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import type { BlockData } from './block-data.ts';
import type { BlockView } from './block-state.ts';

/** A series of days in a row; null is a day without a value. */
export function blockData(values: readonly (number | null)[], change: Partial<BlockData> = {}): BlockData {
  const data = values.map((value, at) => {
    const date = addDays('2026-11-02', at);
    return {
      'date.numeric': toUnixSeconds(date),
      date,
      value,
      valueFmt: value === null ? '' : String(value),
    };
  });
  const series = {
    id: 1,
    tgId: null,
    model: 'index' as const,
    name: 'Amber 30',
    tgName: null,
    date: data.at(-1)?.date ?? null,
    field: 'value',
    data,
  };
  return { series: [series], graph_type: 'line', measure: 'EUR', ...change };
}

export const yearView = (data = blockData([100, 102, 101])): BlockView => ({
  range: { kind: 'period', id: 4 },
  data,
  companions: [],
  answers: {},
});
