import { constants } from 'node:fs';
import { access, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NEEDED = 8 * 1024 ** 3;

/** A folder that is thrown away: in memory where there is plenty, because most of what a database test does is write. */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasPlenty(MEMORY)) ? MEMORY : tmpdir(), prefix));
}

async function hasPlenty(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}
