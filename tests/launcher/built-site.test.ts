import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchDatabase } from '#foundation/database/scratch-database.server.ts';
import { copyWithoutPackages, runLauncher, takePort, temporaryFolder } from './run-launcher.ts';

/** The built server itself: the port was free when the launcher looked, and is not any more. */
test('a start that fails after the checks says one sentence and warns of nothing', async () => {
  const store = await scratchDatabase();
  onTestFinished(() => store.drop());
  const port = await takePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATABASE_URL: store.url,
    DATA_DIR: await temporaryFolder(),
  };
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/server.js'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `basispoint: port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to another\n`,
  );
  expect(status).toBe(1);
});

test.each([
  {
    args: ['migrat'],
    says: 'unknown command "migrat": did you mean "migrate"? Run npm run basispoint for the list.',
  },
  {
    args: ['user', 'list', '--jason'],
    says: 'unknown option "--jason": did you mean "--json"?',
  },
])('npm run basispoint -- $args', async ({ args, says }) => {
  const settings = { DATA_DIR: await temporaryFolder() };
  const { code, output } = await runLauncher('command-line', { args, settings });
  expect(output).toMatch(/^basispoint: [^\n]+\n$/);
  expect(output).toContain(says);
  expect(code).toBe(1);
});

/** Only root may mount a disk that is too small. */
test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a disk that is too small',
  async (context) => {
    const cwd = await copyWithoutPackages();
    const disk = join(cwd, 'disk');
    await mkdir(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    if (mounted.status !== 0) return context.skip();
    try {
      const { code, output } = await runLauncher('start', { cwd, settings: { PORT: '0', DATA_DIR: disk } });
      expect(output).toMatch(
        /\nbasispoint: the disk that holds \S+disk has [78] MB free, and about 300 MB are needed: free some space, or set DATA_DIR to a folder on another disk\.\n$/,
      );
      expect(code).toBe(1);
    } finally {
      spawnSync('umount', [disk]);
    }
  },
);
