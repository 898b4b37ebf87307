import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyCached } from '../cached-folder.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import type { Release } from './release.ts';

const run = promisify(execFile);

/** A shallow clone, or one that was exported, does not have it. */
export const isInHistory = ({ commit }: Release): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0;

/** A folder with the released version as it was built, by the packages of today; once for all runs. */
export async function buildReleased({ commit }: Release): Promise<string> {
  const folder = await makeTemporaryFolder('basispoint-released-');
  await mkdir(join(folder, 'dist'));
  await copyCached('released', commit, join(folder, 'dist'), (made) => buildInto(made, commit));
  await linkPackages(folder);
  return folder;
}

async function buildInto(made: string, commit: string): Promise<void> {
  const folder = await makeTemporaryFolder('basispoint-source-');
  try {
    await run('git', ['archive', '--output', join(folder, 'source.tar'), commit]);
    await run('tar', ['-xf', 'source.tar'], { cwd: folder });
    await linkPackages(folder);
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], { cwd: folder, env });
    await cp(join(folder, 'dist'), made, { recursive: true });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What only that version needs is a package of the tests until the next release: @fastify/helmet. */
const linkPackages = (folder: string) => symlink(resolve('node_modules'), join(folder, 'node_modules'));
