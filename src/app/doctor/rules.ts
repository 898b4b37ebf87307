import { type Finding, ok, problem, warning } from './finding.ts';

const MB = 1_000_000;
const HOUR_MS = 3_600_000;

export function judgeAddress(settings: {
  readonly isListeningPublicly: boolean;
  readonly isPublicUrlSet: boolean;
  readonly publicOrigin: string;
  readonly isPublicHostLoopback: boolean;
}): Finding {
  const { isListeningPublicly, isPublicUrlSet, publicOrigin, isPublicHostLoopback } = settings;
  if (isListeningPublicly && !isPublicUrlSet)
    return problem(
      'address',
      'the site listens for other machines, but PUBLIC_URL is not set: set it to the address that visitors type',
    );
  if (!isPublicHostLoopback && publicOrigin.startsWith('http:'))
    return warning(
      'address',
      `${publicOrigin} is not encrypted: put a proxy with TLS before it and set PUBLIC_URL=https://…`,
    );
  return ok('address', publicOrigin);
}

export function judgeDisk(path: string, freeBytes: number, totalBytes: number): Finding {
  const free = `${Math.floor(freeBytes / MB)} MB of ${Math.floor(totalBytes / MB)} MB are free at ${path}`;
  if (freeBytes < 200 * MB) return problem('disk', `${free}: free some space, or the database will stop`);
  if (freeBytes < 2_000 * MB && freeBytes < totalBytes / 10)
    return warning('disk', `${free}: free some space soon`);
  return ok('disk', free);
}

/** Of this machine against the database server. */
export function judgeClock(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const text = `this machine's clock is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} that of the database server`;
  if (seconds >= 60) return problem('clock', `${text}: sign-in codes expire wrongly; set both by NTP`);
  return seconds >= 5 ? warning('clock', `${text}: set both by NTP`) : ok('clock', text);
}

export function judgeSchema(missing: readonly string[], unknown: readonly string[]): Finding {
  if (missing.length > 0)
    return warning(
      'schema',
      `the next start brings it up to date: ${missing.join(', ')}; make a backup first`,
    );
  if (unknown.length > 0)
    return warning('schema', `a newer version has changed it (${unknown.join(', ')}): upgrade this one, too`);
  return ok('schema', 'up to date');
}

export function judgeConnections(used: number, most: number): Finding {
  const text = `${used} of ${most} connections of the database are in use`;
  return used > most * 0.9
    ? warning('connections', `${text}: raise max_connections`)
    : ok('connections', text);
}

export function judgeOutbox(facts: {
  readonly failed: number;
  readonly overdue: number;
  readonly held: number;
}): Finding {
  const { failed, overdue, held } = facts;
  if (overdue > 0)
    return problem(
      'outbox',
      `${overdue} messages wait for more than 15 minutes: is the site running? See /operator/outbox/`,
    );
  if (failed > 0) return warning('outbox', `${failed} messages could not be sent: see /operator/outbox/`);
  return held > 0
    ? warning(
        'outbox',
        `${held} messages are held because nothing is set to send them: set SMTP_URL or PHONE_GATEWAY_URL`,
      )
    : ok('outbox', 'nothing is overdue');
}

export function judgeReplica(
  name: string,
  replica: { readonly isReplica: boolean; readonly bytesBehind: number | null } | null,
): Finding {
  if (!replica) return warning('replica', `${name} does not answer: pages are read from the primary`);
  if (!replica.isReplica)
    return problem('replica', `${name} is no replica: remove it from DATABASE_REPLICA_URLS`);
  const behind = `${name} is ${((replica.bytesBehind ?? 0) / MB).toFixed(1)} MB behind`;
  return (replica.bytesBehind ?? 0) > 16 * MB
    ? warning('replica', `${behind}: is it overloaded?`)
    : ok('replica', behind);
}

export function judgeBackups(
  schedule: string | undefined,
  newest: string | undefined,
  nowMs: number,
): Finding {
  if (schedule === undefined)
    return warning('backups', 'none are scheduled: set BACKUP_SCHEDULE, or make them with "backup FILE"');
  const at = newest === undefined ? null : timeOf(newest);
  if (at === null) return warning('backups', `none has been made yet; the schedule is "${schedule}"`);
  const hours = Math.floor((nowMs - at) / HOUR_MS);
  // A schedule may be weekly.
  if (hours > 8 * 24)
    return problem('backups', `the newest is ${hours} hours old: see the failed jobs at /operator/`);
  return ok('backups', `the newest is ${hours} hours old`);
}

/** `basispoint-20260630T023000Z.tar.zst` */
function timeOf(name: string): number | null {
  const [, year, month, day, hour, minute] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(name)?.map(Number) ?? [];
  return year === undefined ? null : Date.UTC(year, (month ?? 1) - 1, day, hour, minute);
}

export function judgeData(facts: {
  readonly hasPrices: boolean;
  readonly hasRecentPrices: boolean;
  readonly isDemo: boolean;
  readonly failingSources: number;
}): Finding {
  if (facts.failingSources > 0)
    return warning('data', `${facts.failingSources} sources have failed or stopped: see /operator/sources/`);
  if (facts.isDemo) return ok('data', 'the demo market');
  if (!facts.hasPrices) return warning('data', 'there are no prices yet: see docs/import.md');
  return facts.hasRecentPrices
    ? ok('data', 'prices of the last seven days are there')
    : warning('data', 'the latest price is more than seven days old: is a source missing or off?');
}

export function judgePeople(operators: number): Finding {
  return operators > 0
    ? ok('people', `administrators: ${operators}`)
    : warning('people', 'there is no administrator: make one with "user add EMAIL --operator"');
}

export function judgeJobs(failed: number | null): Finding {
  if (failed === null) return ok('jobs', 'the queues have not started yet');
  return failed > 0
    ? warning('jobs', `${failed} jobs have failed in the last week: see "jobs list --failed"`)
    : ok('jobs', 'none has failed');
}
