import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBackupPlace } from '#platform/backup/backup-places.server.ts';
import { type Config, isLoopback } from '#platform/configuration/config.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { findDone, knownMigrations } from '#platform/database/migrate.server.ts';
import { shareAsIs } from '../store/open-store.server.ts';
import { countFailedJobs, readContents, readLogEnd, readReplay, readServer } from './facts.repository.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import {
  judgeAddress,
  judgeBackups,
  judgeClock,
  judgeConnections,
  judgeData,
  judgeDisk,
  judgeJobs,
  judgeOutbox,
  judgePeople,
  judgeReplica,
  judgeSchema,
} from './rules.ts';

const OVERDUE_MS = 15 * 60_000;

/** Everything that can be wrong with an installation. Nothing is changed, and one failure does not hide the next. */
export async function examine(config: Config, clock: () => Date): Promise<Finding[]> {
  return [
    examineAddress(config),
    await examineDisk(config.dataDir),
    ...(await examineStore(config, clock)),
    await examineMail(config),
    await examineBackups(config, clock()),
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
  if (!existsSync(path)) return dirname(path) === path ? problem('disk', path) : examineDisk(dirname(path));
  const { bavail, blocks, bsize } = await statfs(path);
  return judgeDisk(path, bavail * bsize, blocks * bsize);
}

async function examineStore(config: Config, clock: () => Date): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres', 'PG_VERSION')))
    return [warning('database', `there is none in ${config.dataDir} yet: npm start makes it`)];
  try {
    const store = await shareAsIs(config, () => undefined);
    const { database } = openDatabase(store.url, { connections: 1 });
    try {
      return await examineDatabase(config, database, clock);
    } finally {
      await database.destroy();
      await store.close();
    }
  } catch (error) {
    return [problem('database', error instanceof Error ? error.message : String(error))];
  }
}

async function examineDatabase(config: Config, database: Database, clock: () => Date): Promise<Finding[]> {
  const { at, used, most } = await readServer(database);
  const now = clock();
  const done = await findDone(database);
  const missing = knownMigrations.filter((name) => !done.includes(name));
  const findings = [
    ok(
      'database',
      config.databaseUrl ? `${new URL(config.databaseUrl).host} answers` : 'the embedded one answers',
    ),
    judgeSchema(
      missing,
      done.filter((name) => !knownMigrations.includes(name)),
    ),
    judgeConnections(used, most),
    judgeClock(now.getTime() - at.getTime()),
    ...(await Promise.all(config.replicaUrls.map((url) => examineReplica(database, url)))),
  ];
  if (missing.length > 0) return findings;
  const facts = await readContents(database, { now, isOld: new Date(now.getTime() - OVERDUE_MS) });
  return [
    ...findings,
    judgeJobs(await countFailedJobs(database)),
    judgeOutbox(facts),
    judgeData(facts),
    judgePeople(facts.operators),
  ];
}

async function examineReplica(primary: Database, url: string): Promise<Finding> {
  const { database } = openDatabase(url, { connections: 1 });
  const name = new URL(url).host;
  try {
    const { bytes: end } = await readLogEnd(primary);
    const { isReplica, bytes } = await readReplay(database);
    return judgeReplica(name, { isReplica, bytesBehind: Math.max(0, (end ?? 0) - (bytes ?? 0)) });
  } catch {
    return judgeReplica(name, null);
  } finally {
    await database.destroy();
  }
}

async function examineMail({ mail }: Config): Promise<Finding> {
  if (!mail)
    return warning('mail', 'no server is set, so e-mails stay in the outbox: set SMTP_URL and MAIL_FROM');
  const { hostname } = new URL(mail.url);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: mail.url, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
    return ok('mail', `${hostname} answers and lets this site in`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
    return problem('mail', `${hostname} does not take e-mails (${code}): correct SMTP_URL`);
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
    return problem(
      'backups',
      `their place cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}
