import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For tests; each removes its own. */
export async function makeTemporaryDirectory(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'basispoint-embedded-')));
}
