interface Range {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

export interface BarPositions {
  readonly from: number;
  readonly to: number;
  readonly mean: number;
  readonly actual: number | null;
}

/** The bar is so wide that its marks never stand on its edge. */
export const BAR = { width: 72, height: 12, edge: 4 } as const;

/** Where the marks stand. What was reported is counted in only where the reader may know it. */
export function placeOnBar({ low, mean, high }: Range, actual: number | null): BarPositions {
  const least = Math.min(low, actual ?? low);
  const span = Math.max(high, actual ?? high) - least;
  const room = BAR.width - 2 * BAR.edge;
  const at = (value: number) =>
    Math.round((BAR.edge + (span === 0 ? room / 2 : ((value - least) / span) * room)) * 10) / 10;
  return { from: at(low), to: at(high), mean: at(mean), actual: actual === null ? null : at(actual) };
}
