const FEWEST = 2;
const MOST = 4;

/** As many decimals as the amounts have, so that a coupon of 12.375 is not told as 12.38; more than four nobody pays. */
export function moneyDecimals(rows: readonly { readonly amount: number | null }[]): number {
  const isWhole = (amount: number, decimals: number) => {
    const scaled = amount * 10 ** decimals;
    return Math.abs(scaled - Math.round(scaled)) < 1e-6;
  };
  for (let decimals = FEWEST; decimals < MOST; decimals++) {
    if (rows.every(({ amount }) => amount === null || isWhole(amount, decimals))) return decimals;
  }
  return MOST;
}
