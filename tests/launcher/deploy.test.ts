import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** A key and a certificate that nobody trusts. */
function makeCertificate(): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-nodes', '-subj', '/CN=bonds.example.org', '-days', '1'];
  run('openssl', 'req', '-x509', '-newkey', 'ed25519', ...subject, '-keyout', key, '-out', certificate);
  return { key, certificate };
}

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

test.skipIf(!has('nginx', '-v') || !has('openssl', 'version'))(
  'RU-02 nginx accepts its example',
  async () => {
    const { key, certificate } = makeCertificate();
    const site = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace(/\S+privkey\.pem/, key)
      .replace(/\S+fullchain\.pem/, certificate)
      // The check opens what it would listen on, and ports below 1024 are root's.
      .replaceAll(/listen (?:\[::\]:)?(\d+)/g, (_, port, at) => `listen unix:${folder}/${port}-${at}`);
    const path = join(folder, 'nginx.conf');
    await writeFile(
      path,
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary()} ${site} }`,
    );
    expect(run('nginx', '-t', '-q', '-p', folder, '-c', path).stderr).not.toMatch(/emerg|error/);
  },
);

const temporary = () =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');

test.skipIf(!has('haproxy', '-v') || !has('openssl', 'version'))(
  'RU-02 haproxy accepts its examples',
  async () => {
    const { key, certificate } = makeCertificate();
    const certificates = join(folder, 'certificates');
    await mkdir(certificates);
    await writeFile(
      join(certificates, 'site.pem'),
      `${await readFile(certificate, 'utf8')}${await readFile(key, 'utf8')}`,
    );
    const path = join(folder, 'haproxy.cfg');
    const example = await readFile('deploy/haproxy.cfg', 'utf8');
    await writeFile(path, example.replace('/etc/haproxy/certs/', `${certificates}/`));
    for (const each of [path, 'deploy/scale/haproxy.cfg'])
      expect(run('haproxy', '-c', '-q', '-f', each)).toMatchObject({ status: 0, stderr: '' });
  },
);

test('the examples of proxies pass streams on at once and reach the site where it listens', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8');
  const [, pattern = ''] = /location ~ (\S+live\S+) \{/.exec(nginx) ?? [];
  const address = followPrices.path.replaceAll(/:\w+/g, '7');
  expect([address, `/pol${address}`].map((each) => new RegExp(pattern).test(each))).toEqual([true, true]);
  expect(await readFile('deploy/haproxy.cfg', 'utf8')).toContain('httpchk GET /readyz');
});
