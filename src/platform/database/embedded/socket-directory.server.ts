import { chown, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import { identifyDirectory } from './identify-directory.server.ts';
import type { Privileges } from './privileges.server.ts';

/** What PostgreSQL puts inside; with it a path must fit the 103 bytes of the strictest system. */
const SOCKET_NAME = '.s.PGSQL.5432';
const LONGEST_PATH = 103;

/** Not inside the data directory, whose path may be longer than a socket's path may be. */
export async function nameSocketDirectory(dataDir: string, temporary = tmpdir()): Promise<string> {
  const name = `basispoint-${process.getuid?.()}-${await identifyDirectory(dataDir)}`;
  const path = join(temporary, name);
  return Buffer.byteLength(join(path, SOCKET_NAME)) <= LONGEST_PATH ? path : join('/tmp', name);
}

/**
 * A fresh directory that only the server's user can enter. It must be made anew: one that lay there could be
 * a stranger's, or hold the stale lock file of a process number that is in use again.
 */
export async function makeSocketDirectory(path: string, privileges: Privileges): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
    await mkdir(path, { mode: 0o700 });
    if (privileges.kind === 'other-user') await chown(path, privileges.account.uid, privileges.account.gid);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The socket directory ${path} could not be made for this user alone. Remove it, then start again.`,
      { cause: error },
    );
  }
}

export function toConnectionUrl(socketDirectory: string, database: string): string {
  const host = encodeURIComponent(socketDirectory);
  return `postgres://basispoint@localhost:5432/${database}?host=${host}&sslmode=disable`;
}
