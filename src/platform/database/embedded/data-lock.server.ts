import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { codeOf, EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { identifyDirectory } from './identify-directory.server.ts';
import { isPidFileHeld, lockByPidFile } from './pid-file-lock.server.ts';

export interface DataLock {
  release(): Promise<void>;
}

export function pidFileOf(dataDir: string): string {
  return join(dataDir, 'basispoint.pid');
}

/** Holds the data directory for this process alone; the lock dies with the process, however it dies. */
export async function lockDataDirectory(dataDir: string, platform = process.platform): Promise<DataLock> {
  const pidFile = pidFileOf(dataDir);
  if (platform !== 'linux') return lockByPidFile(pidFile, () => toInUse(dataDir));

  const server = await listenInTheAbstract(await nameLock(dataDir));
  if (server === null) throw await toInUse(dataDir);
  await writeFile(pidFile, `${process.pid}\n`).catch((error: unknown) => {
    server.close();
    throw error;
  });
  return {
    async release() {
      await rm(pidFile, { force: true });
      await new Promise((done) => server.close(done));
    },
  };
}

export async function isDataDirectoryLocked(dataDir: string, platform = process.platform): Promise<boolean> {
  if (platform !== 'linux') return isPidFileHeld(pidFileOf(dataDir));
  const socket = connect({ path: `\0${await nameLock(dataDir)}` });
  const isHeld = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  return isHeld.finally(() => socket.destroy());
}

async function nameLock(dataDir: string): Promise<string> {
  return `basispoint-${await identifyDirectory(dataDir)}`;
}

/** A socket name without a file: the kernel hands it out once and takes it back when its process ends. */
function listenInTheAbstract(name: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen({ path: `\0${name}`, exclusive: true }, () => resolve(server.unref()));
  });
}

async function toInUse(dataDir: string): Promise<EmbeddedPostgresError> {
  const text = await readFile(pidFileOf(dataDir), 'utf8').catch(() => '');
  const owner = Number.parseInt(text, 10);
  const who = Number.isNaN(owner) ? 'another process' : `process ${owner}`;
  return new EmbeddedPostgresError(
    `The data directory ${dataDir} is already in use by ${who}. Stop that one first, or give this one another DATA_DIR.`,
  );
}
