import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '../launch/lock.mjs';

const CACHE = 'node_modules/.cache/basispoint';
const run = promisify(execFile);

/**
 * Copies a folder that takes long to make into one that exists. It is made once for all runs with the same key, of
 * which the latest is kept; one run at a time makes or copies it.
 */
export async function copyCached(
  name: string,
  key: string,
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const cached = join(CACHE, name, key);
  await withLock(async () => {
    if (!existsSync(cached)) await makeCached(name, cached, make);
    // Owners stay: where root runs the tests, PostgreSQL's files belong to another account.
    await run('cp', ['-Rp', `${cached}/.`, target]);
  });
}

async function makeCached(
  name: string,
  cached: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const draft = join(CACHE, name, `draft-${process.pid}`);
  await rm(join(CACHE, name), { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await make(draft);
  await rename(draft, cached);
}
