import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/app-for-tests.server.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { PATIENCE } from './wait-for.ts';

let app: TestApp;
let cookie = '';

const FIRST = {
  name: 'Ada',
  email: 'ada@example.com',
  password: 'a very long phrase',
  siteName: 'Bond desk',
  language_eng: 'on',
  language_deu: 'on',
};

interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}
const post = (payload: object, { remoteAddress, headers = {} }: From = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/api/setup/',
    payload,
    headers,
    ...(remoteAddress && { remoteAddress }),
  });

const PROXIED: readonly (From & { why: string })[] = [
  { why: 'another machine', remoteAddress: '203.0.113.9' },
  { why: 'a proxy on this machine', headers: { 'x-forwarded-for': '203.0.113.9' } },
  { why: 'a forwarded address that claims to be this machine', headers: { 'x-forwarded-for': '127.0.0.1' } },
  { why: 'a proxy that names itself only', headers: { via: '1.1 proxy' } },
  { why: 'a public name that leads to this machine', headers: { host: 'bonds.example' } },
];

const startEmpty = () => startTestApp({ empty: true, config: { rateLimits: true } });
const cookieIn = (made: Awaited<ReturnType<typeof post>> | undefined) =>
  `${SESSION_COOKIE}=${made?.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`;

describe('before the set-up', () => {
  beforeAll(async () => {
    app = await startEmpty();
  });
  afterAll(() => app.close());

  test('RU-07 an empty site offers its set-up, at this machine without a token', async () => {
    const { statusCode, body, headers } = await app.get('/setup/');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('name="siteName"');
    expect(body).not.toContain('name="token"');
    expect(body).not.toContain(app.services.setup.token);
  });

  test.each(PROXIED)('RU-07 $why needs the token', async ({ remoteAddress, headers = {} }) => {
    const { body } = await app.http.inject({
      url: '/setup/',
      headers,
      ...(remoteAddress && { remoteAddress }),
    });
    expect(body).toContain('name="token"');
    const from = { headers, ...(remoteAddress && { remoteAddress }) };
    for (const token of ['', 'x', `${app.services.setup.token}0`]) {
      const refused = await post({ ...FIRST, token }, from);
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'wrong_code']);
    }
  });

  test('RU-07 a site on a public address takes nobody for someone at this machine', async () => {
    const open = await startTestApp({ empty: true, config: { publicOrigin: 'https://bonds.example' } });
    expect((await open.get('/setup/')).body).toContain('name="token"');
    await open.close();
  });

  test('RU-07 tokens cannot be tried in masses', async () => {
    const from = { remoteAddress: '203.0.113.77' };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 200 && !statuses.has(429); tries++)
      statuses.add((await post({ ...FIRST, token: `try ${tries}` }, from)).statusCode);
    expect([...statuses]).toEqual([401, 429]);
  });

  test('RU-07 another site cannot finish the set-up, and what is wrong is refused', async () => {
    expect((await post(FIRST, { headers: { origin: 'https://elsewhere.example' } })).json().code).toBe(
      'cross_site',
    );
    expect((await post({ ...FIRST, password: 'short' })).json().code).toBe('weak_password');
    expect((await post({ ...FIRST, email: 'nobody' })).json().code).toBe('bad_email');
    expect((await post({ ...FIRST, level: '1077' })).statusCode).toBe(400);
  });

  test('RU-07 with the token the first administrator is made, once, and the set-up is gone', async () => {
    const empty = app;
    app = await startEmpty();
    onTestFinished(async () => {
      await app.close();
      app = empty;
    });
    const { token } = app.services.setup;
    const from = { remoteAddress: '203.0.113.9' };
    const payload = { ...FIRST, token: ` ${token.toUpperCase()} ` };
    const answers = await Promise.all([
      post(payload, from),
      post({ ...payload, email: 'eve@example.com' }, from),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const made = answers.find(({ statusCode }) => statusCode === 200);
    expect((await app.get('/setup/')).statusCode).toBe(404);
    expect((await post(FIRST)).statusCode).toBe(404);
    const { rows } = await app.services.stores.primaryPool.query(
      'select (select count(*)::int from site_user) as users, (select count(*)::int from operator_change) as changes',
    );
    expect(rows).toEqual([{ users: 1, changes: 1 }]);
    const start = await app.http.inject({ url: '/operator/start/', headers: { cookie: cookieIn(made) } });
    expect(start.statusCode).toBe(200);
  });
});

describe('after the set-up', () => {
  beforeAll(async () => {
    app = await startEmpty();
    cookie = cookieIn(await post(FIRST));
  });
  afterAll(() => app.close());

  test('RU-07 name and languages of the set-up are those of every page', async () => {
    await expect.poll(async () => (await app.get('/sign-in/')).body).toContain('Bond desk');
    const { body } = await app.get('/');
    expect(body.match(/hreflang="\w+"/g)?.toSorted()).toEqual(
      expect.arrayContaining(['hreflang="de"', 'hreflang="en"']),
    );
    expect(body).not.toContain('hreflang="fr"');
    expect((await app.get('/sitemaps/lists.xml')).body).not.toContain('hreflang="fr"');
  });

  test('RU-07 an address in a language that the set-up left out leads to the language of the site', async () => {
    const sent = (method: 'GET' | 'POST', url: string) => app.http.inject({ method, url, payload: {} });
    for (const [answer, status, location] of [
      [await sent('GET', '/fra/bonds/?sort=name'), 302, '/bonds/?sort=name'],
      [await sent('GET', '/fra/nowhere/'), 302, '/nowhere/'],
      [await sent('POST', '/fra/api/auth/sign-out/'), 307, '/api/auth/sign-out/'],
      [await sent('GET', '/deu/bonds/'), 200, undefined],
      [await sent('GET', '/bonds/'), 200, undefined],
    ] as const)
      expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  test('the installed site says in every language that there is no network, and stores nothing for it', async () => {
    const { statusCode, headers, body } = await app.get('/service-worker.js');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    for (const words of ['Bond desk', 'No connection', 'Keine Verbindung', '无网络连接'])
      expect(body).toContain(words);
    expect(body).not.toMatch(/caches\.|skipWaiting|clients\.claim|<script/);
  });

  test('the site can be installed under its own name, with shortcuts in the language of the page', async () => {
    const page = await app.get('/deu/');
    const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page.body) ?? [];
    const { headers, ...answer } = await app.get(href);
    expect([href, headers['content-type']]).toEqual([
      '/deu/manifest.webmanifest',
      expect.stringContaining('manifest+json'),
    ]);
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      name: 'Bond desk',
      lang: 'de',
      start_url: '/deu/',
      display: 'standalone',
    });
    expect(manifest.shortcuts[0]).toEqual({ name: 'Anleihen', url: '/deu/bonds/' });
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await app.get(src);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
      if (type === 'image/png')
        expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test('RU-07 the demo market loads with its progress shown, and leaves nothing when it is stopped', async () => {
    const call = (what: string) =>
      app.http.inject({
        method: 'POST',
        url: `/api/operator/demo/${what}/`,
        headers: { cookie },
        payload: {},
      });
    const state = async () =>
      (await app.http.inject({ url: '/operator/start/?format=json', headers: { cookie } })).json();
    expect(await state()).toMatchObject({ hasData: false, mayLoadDemo: true, demo: { phase: 'idle' } });
    expect((await call('load')).statusCode).toBe(200);
    expect((await call('load')).json().code).toBe('conflict');
    await expect.poll(async () => (await state()).demo.step, PATIENCE).not.toBe('');
    expect((await call('stop')).statusCode).toBe(200);
    expect(await state()).toMatchObject({ hasData: false, demo: { phase: 'stopped', step: '' } });
  });

  test('a fault is a page with the number of the request, a way on, and nothing of what happened', async () => {
    const { primaryPool } = app.services.stores;
    await primaryPool.query('alter table plan rename to plan_gone');
    onTestFinished(async () => void (await primaryPool.query('alter table plan_gone rename to plan')));
    for (const [prefix, retry] of [
      ['', 'Try again'],
      ['/deu', 'Erneut versuchen'],
    ] as const) {
      const { statusCode, headers, body } = await app.get(`${prefix}/profile/access/`);
      expect(statusCode).toBe(500);
      expect(body).toContain(String(headers['x-request-id']));
      expect(body).toContain(retry);
      expect(body).not.toMatch(/plan_gone|relation|\.ts:\d|\n\s+at /);
    }
  });
});
