import type { Answered } from './load-client.ts';

export const GOAL = { share: 0.8, answeredMs: 1_000, refusedMs: 50, recoveryMs: 5_000, visitor: 0.95 };

export interface Measured {
  readonly results: readonly Answered[];
  readonly visits: readonly Answered[];
  readonly sent: number;
  /** Answers a second. */
  readonly capacity: number;
  readonly seconds: number;
  readonly recoveryMs: number;
  /** What of a core the server has. */
  readonly coreShare: number;
}

export interface LoadVerdict {
  readonly summary: string;
  readonly missed: readonly string[];
}

/** How one overload went, and which goals it missed; to have had no answer at all is one of them. */
export function judgeLoad({
  results,
  visits,
  sent,
  capacity,
  seconds,
  recoveryMs,
  coreShare,
}: Measured): LoadVerdict {
  const isGood = ({ status, ms }: Answered) => status === 200 && ms <= GOAL.answeredMs;
  const good = results.filter(isGood).length;
  const share = good / Math.max(1, capacity * seconds);
  const refused = results.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const late = results.filter(({ status, ms }) => status === 200 && ms > GOAL.answeredMs).length;
  const ofVisitor = visits.filter(isGood).length / Math.max(1, visits.length);
  const missed: string[] = [];
  if (share < GOAL.share) missed.push(`${percent(share)} of capacity in time`);
  if (refused.length > 0 && quantile(refused, 0.5) > GOAL.refusedMs / coreShare)
    missed.push(`refused after ${quantile(refused, 0.5)} ms`);
  if (ofVisitor < GOAL.visitor) missed.push(`another visitor had ${percent(ofVisitor)} in time`);
  if (recoveryMs > GOAL.recoveryMs) missed.push(`recovery took ${recoveryMs.toFixed(0)} ms`);
  const summary = [
    `${sent} sent`,
    `${good} in time (${percent(share)} of capacity)`,
    `${late} late`,
    `${refused.length} refused (median ${quantile(refused, 0.5)} ms, 99 % within ${quantile(refused, 0.99)} ms)`,
    `${sent - good - late - refused.length} without an answer`,
    `another visitor: ${percent(ofVisitor)} in time`,
    `recovery ${(recoveryMs / 1000).toFixed(1)} s`,
  ].join(', ');
  return { summary, missed };
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0);
}
