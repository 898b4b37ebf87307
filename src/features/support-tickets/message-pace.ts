/** One person writes at most so many messages an hour. */
export const MESSAGES_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

export const paceWindowStart = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** How long until the next message may be written, given when the last ones were; 0: at once. */
export function secondsToWait(written: readonly Date[], now: Date): number {
  const recent = written
    .map((at) => at.getTime())
    .filter((at) => at > paceWindowStart(now).getTime())
    .sort((one, other) => other - one);
  const oldestThatCounts = recent[MESSAGES_AN_HOUR - 1];
  if (oldestThatCounts === undefined) return 0;
  return Math.max(1, Math.ceil((oldestThatCounts + HOUR_MS - now.getTime()) / 1000));
}
