import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWithoutPackages, freePort, type Run, runLauncher, takePort } from './run-launcher.ts';

/** In a clone without packages: what fails here failed before anything was installed. */
async function failFirstStart(settings: NodeJS.ProcessEnv, args: string[] = []): Promise<Run> {
  const cwd = await copyWithoutPackages();
  const run = await runLauncher('start', {
    cwd,
    args,
    settings: { PORT: String(await freePort()), ...settings },
  });
  expect(existsSync(join(cwd, 'node_modules'))).toBe(false);
  expect(existsSync(join(cwd, 'data'))).toBe(false);
  return run;
}

/** The last line is the reason; before it there is at most the step that was begun. */
function expectReason({ code, output }: Run, reason: string): void {
  const lines = output.trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`basispoint: ${reason}`);
  expect(lines.slice(0, -1).filter((line) => !/^basispoint: 1\/\d checking /.test(line))).toEqual([]);
  expect(code).toBe(1);
}

test('RU-06 a port that is taken', async () => {
  const port = await takePort();
  expectReason(
    await failFirstStart({ PORT: String(port) }),
    `port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to another`,
  );
});

/** Root may use every port, and some containers let everyone. */
function needsRights(port: number): boolean {
  const setting = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
  const first = existsSync(setting) ? Number(readFileSync(setting, 'utf8')) : 1024;
  return process.getuid?.() !== 0 && port < first;
}

test.runIf(needsRights(1))('a port that needs rights', async () => {
  const { output } = await failFirstStart({ PORT: '1' });
  expect(output).toContain('port 1 needs more rights: set PORT to one above 1023');
});

test('RU-06 a host that is not of this machine', async () => {
  expectReason(
    await failFirstStart({ HOST: '192.0.2.1' }),
    'HOST 192.0.2.1 is not an address of this machine: set it to one, or to 0.0.0.0 for all',
  );
});

test.each([
  { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
  { name: 'PUBLIC_URI', meant: 'PUBLIC_URL' },
  { name: 'FILES_S3_ACCESS_KEY', meant: 'FILES_S3_ADDRESSING' },
])('a variable that is misspelt or unknown: $name', async ({ name, meant }) => {
  expectReason(
    await failFirstStart({ [name]: 'x' }),
    `unknown variable ${name}: did you mean ${meant}? Rename it or unset it, then start again.`,
  );
});

test.each([
  { settings: { PORT: '70000' }, says: 'PORT 70000 is not a port: set it to a number from 0 to 65535' },
  {
    settings: { DATABASE_URL: 'mysql://db/site' },
    says: 'DATABASE_URL is not an address of PostgreSQL: write it as postgres://user:password@host:5432/name',
  },
] as { settings: NodeJS.ProcessEnv; says: string }[])('a bad value: $says', async ({ settings, says }) => {
  expectReason(await failFirstStart(settings), says);
});

test('RU-06 an unknown option', async () => {
  expectReason(
    await failFirstStart({}, ['--alive']),
    'unknown option "--alive": did you mean --live? Usage: npm start -- [--live | --live=always | --empty]',
  );
});

test('RU-06 a database that is down, without its password', async () => {
  const port = await freePort();
  expectReason(
    await failFirstStart({ DATABASE_URL: `postgres://site:hush@127.0.0.1:${port}/site` }),
    `the database at 127.0.0.1:${port} does not answer (ECONNREFUSED): start it, or correct DATABASE_URL`,
  );
});

test('RU-06 a data directory that cannot be written', async () => {
  const { code, output } = await failFirstStart({ DATA_DIR: '/proc/basispoint' });
  expect(output).toMatch(
    /DATA_DIR \/proc\/basispoint cannot be written by this user \(\w+\): give it to the user that runs the site, or set DATA_DIR to another folder\.\n$/,
  );
  expect(code).toBe(1);
});

test('RU-06 a data directory that is a file', async () => {
  const cwd = await copyWithoutPackages();
  const file = join(cwd, 'file');
  await writeFile(file, '');
  const run = await runLauncher('start', { cwd, settings: { DATA_DIR: file, PORT: '0' } });
  expectReason(run, `DATA_DIR ${file} is not a directory: set it to one.`);
});

test('RU-06 no network: one sentence instead of what npm prints', async () => {
  const cwd = await copyWithoutPackages();
  const settings = {
    PORT: '0',
    npm_config_registry: `http://127.0.0.1:${await freePort()}/`,
    npm_config_cache: join(cwd, 'npm-cache'),
    npm_config_fetch_retries: '0',
  };
  const { code, output } = await runLauncher('start', { cwd, settings });
  // A slow machine also reads how long it has taken.
  const lines = output.split('\n').filter((line) => !line.endsWith(' so far'));
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^basispoint: 2\/5 installing packages/),
    'basispoint: npm cannot reach the package registry: check the network with "npm ping" (behind a proxy: npm config set proxy ADDRESS), then start again.',
    '',
  ]);
  expect(code).toBe(1);
});

test('RU-06 a command is checked, too', async () => {
  const cwd = await copyWithoutPackages();
  expectReason(
    await runLauncher('command-line', { cwd, args: ['migrate'], settings: { DATABASE_URI: 'x' } }),
    'unknown variable DATABASE_URI: did you mean DATABASE_URL? Rename it or unset it, then start again.',
  );
});

test.each([
  {
    args: ['migrat'],
    says: 'unknown command "migrat": did you mean "migrate"? Run npm run basispoint for the list.',
  },
  {
    args: ['user', 'lsit'],
    says: 'unknown command "user lsit": did you mean "user list"? Run npm run basispoint -- user for the list.',
  },
  {
    args: ['user', 'list', '--jason'],
    says: 'unknown option "--jason": did you mean "--json"? Run npm run basispoint -- user for the list.',
  },
])('RU-06 an unknown command or option: $args', async ({ args, says }) => {
  const cwd = await copyWithoutPackages();
  expectReason(await runLauncher('command-line', { cwd, args }), says);
});
