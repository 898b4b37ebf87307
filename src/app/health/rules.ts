import { type Finding, ok, problem, warning } from '#pages/operator/operator-health/finding.ts';
import { timeOfBackup } from '#platform/backup/backup-names.ts';

const MB = 1_000_000;
const OUTBOX = '/operator/outbox/';
const HOUR_MS = 3_600_000;

export function judgeAddress(settings: {
  readonly isListeningPublicly: boolean;
  readonly isPublicUrlSet: boolean;
  readonly publicOrigin: string;
  readonly isPublicHostLoopback: boolean;
}): Finding {
  const { isListeningPublicly, isPublicUrlSet, publicOrigin: origin, isPublicHostLoopback } = settings;
  if (isListeningPublicly && !isPublicUrlSet) return problem('address', 'address_unset');
  if (!isPublicHostLoopback && origin.startsWith('http:'))
    return warning('address', 'address_plain', { origin });
  return ok('address', 'address_ok', { origin });
}

export function judgeDisk(path: string, freeBytes: number, totalBytes: number): Finding {
  const values = { path, free: Math.floor(freeBytes / MB), total: Math.floor(totalBytes / MB) };
  if (freeBytes < 200 * MB) return problem('disk', 'disk_full', values);
  if (freeBytes < 2_000 * MB && freeBytes < totalBytes / 10) return warning('disk', 'disk_low', values);
  return ok('disk', 'disk_ok', values);
}

/** Of this machine against the database server. */
export function judgeClock(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (seconds >= 60) return problem('clock', 'clock_wrong', { seconds });
  return seconds >= 5 ? warning('clock', 'clock_off', { seconds }) : ok('clock', 'clock_ok', { seconds });
}

export function judgeSchema(missing: readonly string[], unknown: readonly string[]): Finding {
  if (missing.length > 0) return warning('schema', 'schema_old', { names: missing.join(', ') });
  if (unknown.length > 0) return warning('schema', 'schema_new', { names: unknown.join(', ') });
  return ok('schema', 'schema_ok');
}

export function judgeConnections(used: number, most: number): Finding {
  return used > most * 0.9
    ? warning('connections', 'connections_many', { used, most })
    : ok('connections', 'connections_ok', { used, most });
}

export function judgePooler(
  pooler: { readonly passesNotifications: boolean; readonly keepsStatements: boolean },
  settings: { readonly hasListenUrl: boolean; readonly preparesStatements: boolean },
): Finding {
  if (settings.preparesStatements && !pooler.keepsStatements) return problem('pooler', 'pooler_statements');
  if (!settings.hasListenUrl && !pooler.passesNotifications) return problem('pooler', 'pooler_silent');
  return ok('pooler', 'pooler_ok');
}

export function judgeOutbox(facts: {
  readonly failed: number;
  readonly overdue: number;
  readonly held: number;
}): Finding {
  const { failed, overdue, held } = facts;
  if (overdue > 0) return problem('outbox', 'outbox_overdue', { count: overdue, see: OUTBOX });
  if (failed > 0) return warning('outbox', 'outbox_failed', { count: failed, see: OUTBOX });
  return held > 0 ? warning('outbox', 'outbox_held', { count: held }) : ok('outbox', 'outbox_ok');
}

export function judgeReplica(
  name: string,
  replica: { readonly isReplica: boolean; readonly bytesBehind: number | null } | null,
): Finding {
  if (!replica) return warning('replica', 'replica_gone', { name });
  if (!replica.isReplica) return problem('replica', 'replica_wrong', { name });
  const bytes = replica.bytesBehind ?? 0;
  const values = { name, mb: Math.round(bytes / MB) };
  return bytes > 16 * MB ? warning('replica', 'replica_behind', values) : ok('replica', 'replica_ok', values);
}

export function judgeBackups(
  schedule: string | undefined,
  newest: string | undefined,
  nowMs: number,
): Finding {
  if (schedule === undefined) return warning('backups', 'backups_unscheduled');
  const at = newest === undefined ? null : timeOfBackup(newest);
  if (at === null) return warning('backups', 'backups_missing', { schedule });
  const hours = Math.floor((nowMs - at.getTime()) / HOUR_MS);
  // A schedule may be weekly.
  return hours > 8 * 24
    ? problem('backups', 'backups_old', { hours, see: '/operator/' })
    : ok('backups', 'backups_ok', { hours });
}

export function judgeData(facts: {
  readonly hasPrices: boolean;
  readonly hasRecentPrices: boolean;
  readonly isDemo: boolean;
  readonly failingSources: number;
}): Finding {
  if (facts.failingSources > 0)
    return warning('data', 'data_failing', { count: facts.failingSources, see: '/operator/sources/' });
  if (facts.isDemo) return ok('data', 'data_demo');
  if (!facts.hasPrices) return warning('data', 'data_none');
  return facts.hasRecentPrices ? ok('data', 'data_ok') : warning('data', 'data_old');
}

export function judgeImports({ running, failed }: { running: number; failed: number }): Finding {
  if (failed > 0) return warning('imports', 'imports_failed', { count: failed, see: '/operator/imports/' });
  return running > 0 ? ok('imports', 'imports_running', { count: running }) : ok('imports', 'imports_ok');
}

export function judgePeople(operators: number): Finding {
  return operators > 0
    ? ok('people', 'people_ok', { count: operators })
    : warning('people', 'people_none', { command: 'user add EMAIL --operator' });
}

export function judgeJobs(failed: number | null): Finding {
  if (failed === null) return ok('jobs', 'jobs_idle');
  return failed > 0
    ? warning('jobs', 'jobs_failed', { count: failed, see: '/operator/' })
    : ok('jobs', 'jobs_ok');
}

export function judgePool(pool: {
  readonly active: number;
  readonly idle: number;
  readonly waiting: number;
}): Finding {
  const { active, idle, waiting } = pool;
  return waiting > 0
    ? warning('pool', 'pool_waiting', { count: waiting })
    : ok('pool', 'pool_ok', { active, idle });
}

/** Before the lists and the index are there, pages wait and searches are slow. */
export function judgeLists(read: readonly { readonly rows: number }[], lists: number): Finding {
  if (read.length < lists) return warning('lists', 'lists_reading', { count: read.length, lists });
  return ok('lists', 'lists_ok', { count: lists, rows: read.reduce((sum, { rows }) => sum + rows, 0) });
}

export function judgeSearch(documents: number, ageMs: number | null): Finding {
  if (ageMs === null) return warning('search', 'search_building');
  return ok('search', 'search_ok', { documents, minutes: Math.floor(ageMs / 60_000) });
}
