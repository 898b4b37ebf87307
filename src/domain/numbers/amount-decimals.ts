const FEWEST = 2;
const MOST = 8;

/** How many decimals a column of amounts needs: as many as its most exact one, and the same for all. */
export function amountDecimals(amounts: readonly number[]): number {
  return Math.max(FEWEST, ...amounts.map(decimalsOf));
}

function decimalsOf(amount: number): number {
  return amount.toFixed(MOST).replace(/0+$/, '').split('.')[1]?.length ?? 0;
}
