import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.server.ts';
import { prepareCluster } from './cluster.server.ts';
import { isDataDirectoryLocked, lockDataDirectory } from './data-lock.server.ts';
import { explainFileError } from './embedded-postgres-error.server.ts';
import type { Installation } from './postmaster.server.ts';
import { readPrivilegeProbes } from './privilege-probes.server.ts';
import { choosePrivileges, type PrivilegeKind, type Privileges } from './privileges.server.ts';
import { readReachableBinaries } from './reachable-binaries.server.ts';
import { DATABASE } from './readiness.server.ts';
import { nameSocketDirectory, toConnectionUrl } from './socket-directory.server.ts';
import { superviseServer } from './supervise.server.ts';

export interface EmbeddedPostgres {
  /** For `pg` as its connectionString; it stays the same when the server had to be started again. */
  readonly url: string;
  /** The server's process, another one after a restart. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Chosen by what the system allows; only tests request one. */
  readonly privileges?: PrivilegeKind;
  /** In place of the site's own; only tests have others. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The site's own PostgreSQL, in `<dataDir>/postgres`; made on the first start, watched until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
    return await startIn(await realpath(options.dataDir), options);
  } catch (error) {
    throw explainFileError(error, options.dataDir);
  }
}

/** Where the server of another process that runs on this data directory answers, or null when none runs. */
export async function findRunningEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const real = await realpath(dataDir).catch(() => null);
  if (real === null || !(await isDataDirectoryLocked(real))) return null;
  return toConnectionUrl(await nameSocketDirectory(real), DATABASE);
}

async function startIn(dataDir: string, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const lock = await lockDataDirectory(dataDir);
  try {
    const installation = await prepareInstallation(dataDir, options);
    const supervisor = await superviseServer(installation);
    const stop = async () => {
      await supervisor.stop();
      await rm(installation.socketDirectory, { recursive: true, force: true });
      await lock.release();
    };
    let stopped: Promise<void> | null = null;
    return {
      url: toConnectionUrl(installation.socketDirectory, DATABASE),
      get pid() {
        return supervisor.pid;
      },
      stop() {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function prepareInstallation(dataDir: string, options: EmbeddedPostgresOptions): Promise<Installation> {
  const { log, settings } = options;
  const given = join(dataDir, 'postgres');
  const cluster = await realpath(given).catch(() => given);
  const found = findBinaries();
  const privileges = await readPrivileges({ dataDir, cluster, binaries: found }, options.privileges);
  const binaries = await readReachableBinaries(found, privileges);
  await prepareCluster({ dataDir, cluster, binaries, privileges, log });
  return {
    dataDir,
    cluster,
    binaries,
    privileges,
    socketDirectory: await nameSocketDirectory(dataDir),
    logFile: join(dataDir, 'postgres.log'),
    log,
    ...(settings && { settings }),
  };
}

async function readPrivileges(
  folders: Parameters<typeof readPrivilegeProbes>[0],
  wanted: PrivilegeKind | undefined,
): Promise<Privileges> {
  const probes = await readPrivilegeProbes(folders);
  if (wanted === undefined) return choosePrivileges(probes);
  return wanted === 'self' ? { kind: wanted } : { kind: wanted, account: probes.nobody };
}
