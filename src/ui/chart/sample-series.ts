const DAY = 86_400_000;

/** Working days from a Monday on. */
export function tradingDays(count: number, from = '2025-11-17'): Float64Array {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Float64Array.from(
    { length: count },
    (_, index) => start + (index + 2 * Math.floor(index / 5)) * DAY,
  );
}

/** A walk that is the same in every run. */
export function randomWalk(count: number, seed = 1, start = 80): Float64Array {
  let state = seed;
  let value = start;
  return Float64Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    value += (state / 2_147_483_648 - 0.49) * 2;
    return value;
  });
}
