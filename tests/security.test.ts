import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('scripts need the nonce of their answer, and nothing inline is allowed', async () => {
  const { headers, body } = await app.get('/stocks/norvik-steel/');
  const [, nonce] = /script-src [^;]*'nonce-([^']+)'/.exec(policyOf(headers)) ?? [];
  expect(nonce).toBeTruthy();
  expect(policyOf(headers)).not.toContain('unsafe-inline');
  for (const [script] of body.matchAll(/<script[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`);
  expect(body).not.toMatch(/\son\w+="|\sstyle="|javascript:/);
});

test('a page that is made anew has another nonce, and a cached page keeps the one it was made with', async () => {
  const nonceOf = async (path: string) => /nonce-([^']+)'/.exec(policyOf((await app.get(path)).headers))?.[1];
  const first = await nonceOf('/stocks/');
  expect(await nonceOf('/stocks/')).toBe(first);
  app.services.pageCache.dropAll();
  expect(await nonceOf('/stocks/')).not.toBe(first);
});

test('every answer carries the protecting headers; transport security only where the site is served by https', async () => {
  for (const path of [
    '/',
    '/nope/',
    '/api/labels/stock/',
    '/healthz',
    '/%zz',
    `/stocks/${'a'.repeat(200)}/`,
  ]) {
    const { headers } = await app.get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const secure = await startTestApp({ config: { publicOrigin: 'https://bp.example' } });
  expect((await secure.get('/')).headers['strict-transport-security']).toContain('max-age');
  await secure.close();
});

/** Says something on a bare connection and hears it out. */
function talk(words: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(words);
  return text(socket);
}

test.each([
  {
    why: 'an address with letters that are not encoded',
    words: 'GET /stocks/Сталь/ HTTP/1.1\r\nHost: x\r\n\r\n',
  },
  { why: 'two hosts', words: 'GET /stocks/ HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n' },
  { why: 'no HTTP at all', words: 'hello\r\n\r\n' },
])('SF-03 $why: refused by a page of the site, with the protecting headers', async ({ words }) => {
  const heard = (await talk(words)).toLowerCase();
  expect(heard).toMatch(/^http\/1\.1 400 /);
  for (const header of [
    'content-security-policy',
    'x-content-type-options: nosniff',
    'referrer-policy',
    'x-frame-options',
  ])
    expect(heard).toContain(header);
  expect(heard).toContain('<!doctype html>');
});

test('US-08 a planted cookie before the real one signs nobody out, and https has a cookie that no neighbour can plant', async () => {
  const real = await app.cookieOf('free');
  const planted = `basispoint_session=${'A'.repeat(43)}`;
  for (const cookie of [`${planted}; ${real}`, `${real}; ${planted}`, `basispoint_session=x; ${real}`]) {
    const { statusCode } = await app.http.inject({ url: '/api/watchlist/coming/', headers: { cookie } });
    expect([cookie.length, statusCode]).toEqual([cookie.length, 200]);
  }
  const secure = await startTestApp({ config: { publicOrigin: 'https://bp.example' } });
  const payload = { email: 'free@demo.example', password: 'basispoint-demo' };
  const { cookies } = await secure.http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload });
  const session = cookies.find(({ name }) => name.includes('session'));
  expect(session).toMatchObject({
    name: '__Host-basispoint_session',
    secure: true,
    path: '/',
    httpOnly: true,
  });
  expect(session?.domain).toBeUndefined();
  const ask = (name: string) =>
    secure.http.inject({ url: '/api/watchlist/coming/', headers: { cookie: `${name}=${session?.value}` } });
  expect((await ask('__Host-basispoint_session')).statusCode).toBe(200);
  expect((await ask('basispoint_session')).statusCode).toBe(401);
  await secure.close();
});

describe('LV-05 what is cached', () => {
  test('a public page may be cached and revalidated; what only some may see may not', async () => {
    const anonymous = await app.get('/stocks/norvik-steel/');
    expect(anonymous.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(anonymous.headers.vary).toContain('Cookie');
    const etag = String(anonymous.headers.etag);
    for (const known of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
      const again = await app.get('/stocks/norvik-steel/', 'anonymous', { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['content-security-policy']).toBeUndefined();
    }
    app.services.pageCache.dropAll();
    expect((await app.get('/stocks/norvik-steel/')).headers.etag).toBe(etag);
    for (const viewer of ['free', 'paid'] as const) {
      const { headers } = await app.get('/stocks/norvik-steel/', viewer);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
  });

  test('no byte of one viewer kind reaches another, in any order of asking, compressed or not', async () => {
    const read = async (viewer: 'anonymous' | 'free' | 'paid' | 'noexcel', encoding: string) => {
      const headers = { cookie: await app.cookieOf(viewer), 'accept-encoding': encoding };
      const [page, data] = await Promise.all(
        ['', '?format=json'].map(async (query) =>
          (await fetch(`${origin}/stocks/norvik-steel/${query}`, { headers })).text(),
        ),
      );
      // The nonce of each making differs; what is reported does not.
      return `${page}${data}`.replace(/nonce="[^"]+"/g, '');
    };
    const kinds = ['anonymous', 'free', 'noexcel', 'paid'] as const;
    app.services.pageCache.dropAll();
    const cold = Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, await read(kind, 'br')])),
    );
    expect(new Set(Object.values(cold)).size).toBe(kinds.length);
    for (let round = 0; round < 30; round++) {
      if (round % 7 === 0) app.services.pageCache.dropAll();
      const order = kinds.toSorted(() => Math.sin(round * 99) - 0.3);
      const encoding = ['br', 'gzip', 'identity'][round % 3] ?? 'br';
      const answers = await Promise.all(order.map((kind) => read(kind, encoding)));
      for (const [index, kind] of order.entries())
        expect(answers[index] === cold[kind], `${kind} in round ${round}`).toBe(true);
    }
  });

  test('a page that is cached answers HEAD and "not modified" without its bytes', async () => {
    const ask = (init: RequestInit = {}) =>
      fetch(`${origin}/stocks/`, { ...init, headers: { 'accept-encoding': 'br', ...init.headers } });
    await (await ask()).text();
    await expect.poll(async () => (await ask()).headers.get('x-request-id')).toBeNull();
    const [page, head] = [await ask(), await ask({ method: 'HEAD' })];
    expect(head.headers.get('content-length')).toBe(page.headers.get('content-length'));
    expect(await head.text()).toBe('');
    const again = await ask({ headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await page.text();
  });

  test('a change of content is shown at once', async () => {
    const before = (await app.get('/stocks/norvik-steel/')).body;
    await app.services.stores.primaryPool.query(
      `update instrument set name = 'Renamed Steel', names = '{}' where string_id = 'norvik-steel'`,
    );
    await expect.poll(async () => (await app.get('/stocks/norvik-steel/')).body).toContain('Renamed Steel');
    expect(before).not.toContain('Renamed Steel');
  });
});

test('metrics are for loopback, or for those who have the token', async () => {
  expect((await app.get('/metrics')).body).toContain('basispoint_http_request_duration_seconds');
  const ask = (remoteAddress: string, headers = {}) =>
    app.http.inject({ url: '/metrics', remoteAddress, headers });
  expect((await ask('203.0.113.9')).statusCode).toBe(404);
  expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  const guarded = await startTestApp({ config: { metricsToken: 'a-token-of-some-length' } });
  expect((await guarded.get('/metrics')).statusCode).toBe(404);
  const reported = await guarded.get('/metrics', 'anonymous', {
    authorization: 'Bearer a-token-of-some-length',
  });
  expect(reported.statusCode).toBe(200);
  await guarded.close();
});
