import type { Finding } from '#domain/import/finding.ts';
import { TOLERANCE } from './price-day.ts';

const MOST_OUTSIDE = 0.2;
const LEAST_INSIDE = 0.9;
const FEWEST_DAYS = 20;

export interface CloseFit {
  /** A day with both ends; `others` are further columns of the file that might be the close. */
  add(
    day: { low: number; high: number; close: number; open: number | null },
    others: ReadonlyMap<string, number>,
  ): void;
  end(): Finding[];
}

/** Finds a file whose close lies outside of low and high on many days, while another column lies inside. */
export function createCloseFit(): CloseFit {
  const inside = new Map<string, number>();
  let days = 0;
  let fits = 0;
  return {
    add: ({ low, high, close, open }, others) => {
      days++;
      const isInside = (value: number) => value >= low * (1 - TOLERANCE) && value <= high * (1 + TOLERANCE);
      if (open !== null && !isInside(open)) return;
      if (isInside(close)) fits++;
      for (const [column, value] of others)
        if (isInside(value)) inside.set(column, (inside.get(column) ?? 0) + 1);
    },
    end: () => {
      if (days < FEWEST_DAYS || days - fits <= days * MOST_OUTSIDE) return [];
      const [best] = [...inside].sort(([, one], [, other]) => other - one);
      if (!best || best[1] <= days * LEAST_INSIDE) return [];
      const [column, count] = best;
      return [
        { rule: 'close_swapped', severity: 'hold', field: 'close', details: { days, fits, column, count } },
      ];
    },
  };
}
