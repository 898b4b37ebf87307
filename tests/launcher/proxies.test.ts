import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../src/app/app-for-tests.server.ts';
import { DEMO_PASSWORD } from '../../src/ingest/demo-market/demo-accounts.ts';
import { findFreePort } from '../e2e/free-port.ts';
import { Program } from '../scale/programs.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

const SITE = 'https://bonds.example.org';

interface Ports {
  readonly plain: number;
  readonly tls: number;
  /** Where the site listens, and where a second process would. */
  readonly one: number;
  readonly two: number;
}

let app: TestApp;
let folder: string;
let one: number;
beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-proxies-');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-nodes', '-subj', '/CN=bonds.example.org', '-days', '1'];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ed25519', ...subject],
    ...['-keyout', key, '-out', certificate],
  ]);
  app = await startTestApp({
    config: { publicOrigin: SITE, isPublicUrlSet: true, trustProxy: 'loopback', demoPublic: true },
  });
  one = Number(new URL(await app.listen()).port);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const PROXIES = [
  { name: 'nginx', question: '-v', command: writeNginx },
  { name: 'haproxy', question: '-v', command: writeHaproxy },
];

describe.each(PROXIES)('behind $name with its example', ({ name, question, command }) => {
  const isMissing = [name, 'openssl'].some((program) => spawnSync(program, [question]).error !== undefined);

  test.skipIf(isMissing)(
    'RU-02 the site answers by TLS and HTTP/2, signs in and streams prices',
    async () => {
      const ports = {
        plain: await findFreePort(),
        tls: await findFreePort(),
        one,
        two: await findFreePort(),
      };
      const proxy = new Program(name, await command(ports), { isReady: () => isAnswered(ports.plain) });
      await proxy.start();
      const session = connect(`https://127.0.0.1:${ports.tls}`, { rejectUnauthorized: false });
      try {
        await once(session, 'connect');
        expect(session.alpnProtocol).toBe('h2');
        const redirected = await fetch(`http://127.0.0.1:${ports.plain}/bonds/`, {
          headers: { host: 'bonds.example.org' },
          redirect: 'manual',
        });
        expect(redirected.status).toBe(301);

        const page = await request(session, { ':path': '/stocks/norvik-steel/' });
        expect(page.headers[':status']).toBe(200);
        expect(page.body).toContain(`<link rel="canonical" href="${SITE}/stocks/norvik-steel/"`);

        const signedIn = await request(session, {
          ':method': 'POST',
          ':path': '/api/auth/sign-in/',
          'content-type': 'application/json',
          origin: SITE,
          body: JSON.stringify({ email: 'paid@demo.example', password: DEMO_PASSWORD }),
        });
        expect(signedIn.headers[':status']).toBe(200);
        const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
        expect(cookie).toMatch(/^__Host-basispoint_session=.+; Secure/);

        const stream = session.request({
          ...authority,
          ':path': await livePath(),
          cookie: cookie.split(';')[0],
        });
        // It never ends, so a proxy that collects answers would not pass its first event on.
        const [first] = await once(stream, 'data');
        expect(String(first)).toMatch(/^(retry|event|id|data):/m);
        stream.close();
      } finally {
        session.destroy();
        await proxy.kill();
      }
    },
  );
});

const authority = { ':authority': 'bonds.example.org' };

async function isAnswered(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).status === 301;
}

async function livePath(): Promise<string> {
  const { rows } = await app.services.stores.primaryPool.query(
    "select id from instrument where string_id = 'norvik-steel'",
  );
  return `/api/stocks/${rows[0].id}/1/live/`;
}

/** One answer, read to its end. haproxy says 503 until it has asked the site for its state. */
async function request(
  session: ClientHttp2Session,
  { body = '', ...headers }: Record<string, string>,
): Promise<{ headers: IncomingHttpHeaders; body: string }> {
  const stream = session
    .request({ ...authority, ...headers }, { endStream: body === '' })
    .setEncoding('utf8');
  if (body !== '') stream.end(body);
  const [answered] = await once(stream, 'response');
  let text = '';
  for await (const part of stream) text += part;
  return answered[':status'] === 503
    ? request(session, { body, ...headers })
    : { headers: answered, body: text };
}

async function writeNginx(ports: Ports): Promise<string[]> {
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace(/\S+privkey\.pem/, join(folder, 'key.pem'))
    .replace(/\S+fullchain\.pem/, join(folder, 'certificate.pem'))
    .replace(/server 127\.0\.0\.1:3000/, `server 127.0.0.1:${ports.one}`)
    .replaceAll(/listen \[::\].*\n/g, '')
    .replace(/listen 80;/, `listen 127.0.0.1:${ports.plain};`)
    .replace(/listen 443 /, `listen 127.0.0.1:${ports.tls} `);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const path = join(folder, 'nginx.conf');
  await writeFile(
    path,
    `daemon off; ${user} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} ${site} }`,
  );
  return ['nginx', '-p', folder, '-c', path];
}

async function writeHaproxy(ports: Ports): Promise<string[]> {
  const certificates = join(folder, 'certificates');
  await mkdir(certificates);
  const parts = ['certificate.pem', 'key.pem'].map((file) => readFile(join(folder, file), 'utf8'));
  await writeFile(join(certificates, 'site.pem'), (await Promise.all(parts)).join(''));
  const site = (await readFile('deploy/haproxy.cfg', 'utf8'))
    .replace('/etc/haproxy/certs/', `${certificates}/`)
    // Each connection takes two open files, of which a test may not have as many as a service.
    .replace('maxconn 50000', 'maxconn 500')
    .replace('bind :80', `bind 127.0.0.1:${ports.plain}`)
    .replace('bind :443', `bind 127.0.0.1:${ports.tls}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.one}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports.two}`);
  const path = join(folder, 'haproxy.cfg');
  await writeFile(path, site);
  return ['haproxy', '-f', path];
}
