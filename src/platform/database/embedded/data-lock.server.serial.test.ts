import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDataDirectoryLocked, lockDataDirectory, pidFileOf } from './data-lock.server.ts';
import { makeTemporaryDirectory } from './temporary-directory.server.ts';

const MODULE = new URL('./data-lock.server.ts', import.meta.url).href;
const HAS_PS = ['/bin/ps', '/usr/bin/ps'].some((path) => existsSync(path));

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
});
afterEach(() => rm(dataDir, { recursive: true }));

describe.each([
  { platform: process.platform, works: true, by: 'this system' },
  { platform: 'darwin' as const, works: HAS_PS, by: 'a process file' },
])('locked by $by', ({ platform, works }) => {
  test.runIf(works)('a held data directory is refused with the number of its process', async () => {
    const lock = await lockDataDirectory(dataDir, platform);
    await expect(lockDataDirectory(dataDir, platform)).rejects.toThrow(
      `already in use by process ${process.pid}.`,
    );
    expect(await isDataDirectoryLocked(dataDir, platform)).toBe(true);
    await lock.release();
  });

  test.runIf(works)('a released data directory is free again', async () => {
    await (await lockDataDirectory(dataDir, platform)).release();
    expect(await isDataDirectoryLocked(dataDir, platform)).toBe(false);
    await (await lockDataDirectory(dataDir, platform)).release();
  });

  test.runIf(works)('the lock dies with a process that was killed', async () => {
    const script = `import { lockDataDirectory } from '${MODULE}';
      await lockDataDirectory('${dataDir}', '${platform}'); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')]);
    await expect(lockDataDirectory(dataDir, platform)).rejects.toThrow(`in use by process ${holder.pid}.`);

    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await lockDataDirectory(dataDir, platform)).release();
  });

  test.runIf(works)('a process number that was given out again does not hold the lock', async () => {
    await writeFile(pidFileOf(dataDir), `${process.pid}\nThu Jan  1 00:00:00 1970\n`);
    await (await lockDataDirectory(dataDir, platform)).release();
  });
});

test.runIf(process.platform === 'linux')('another path to the same directory is the same lock', async () => {
  const link = `${dataDir}-link`;
  await symlink(dataDir, link);
  const lock = await lockDataDirectory(dataDir);
  await expect(lockDataDirectory(link)).rejects.toThrow('already in use');
  await lock.release();
  await rm(link);
});
