import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { runCommand } from './run-command.server.ts';

interface Patience {
  readonly fastMs: number;
  readonly immediateMs: number;
}

const PATIENCE: Patience = { fastMs: 60_000, immediateMs: 5_000 };

/**
 * Ends every server process left over in this cluster. Whoever calls it holds the data directory, so they
 * are orphans: of a site that was killed, or of a postmaster that was.
 */
export async function stopLeftovers(
  cluster: string,
  log: (message: string) => void,
  { fastMs, immediateMs }: Patience = PATIENCE,
): Promise<void> {
  const leftovers = await findClusterProcesses(cluster);
  if (leftovers.length === 0) return;

  const postmaster = await findPostmasterPid(cluster);
  if (postmaster !== null && leftovers.includes(postmaster)) {
    log(`stopping the PostgreSQL that an earlier run left behind (process ${postmaster})`);
    signal([postmaster], 'SIGINT');
    if (await areGone(cluster, fastMs)) return;
  }
  signal(await findClusterProcesses(cluster), 'SIGQUIT');
  if (await areGone(cluster, immediateMs)) return;
  signal(await findClusterProcesses(cluster), 'SIGKILL');
  if (await areGone(cluster, immediateMs)) return;
  throw new EmbeddedPostgresError(
    `A PostgreSQL of an earlier run still works in ${cluster} and cannot be ended. ` +
      `End its processes (${(await findClusterProcesses(cluster)).join(', ')}), then start again.`,
  );
}

/** PostgreSQL works inside its cluster's folder, which is how its processes are distinguished from all others. */
export async function findClusterProcesses(cluster: string): Promise<readonly number[]> {
  if (process.platform !== 'linux') return findPostmasterByName(cluster);
  const entries = await readdir('/proc');
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const found = await Promise.all(pids.map((pid) => isServerIn(cluster, pid)));
  return pids.filter((_, index) => found[index]);
}

export async function findPostmasterPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? null : Math.abs(pid);
}

async function isServerIn(cluster: string, pid: number): Promise<boolean> {
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (cwd !== cluster) return false;
  const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
  return /\/postgres( \(deleted\))?$/.test(program);
}

async function findPostmasterByName(cluster: string): Promise<readonly number[]> {
  const pid = await findPostmasterPid(cluster);
  if (pid === null) return [];
  const { output } = await runCommand({ file: 'ps', args: ['-o', 'command=', '-p', String(pid)] });
  return output.includes('postgres') && output.includes(cluster) ? [pid] : [];
}

async function areGone(cluster: string, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while ((await findClusterProcesses(cluster)).length > 0) {
    if (performance.now() > end) return false;
    await sleep(20);
  }
  return true;
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself in the meantime.
    }
  }
}
