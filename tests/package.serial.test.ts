import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import { copyDemoSite } from './e2e/demo-site.ts';
import { findFreePort } from './e2e/free-port.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { PATIENCE } from './wait-for.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
/** An account that owns nothing; whoever runs the tests as an ordinary user is one already. */
const NOBODY = 65_534;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const MOST_BYTES = 100e6;

let folder: string;
let data: string;
let root: string;
let server: ChildProcess | undefined;
let address: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-package-');
  await run(process.execPath, ['launch/package.mjs', join(folder, 'site.tar')]);
  await run('tar', ['-xf', join(folder, 'site.tar'), '-C', folder]);
  await rm(join(folder, 'site.tar'));
  const [name = ''] = await readdir(folder);
  root = join(folder, name);
  data = await copyDemoSite();
  // The program belongs to another user, or to one who may not write it either.
  if (isRoot) await run('chown', ['-R', `${NOBODY}:${NOBODY}`, data]);
  else await run('chmod', ['-R', 'a-w', root]);
  await chmod(folder, 0o755);
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await run('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true });
  await rm(data, { recursive: true });
});

const basispoint = (...args: string[]) =>
  spawn(join(root, 'bin', 'basispoint'), args, {
    ...asUser,
    cwd: data,
    env: { PATH: process.env.PATH, DATA_DIR: data, PORT: new URL(address).port, LOG_LEVEL: 'warn' },
  });

async function output(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  const [code] = await once(child, 'close');
  return { code, text };
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...headers },
    body: JSON.stringify(body),
  });

test('RU-01 the package is at most 100 MB without its Node, with PostgreSQL', async () => {
  const { stdout } = await run('du', ['-sb', `--exclude=${root}/node_modules/node`, root]);
  expect(Number.parseInt(stdout, 10)).toBeLessThan(MOST_BYTES);
});

test('RU-01 a package runs as an ordinary user in a folder that it cannot write: pages, pictures, files, sign-in, jobs, commands', async () => {
  address = `http://127.0.0.1:${await findFreePort()}`;
  server = basispoint('start');
  const ended = output(server);
  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), PATIENCE);

  for (const path of ['/', '/stocks/norvik-steel/', '/rus/bonds/', '/bonds/map/', '/api/docs/'])
    expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 });
  for (const [path, type] of [
    ['/charts/stocks/norvik-steel.png', 'image/png'],
    ['/brands/basispoint/bank-reports-eng.pdf', 'application/pdf'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
  }

  const signedIn = await post('/api/auth/sign-in/', { email: 'paid@demo.example', password: DEMO_PASSWORD });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { stockId } = await (await get('/stocks/norvik-steel/?format=json', { cookie })).json();
  const workbook = await get(`/export/trading/${stockId}/1/?from=2026-01-01&to=`, { cookie });
  expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
  expect((await workbook.text()).slice(0, 2)).toBe('PK');

  const { id } = await vi.waitFor(async () => {
    const answer = await post(
      `/api/stocks/${stockId}/1/trading-export/`,
      { from: '', to: '', archive: true },
      { cookie },
    );
    expect(answer.status).toBe(200);
    return answer.json();
  }, PATIENCE);
  await vi.waitFor(async () => {
    const { files } = await (await get('/api/exports/', { cookie })).json();
    expect(files).toContainEqual(expect.objectContaining({ id, state: 'ready' }));
  }, PATIENCE);

  expect(await output(basispoint('user', 'show', 'paid@demo.example', '--json'))).toMatchObject({ code: 0 });
  const prices = join(data, 'ZZTA.csv');
  await writeFile(
    prices,
    'date,open,high,low,close,volume,value,board\n2024-04-01,100,101,99,100.5,10,1005,TQBR\n',
  );
  expect(await output(basispoint('import', 'check', prices))).toMatchObject({
    text: expect.stringContaining('ZZTA'),
  });
  expect((await output(basispoint('usr', 'list'))).text).toContain('Run bin/basispoint for the list.');

  server.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});
