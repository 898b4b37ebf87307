import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { copyWithoutPackages, runLauncher, takePort, temporaryFolder } from './run-launcher.ts';

/** The built server itself: the port was free when the launcher looked, and is not any more. */
test('RU-06 a start that fails after the checks says one sentence and warns of nothing', async () => {
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

test('RU-06 an unknown option of a command', async () => {
  const settings = { DATA_DIR: await temporaryFolder() };
  const args = ['user', 'list', '--jason'];
  const { code, output } = await runLauncher('command-line', { args, settings });
  expect(output).toMatch(/^basispoint: [^\n]+\n$/);
  expect(output).toContain('unknown option "--jason": did you mean "--json"?');
  expect(code).toBe(1);
});

/** Only root may mount a disk that is too small. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

async function mountDisk(megabytes: number): Promise<string | null> {
  const disk = await temporaryFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  if (status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', [disk]));
  return disk;
}

test.runIf(mayMount)('a disk that is too small is found before the work', async (context) => {
  const disk = await mountDisk(8);
  if (disk === null) return context.skip();
  const cwd = await copyWithoutPackages();
  const { code, output } = await runLauncher('start', { cwd, settings: { PORT: '0', DATA_DIR: disk } });
  expect(output.split('\n')[1]).toBe(
    `basispoint: the disk that holds ${disk} has 8 MB free, and about 400 MB are needed: ` +
      'free some space, or set DATA_DIR to a folder on another disk.',
  );
  expect(code).toBe(1);
});

test.runIf(mayMount)('a disk that is full while the database is made', async (context) => {
  const disk = await mountDisk(16);
  if (disk === null) return context.skip();
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: disk };
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/server.js'], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `basispoint: The disk that holds ${disk} is full. Free some space on it (nothing stored is lost), then start again.\n`,
  );
  expect(status).toBe(1);
});
