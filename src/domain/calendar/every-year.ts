export interface YearAmount {
  readonly year: number;
  readonly amount: number;
}

/** The amounts of each year from the first to the last: several of one year are added up, and one without any is 0. */
export function everyYear(amounts: readonly YearAmount[]): YearAmount[] {
  if (amounts.length === 0) return [];
  const sums = new Map<number, number>();
  for (const { year, amount } of amounts) sums.set(year, (sums.get(year) ?? 0) + amount);
  const first = Math.min(...sums.keys());
  const last = Math.max(...sums.keys());
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    year: first + at,
    amount: sums.get(first + at) ?? 0,
  }));
}
