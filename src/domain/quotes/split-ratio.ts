/** New shares for old ones: `4:1`, or `1:10` where ten became one. */
export function splitRatio(coefficient: number, write: (value: number) => string): string {
  return coefficient >= 1 ? `${write(coefficient)}:1` : `1:${write(Math.round(1e6 / coefficient) / 1e6)}`;
}
