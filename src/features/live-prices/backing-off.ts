const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try: twice as long after each one, never less than the server asks, and with a chance
 * of its own for each reader, so that a restart does not bring all of them back in the same moment.
 */
export function waitBeforeTry(failures: number, requestedMs: number, chance: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.round(Math.max(requestedMs, longest / 2) + (chance * longest) / 2);
}
