import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Derivation } from './derivation.ts';

export interface PricedMember {
  readonly name: string;
  /** Percent of the index on the later day. */
  readonly weight: number;
  /** In the shares of the later day. */
  readonly before: number;
  readonly now: number;
}

interface Level {
  readonly day: CalendarDay;
  readonly value: number;
}

/**
 * The value of an index from the one before and the prices of its members: a member that weighs so much today weighed as much less
 * before as it has risen since. What was published may differ: by rounding, a changed composition or members without a price.
 */
export function deriveIndexValue(
  published: Level,
  before: Level,
  members: readonly PricedMember[],
): Derivation | null {
  if (members.length === 0) return null;
  const rows = members.map(({ name, weight, before: earlier, now }) => ({
    name,
    weight,
    earlier,
    now,
    weightBefore: (weight * earlier) / now,
  }));
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  const weightBefore = rows.reduce((sum, row) => sum + row.weightBefore, 0);
  if (weightBefore <= 0) return null;
  const figure = (before.value * weight) / weightBefore;
  return {
    figure,
    formula: 'first_value*SUM(weight)/SUM(weight_before)',
    cells: [
      { key: 'last_day', value: published.day },
      { key: 'first_day', value: before.day },
      { key: 'first_value', value: before.value },
      { key: 'published_value', value: published.value },
      { key: 'difference', value: published.value - figure, formula: 'published_value-figure' },
    ],
    table: {
      columns: [
        { key: 'member', kind: 'text' },
        { key: 'weight', kind: 'number' },
        { key: 'price_before', kind: 'number' },
        { key: 'price_now', kind: 'number' },
        { key: 'weight_before', kind: 'number', formula: 'weight*price_before/price_now' },
      ],
      rows: rows.map((row) => [row.name, row.weight, row.earlier, row.now, row.weightBefore]),
    },
  };
}
