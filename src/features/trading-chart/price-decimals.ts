const FEWEST = 2;
const MOST = 6;

/** Earlier prices are divided by the splits since, and say nothing of how a share is quoted. */
const LATEST = 30;

/** As many as it takes to write each of the latest prices, within reason. */
export function priceDecimals(columns: readonly Float64Array[]): number {
  let decimals = FEWEST;
  for (const column of columns) {
    for (const value of column.subarray(-LATEST)) {
      while (decimals < MOST && !isWritten(value, decimals)) decimals++;
    }
  }
  return decimals;
}

function isWritten(value: number, decimals: number): boolean {
  const scaled = Math.abs(value) * 10 ** decimals;
  return Number.isNaN(value) || Math.abs(scaled - Math.round(scaled)) < 1e-12 * Math.max(1, scaled);
}
