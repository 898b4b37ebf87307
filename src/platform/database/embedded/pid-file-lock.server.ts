import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { codeOf } from './embedded-postgres-error.server.ts';
import { runCommand } from './run-command.server.ts';

interface PidFileLock {
  release(): Promise<void>;
}

/** For systems without abstract sockets: a file that names its process and when that process began. */
export async function lockByPidFile(pidFile: string, toInUse: () => Promise<Error>): Promise<PidFileLock> {
  const draft = `${pidFile}.${process.pid}`;
  await writeFile(draft, `${process.pid}\n${await readStartOf(process.pid)}\n`);
  try {
    // A link fails when the name exists: that decides between two processes that start together.
    while (!(await linkUnlessTaken(draft, pidFile))) {
      if (await isPidFileHeld(pidFile)) throw await toInUse();
      const stale = `${draft}.stale`;
      await rename(pidFile, stale).catch(() => undefined);
      await rm(stale, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(pidFile, { force: true }) };
}

async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

export async function isPidFileHeld(pidFile: string): Promise<boolean> {
  const [pid, start] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  return start !== undefined && start !== '' && (await readStartOf(Number(pid))) === start;
}

/** Empty when there is no such process. Numbers are given out again, so the number alone proves nothing. */
async function readStartOf(pid: number): Promise<string> {
  const { output } = await runCommand({ file: 'ps', args: ['-o', 'lstart=', '-p', String(pid)] });
  return output.trim();
}
