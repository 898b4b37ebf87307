import type { Count } from './operator-overview.contract.ts';

/** So many rows are counted in a few milliseconds; of more, a part is counted and the rest computed. */
const MOST_COUNTED = 50_000;

/** The percentage of a table's blocks to look at, by how many rows the database thinks there are. */
export function samplePercent(estimatedRows: number): number {
  return estimatedRows <= MOST_COUNTED ? 100 : (MOST_COUNTED / estimatedRows) * 100;
}

export function toCount(counted: number, percent: number): Count {
  if (percent >= 100) return { value: counted, precision: 'exact' };
  return { value: Math.round((counted * 100) / percent), precision: 'about' };
}

/** Of a count that stopped at `most` and one. */
export function toCappedCount(counted: number, most: number): Count {
  return counted > most ? { value: most, precision: 'more-than' } : { value: counted, precision: 'exact' };
}
