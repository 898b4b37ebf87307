import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: true } });
});
afterAll(() => app.close());

const signIn = (email: string, password = 'basispoint-demo', headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload: { email, password }, headers });
const tokenOf = (response: Awaited<ReturnType<typeof signIn>>) =>
  response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
const seesPrice = async (token: string) => {
  const { json } = await app.http.inject({
    url: '/stocks/norvik-steel/?format=json',
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  });
  return json().exchangeTable.data[0].last !== '***';
};

test('signing in sets a cookie that scripts and other sites cannot use', async () => {
  const response = await signIn('Free@Demo.example');
  expect(response.json()).toEqual({ email: 'free@demo.example', name: expect.any(String), level: 1 });
  const cookie = response.cookies.find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await seesPrice(tokenOf(response))).toBe(true);
});

test('only the hash of a session is stored', async () => {
  const token = tokenOf(await signIn('free@demo.example'));
  const { rows } = await app.services.stores.primaryPool.query('select token_hash from user_session');
  const hashes = rows.map((row) => row.token_hash.toString('hex'));
  expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('each sign-in begins a new session and ends the one it replaces', async () => {
  const first = tokenOf(await signIn('free@demo.example'));
  const second = tokenOf(
    await signIn('free@demo.example', undefined, { cookie: `${SESSION_COOKIE}=${first}` }),
  );
  expect(second).not.toBe(first);
  expect([await seesPrice(first), await seesPrice(second)]).toEqual([false, true]);
});

test('signing out ends the session', async () => {
  const token = tokenOf(await signIn('free@demo.example'));
  await app.http.inject({
    method: 'POST',
    url: '/api/auth/sign-out/',
    payload: {},
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  });
  expect(await seesPrice(token)).toBe(false);
});

test('LV-04 a change of level works on the next request', async () => {
  const token = tokenOf(await signIn('free@demo.example'));
  expect(await seesPrice(token)).toBe(true);
  await app.services.stores.primaryPool.query(
    `update site_user set level = 0 where email = 'free@demo.example'`,
  );
  await expect.poll(() => seesPrice(token)).toBe(false);
  await app.services.stores.primaryPool.query(
    `update site_user set level = 1 where email = 'free@demo.example'`,
  );
  await expect.poll(() => seesPrice(token)).toBe(true);
});

test('an expired session opens nothing', async () => {
  const token = tokenOf(await signIn('free@demo.example'));
  await app.services.stores.primaryPool.query(`update user_session set expires_at = '2026-06-30T18:59:59Z'`);
  app.services.sessions.forgetAll();
  expect(await seesPrice(token)).toBe(false);
});

test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --", '../../etc'])(
  'a made-up token "%s" opens nothing',
  async (token) => {
    expect(await seesPrice(encodeURIComponent(token))).toBe(false);
  },
);

test('an unknown address and a wrong password get the same answer', async () => {
  const [unknown, wrong] = [await signIn('nobody@demo.example', 'x'), await signIn('paid@demo.example', 'x')];
  expect(unknown.statusCode).toBe(401);
  expect(unknown.body).toBe(wrong.body);
});

test('guessing from one address is stopped after ten tries, and its victim can still sign in from another', async () => {
  const tries = [];
  for (let i = 0; i < 12; i++) tries.push(await signIn('noexcel@demo.example', `guess ${i}`));
  expect(tries.map((one) => one.statusCode)).toEqual([...Array(10).fill(401), 429, 429]);
  expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await signIn('noexcel@demo.example')).statusCode).toBe(429);
  const elsewhere = await app.http.inject({
    method: 'POST',
    url: '/api/auth/sign-in/',
    payload: { email: 'noexcel@demo.example', password: 'basispoint-demo' },
    remoteAddress: '203.0.113.99',
  });
  expect(elsewhere.statusCode).toBe(200);
  expect((await signIn('paid@demo.example')).statusCode).toBe(200);
});

test('another site cannot sign a visitor in', async () => {
  const response = await signIn('free@demo.example', undefined, { origin: 'https://evil.example' });
  expect([response.statusCode, response.json().code]).toEqual([403, 'cross_site']);
});

test('a form signs in without script and leads on inside the site only', async () => {
  const post = (fields: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url: '/rus/api/auth/sign-in/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const right = { email: 'free@demo.example', password: 'basispoint-demo' };
  const good = await post({ ...right, next: '/rus/stocks/norvik-steel/' });
  expect([good.statusCode, good.headers.location]).toEqual([303, '/rus/stocks/norvik-steel/']);
  const away = await post({ ...right, next: '//evil.example/' });
  expect([away.statusCode, away.headers.location]).toEqual([303, '/rus/']);
  const bad = await post({ ...right, password: 'no', next: '/rus/stocks/' });
  expect(bad.headers.location).toBe('/rus/sign-in/?refused=wrong_credentials&next=%2Frus%2Fstocks%2F');
  expect((await app.get(String(bad.headers.location))).statusCode).toBe(200);
});

test('requests beyond the limit of an address wait', async () => {
  const ask = (remoteAddress: string) => app.http.inject({ url: '/api/labels/stock/', remoteAddress });
  const statuses = await Promise.all(
    Array.from({ length: 1_210 }, async () => (await ask('203.0.113.7')).statusCode),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
});

test('requests beyond the limit of an account wait, from wherever they come', async () => {
  const cookie = `${SESSION_COOKIE}=${tokenOf(await signIn('paid@demo.example'))}`;
  const ask = (index: number) =>
    app.http.inject({
      url: '/api/labels/stock/',
      headers: { cookie },
      remoteAddress: `198.51.100.${index % 200}`,
    });
  const statuses = await Promise.all(
    Array.from({ length: 1_210 }, async (_, index) => (await ask(index)).statusCode),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
