interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** As many decimals as the values have, so that a coupon of 12.375 is not shown as 12.38; more than four nobody pays. */
export function decimalsNeeded(
  values: readonly (number | null)[],
  { least, most }: Bounds = { least: 2, most: 4 },
): number {
  for (let decimals = least; decimals < most; decimals++) {
    if (values.every((value) => value === null || isWhole(value * 10 ** decimals))) return decimals;
  }
  return most;
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
