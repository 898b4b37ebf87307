import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followPrices } from '#features/live-prices/live-prices.contract.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-deploy-');
});
afterAll(() => rm(folder, { recursive: true }));

const has = (program: string, question: string) => spawnSync(program, [question]).error === undefined;
const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' });

test.skipIf(!has('systemd-analyze', '--version'))('RU-02 systemd accepts the unit', async () => {
  const unit = (await readFile('deploy/basispoint.service', 'utf8'))
    .replaceAll('/opt/basispoint', resolve('.'))
    .replaceAll(
      /^(User|Group)=basispoint$/gm,
      (_, name) => `${name}=${name === 'User' ? userInfo().username : 'root'}`,
    );
  const path = join(folder, 'basispoint.service');
  await writeFile(path, unit);
  // It exits with 0 whatever it finds, and complains on the error stream.
  const { stderr } = run('systemd-analyze', 'verify', '--man=no', path);
  expect(stderr.split('\n').filter((line) => line.includes('basispoint.service'))).toEqual([]);
});

test.skipIf(!has('haproxy', '-v'))('RU-02 haproxy accepts the file of the composition', () => {
  expect(run('haproxy', '-c', '-q', '-f', 'deploy/scale/haproxy.cfg')).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test('the examples of proxies pass streams on at once and reach the site where it listens', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8');
  const [, pattern = ''] = /location ~ (\S+live\S+) \{/.exec(nginx) ?? [];
  const address = followPrices.path.replaceAll(/:\w+/g, '7');
  expect([address, `/pol${address}`].map((each) => new RegExp(pattern).test(each))).toEqual([true, true]);
  expect(await readFile('deploy/haproxy.cfg', 'utf8')).toContain('httpchk GET /readyz');
});
