import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, ok, problem, warning } from '#pages/operator/operator-health/finding.ts';
import { createBackupPlace } from '#platform/backup/backup-places.server.ts';
import { type Config, isLoopback } from '#platform/configuration/config.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { findDone, knownMigrations } from '#platform/database/migrate.server.ts';
import { typeStart } from '../../../launch/called-as.mjs';
import { shareAsIs } from '../store/open-store.server.ts';
import { readDisk } from './disk.server.ts';
import { countFailedJobs, readContents, readServer } from './facts.repository.ts';
import { probePooler } from './probe-pooler.server.ts';
import { readReplicaState } from './replica-state.server.ts';
import {
  judgeAddress,
  judgeBackups,
  judgeClock,
  judgeConnections,
  judgeData,
  judgeDisk,
  judgeImports,
  judgeJobs,
  judgeOutbox,
  judgePeople,
  judgePooler,
  judgeReplica,
  judgeSchema,
} from './rules.ts';

const OVERDUE_MS = 15 * 60_000;

/** Everything that can be wrong with an installation. Nothing is changed, and one failure does not hide the next. */
export async function examine(config: Config, clock: () => Date): Promise<Finding[]> {
  return [...(await examineStore(config, clock)), ...(await examineSurroundings(config, clock()))];
}

/** What needs no database. */
export async function examineSurroundings(config: Config, now: Date): Promise<Finding[]> {
  return [
    examineAddress(config),
    await examineDisk(config.dataDir),
    await examineMail(config),
    await examineBackups(config, now),
  ];
}

function examineAddress({ host, isPublicUrlSet, publicOrigin }: Config): Finding {
  return judgeAddress({
    isListeningPublicly: !isLoopback(host),
    isPublicUrlSet,
    publicOrigin,
    isPublicHostLoopback: isLoopback(new URL(publicOrigin).hostname),
  });
}

async function examineDisk(path: string): Promise<Finding> {
  const { free, total } = await readDisk(path);
  return judgeDisk(path, free, total);
}

async function examineStore(config: Config, clock: () => Date): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
    return [warning('database', 'database_none', { path: config.dataDir, command: typeStart() })];
  const opened: Database[] = [];
  // Without prepared statements, because a pooler may stand before it.
  const open = (url: string) => {
    const { database } = openDatabase(url, { connections: 1, prepares: false });
    opened.push(database);
    return database;
  };
  try {
    const store = await shareAsIs(config, () => undefined);
    const pooler = await examinePooler(config);
    const replicas = config.replicaUrls.map((url) => ({ name: new URL(url).host, database: open(url) }));
    try {
      return [...pooler, ...(await examineDatabase(config, { database: open(store.url), replicas, clock }))];
    } finally {
      await Promise.all(opened.map((database) => database.destroy()));
      await store.close();
    }
  } catch (error) {
    return [problem('database', 'database_failed', { reason: reasonOf(error) })];
  }
}

async function examinePooler({ databaseUrl, listenUrl, preparedStatements }: Config): Promise<Finding[]> {
  const pooler = databaseUrl ? await probePooler(databaseUrl) : null;
  const settings = { hasListenUrl: listenUrl !== undefined, preparesStatements: preparedStatements };
  return pooler ? [judgePooler(pooler, settings)] : [];
}

interface Examined {
  readonly database: Database;
  readonly replicas: readonly { readonly name: string; readonly database: Database }[];
  readonly clock: () => Date;
}

export async function examineDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { database, replicas, clock }: Examined,
): Promise<Finding[]> {
  const { at, used, most } = await readServer(database);
  const now = clock();
  const done = await findDone(database);
  const missing = knownMigrations.filter((name) => !done.includes(name));
  const unknown = done.filter((name) => !knownMigrations.includes(name));
  const findings = [
    databaseUrl
      ? ok('database', 'database_ok', { name: new URL(databaseUrl).host })
      : ok('database', 'database_embedded'),
    judgeSchema(missing, unknown),
    judgeConnections(used, most),
    judgeClock(now.getTime() - at.getTime()),
    ...(await Promise.all(
      replicas.map(async (replica) =>
        judgeReplica(replica.name, await readReplicaState(database, replica.database)),
      ),
    )),
  ];
  if (missing.length > 0) return findings;
  const facts = await readContents(database, { now, isOld: new Date(now.getTime() - OVERDUE_MS) });
  return [
    ...findings,
    judgeJobs(await countFailedJobs(database)),
    judgeOutbox(facts),
    judgeData(facts),
    judgeImports({ running: facts.runningImports, failed: facts.failedImports }),
    judgePeople(facts.operators),
  ];
}

async function examineMail({ mail }: Config): Promise<Finding> {
  if (!mail) return warning('mail', 'mail_none');
  const { hostname: host } = new URL(mail.url);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
    return ok('mail', 'mail_ok', { host });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '?';
    return problem('mail', 'mail_failed', { host, reason });
  } finally {
    transport.close();
  }
}

async function examineBackups({ backups }: Config, now: Date): Promise<Finding> {
  if (backups.schedule === undefined) return judgeBackups(undefined, undefined, 0);
  try {
    const names = await createBackupPlace(backups).list();
    return judgeBackups(backups.schedule, names.toSorted().at(-1), now.getTime());
  } catch (error) {
    return problem('backups', 'backups_unreadable', { reason: reasonOf(error) });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
