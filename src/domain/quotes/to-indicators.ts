/** Fewer returns say more of chance than of the share. */
const FEWEST_RETURNS = 30;
const TRADING_DAYS_A_YEAR = 252;

/** Percent a year. */
export function volatilityOf({
  returns,
  deviation,
}: {
  returns: number;
  deviation: number | null;
}): number | null {
  if (deviation === null || returns < FEWEST_RETURNS) return null;
  return round(deviation * Math.sqrt(TRADING_DAYS_A_YEAR) * 100);
}

export function betaOf({
  indexReturns,
  slope,
}: {
  indexReturns: number;
  slope: number | null;
}): number | null {
  return slope === null || indexReturns < FEWEST_RETURNS ? null : round(slope);
}

/** Percent of the middle; quotes that crossed, or of which one is missing, have none. */
export function spreadOf({ buy, sell }: { buy: number | null; sell: number | null }): number | null {
  if (buy === null || sell === null || buy <= 0 || sell < buy) return null;
  return round(((sell - buy) / ((sell + buy) / 2)) * 100);
}

interface Range {
  readonly last: number;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** Percent of the way from the lowest price to the highest; a price that never moved is on no way. */
export function rangePosition({ last, lowest, highest }: Range): number | null {
  if (lowest === null || highest === null || highest <= lowest) return null;
  return round(Math.min(100, Math.max(0, ((last - lowest) / (highest - lowest)) * 100)));
}

/** Percent: nothing paid yields nothing, and what cannot be compared with a price makes the whole unknown. */
export function dividendYield(
  sums: readonly { readonly amount: number; readonly last: number | null }[],
): number | null {
  let whole = 0;
  for (const { amount, last } of sums) {
    if (last === null || last <= 0) return null;
    whole += (amount / last) * 100;
  }
  return round(whole);
}

const round = (value: number) => Math.round(value * 100) / 100;
