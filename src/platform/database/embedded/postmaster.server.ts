import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.server.ts';
import { type Guard, probeGuard, toGuarded } from './cluster-guard.server.ts';
import { ownCluster } from './cluster-owner.server.ts';
import { stopLeftovers } from './cluster-processes.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { type Privileges, toOwnPath, toPrivileged } from './privileges.server.ts';
import { COMMAND_ENVIRONMENT } from './run-command.server.ts';
import { closeServerLog, cutServerLog, openServerLog } from './server-log.server.ts';
import { toServerSettings } from './server-settings.server.ts';
import { makeSocketDirectory } from './socket-directory.server.ts';

/** Everything that is settled once and stays while the server is started, watched and started again. */
export interface Installation {
  readonly dataDir: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly privileges: Privileges;
  readonly socketDirectory: string;
  readonly logFile: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: (message: string) => void;
}

export interface Postmaster {
  readonly pid: number;
  /** Where in the log file its own lines begin. */
  readonly logOffset: number;
  /** Says how it ended. */
  readonly exited: Promise<string>;
  hasExited(): boolean;
}

const GUARD_TRIES = 20;

/** Starts the server process; it may still have to recover before it answers. */
export async function launchPostmaster(installation: Installation): Promise<Postmaster> {
  const guard = await clearTheWay(installation);
  await ownCluster(installation.cluster, installation.privileges);
  await makeSocketDirectory(installation.socketDirectory, installation.privileges);
  await cutServerLog(installation.logFile);
  return spawnPostmaster(installation, guard);
}

const FAST_MS = 30_000;
const IMMEDIATE_MS = 5_000;

/** A fast shutdown: sessions are cut, everything committed is written. Harsher only when that hangs. */
export async function stopPostmaster(postmaster: Postmaster, { cluster, log }: Installation): Promise<void> {
  if (await endsAfter(postmaster, 'SIGINT', FAST_MS)) return;
  log('PostgreSQL does not stop; ending it at once (it will recover at the next start)');
  if (!(await endsAfter(postmaster, 'SIGQUIT', IMMEDIATE_MS))) {
    await endsAfter(postmaster, 'SIGKILL', IMMEDIATE_MS);
  }
  await stopLeftovers(cluster, log);
}

async function clearTheWay({ cluster, log }: Installation): Promise<Guard> {
  for (let tries = 0; tries < GUARD_TRIES; tries += 1) {
    await stopLeftovers(cluster, log);
    const guard = await probeGuard(cluster);
    if (guard !== 'taken') {
      // With every server process gone the file is stale, and its number may by now be somebody else's.
      if (process.platform === 'linux') await rm(join(cluster, 'postmaster.pid'), { force: true });
      return guard;
    }
    await sleep(50);
  }
  throw new EmbeddedPostgresError(
    `The database in ${cluster} is already in use, it seems by another container that mounts the same folder. ` +
      'Stop that one first, or give this one another DATA_DIR.',
  );
}

function spawnPostmaster(installation: Installation, guard: Guard): Postmaster {
  const { cluster, binaries, privileges, socketDirectory, settings } = installation;
  const folder = toOwnPath(privileges, cluster);
  const args = ['-D', folder, ...toServerSettings(socketDirectory, settings)];
  const command = toPrivileged(privileges, { file: binaries.postgres, args, cwd: cluster });
  const { file, args: all, ...options } = guard === 'free' ? toGuarded(command, folder) : command;

  const mark = openServerLog(installation.logFile);
  // Detached: a Ctrl-C in the terminal must reach the site alone, which stops the server after its last request.
  const child = spawn(file, all, {
    ...options,
    env: COMMAND_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', mark.fd, mark.fd],
  });
  closeServerLog(mark);

  let hasExited = false;
  const exited = new Promise<string>((resolve) => {
    const end = (how: string) => {
      hasExited = true;
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  });
  return { pid: child.pid ?? -1, logOffset: mark.offset, exited, hasExited: () => hasExited };
}

async function endsAfter(postmaster: Postmaster, signal: NodeJS.Signals, withinMs: number): Promise<boolean> {
  if (postmaster.hasExited() || postmaster.pid < 0) return true;
  process.kill(postmaster.pid, signal);
  const timer = new AbortController();
  const late = sleep(withinMs, false, { signal: timer.signal }).catch(() => false);
  const ended = await Promise.race([postmaster.exited.then(() => true), late]);
  timer.abort();
  return ended;
}
