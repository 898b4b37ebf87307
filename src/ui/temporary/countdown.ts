/** Time that can be stopped. Stopped, it keeps what is left of it to the millisecond. */
export interface Countdown {
  /** What was left when it was last set running or stopped; Infinity never runs out. */
  readonly leftMs: number;
  readonly runsSince: number | null;
}

export function countdownOf(ms: number): Countdown {
  return { leftMs: ms, runsSince: null };
}

export function run(countdown: Countdown, now: number): Countdown {
  return countdown.runsSince === null ? { ...countdown, runsSince: now } : countdown;
}

export function stop(countdown: Countdown, now: number): Countdown {
  if (countdown.runsSince === null) return countdown;
  return { leftMs: Math.max(0, endOf(countdown) - now), runsSince: null };
}

/** When it runs out if nobody stops it. */
export function endOf({ leftMs, runsSince }: Countdown): number {
  return runsSince === null ? Number.POSITIVE_INFINITY : runsSince + leftMs;
}
