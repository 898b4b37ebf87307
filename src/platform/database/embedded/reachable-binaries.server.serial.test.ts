import { cpSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries, toBinaries } from './binaries.server.ts';
import { readNobody } from './privilege-probes.server.ts';
import { toPrivileged } from './privileges.server.ts';
import { readReachableBinaries } from './reachable-binaries.server.ts';
import { runCommand } from './run-command.server.ts';
import { makeTemporaryDirectory } from './temporary-directory.server.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryDirectory();
});
afterEach(() => rm(folder, { recursive: true }));

test('whoever keeps its own user keeps the binaries where they are', async () => {
  const binaries = toBinaries('/nowhere');
  expect(await readReachableBinaries(binaries, { kind: 'self' })).toBe(binaries);
});

test.runIf(isRoot)(
  'binaries below a closed home are copied once to where another user can run them',
  async () => {
    const home = join(folder, 'closed', 'native');
    await mkdir(join(folder, 'closed'), { mode: 0o700 });
    cpSync(findBinaries().home, home, { recursive: true, verbatimSymlinks: true });
    await chmod(join(home, 'bin', 'postgres'), 0o700);
    const privileges = { kind: 'other-user', account: await readNobody() } as const;

    const copy = await readReachableBinaries(toBinaries(home), privileges);
    expect(copy.home).not.toBe(home);
    const version = toPrivileged(privileges, { file: copy.postgres, args: ['--version'], cwd: '/' });
    expect((await runCommand(version)).output).toContain('(PostgreSQL) 18');
    expect(await readReachableBinaries(toBinaries(home), privileges)).toEqual(copy);
    await rm(copy.home, { recursive: true });
  },
);
