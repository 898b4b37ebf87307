export interface Scenario {
  readonly name: string;
  readonly requests: number;
  readonly failed: number;
  /** From the commit of a change until each process showed it, in milliseconds; null: not within the time it was given. */
  readonly staleness: readonly (number | null)[];
}

const MOST_STALE_MS = 1_000;
/** Fewer prove nothing. */
const LEAST_REQUESTS = 100;

const isMissed = (ms: number | null): boolean => ms === null || ms > MOST_STALE_MS;

/** What of a scenario is a finding; having seen too little is one, too. */
export function judge({ name, requests, failed, staleness }: Scenario): readonly string[] {
  const late = staleness.filter(isMissed);
  const findings: string[] = [];
  if (failed > 0) findings.push(`${failed} of ${requests} reads failed`);
  if (late.length > 0)
    findings.push(`${late.length} of ${staleness.length} changes were shown after ${MOST_STALE_MS} ms`);
  if (requests < LEAST_REQUESTS) findings.push(`${requests} requests were sent: too few`);
  if (staleness.length === 0) findings.push('no change was followed');
  return findings.map((finding) => `${name}: ${finding}`);
}
