/** Where `value` lies between `lowest` and `highest`: 0 at the one, 100 at the other, never outside. */
export function positionOnScale(value: number, lowest: number, highest: number): number {
  // A price that never moved is drawn in the middle of its scale.
  if (highest <= lowest) return 50;
  const position = ((value - lowest) / (highest - lowest)) * 100;
  return Math.min(100, Math.max(0, Math.round(position * 10) / 10));
}

/** The price that `last` changed from; null where the change does not reveal it. */
export function priceBefore(last: number, changePercent: number): number | null {
  return changePercent <= -100 ? null : last / (1 + changePercent / 100);
}
