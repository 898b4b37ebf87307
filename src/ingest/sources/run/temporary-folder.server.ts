import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'basispoint-source-';
/** No run takes so long: a process has died over it. */
const OLD_MS = 3 * 3_600_000;

/** Holds the files of one run. */
export const makeRunFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX));

/** Removes what runs have left behind whose process was killed. */
export async function sweepTemporary(now: Date): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
  }
}
