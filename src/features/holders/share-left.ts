/** Percent of the whole that the given shares leave, to the hundredth; lists that add up to more leave nothing. */
export function shareLeft(shares: readonly number[]): number {
  const held = shares.reduce((sum, share) => sum + share, 0);
  return Math.max(0, Math.round((100 - held) * 100) / 100);
}
