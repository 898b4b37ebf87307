import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '#platform/database/embedded/embedded-postgres-error.server.ts';

/** The disk on which a folder is, or will be once it is created. */
export async function readDisk(path: string): Promise<{ free: number; total: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(path);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return readDisk(dirname(path));
  }
}
