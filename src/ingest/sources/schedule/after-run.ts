import { nextTime } from './next-time.ts';

const DAY_MS = 86_400_000;
const FAILURES_BEFORE_DOUBLING = 3;
export const MOST_FAILURES = 10;

export interface Plan {
  /** A cron line; null: only on request. */
  readonly schedule: string | null;
  readonly timeZone: string;
}

/** When a source is due next. */
export const nextRun = ({ schedule, timeZone }: Plan, now: Date): Date | null =>
  schedule === null ? null : nextTime(schedule, timeZone, now);

export interface AfterFailure {
  readonly nextAt: Date | null;
  /** It is not tried again by itself. */
  readonly isStopped: boolean;
}

/** After three failures in a row the interval doubles with each, up to a day; after ten the source stops. */
export function afterFailure(plan: Plan, failures: number, now: Date): AfterFailure {
  if (failures >= MOST_FAILURES) return { nextAt: null, isStopped: true };
  const usual = nextRun(plan, now);
  const second = usual && nextRun(plan, usual);
  if (!usual || !second || failures < FAILURES_BEFORE_DOUBLING) return { nextAt: usual, isStopped: false };
  const interval = second.getTime() - usual.getTime();
  const doubled = interval * 2 ** (failures - FAILURES_BEFORE_DOUBLING + 1);
  const wait = Math.max(interval, Math.min(doubled, DAY_MS));
  return { nextAt: new Date(Math.max(usual.getTime(), now.getTime() + wait)), isStopped: false };
}
