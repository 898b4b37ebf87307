import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#platform/look/look.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.services.stores.primaryPool.query(
    `update site_user set level = 0 where email = 'operator@demo.example'`,
  );
});
afterAll(() => app.close());
beforeEach(() => app.services.stores.primaryPool.query(`update site_user set settings = default`));

const cookiesIn = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

async function set(payload: object, viewer: TestViewer = 'anonymous', cookie = '') {
  const signedIn = await app.cookieOf(viewer);
  return app.http.inject({
    method: 'POST',
    url: '/api/user/set-settings/',
    payload,
    headers: { cookie: [signedIn, cookie].filter(Boolean).join('; ') },
  });
}
const change = (settings: object) => ({ sid: 'old-program', settings: { settings } });

async function read(viewer: TestViewer, cookie = '') {
  const signedIn = await app.cookieOf(viewer);
  const headers = { cookie: [signedIn, cookie].filter(Boolean).join('; ') };
  return (await app.http.inject({ url: '/api/user/settings/', headers })).json();
}

const storedOf = async (viewer: TestViewer) =>
  (
    await app.services.stores.primaryPool.query('select settings from site_user where email = $1', [
      `${viewer}@demo.example`,
    ])
  ).rows[0].settings;

test('US-02 whoever has set nothing has hints, and everything as it is by default', async () => {
  for (const viewer of ['anonymous', 'operator', 'paid'] as const)
    expect(await read(viewer)).toEqual({ globals: DEFAULT_LOOK });
});

test('US-01 from level 1 on settings are stored with the account; the cookie holds only the look', async () => {
  const response = await set(change({ globals: { theme: 'dark' }, chart: { type: 'extended' } }), 'paid');
  const settings = { globals: { ...DEFAULT_LOOK, theme: 'dark' }, chart: { type: 'extended' } };
  expect(response.json()).toEqual(settings);
  expect(await storedOf('paid')).toEqual(settings);
  expect(cookiesIn(response)).toBe('basispoint_look=dark.hints-on.language');
  expect(await read('paid')).toEqual(settings);
});

test('US-01 the documents’ literal name settings.settings is understood as well', async () => {
  const response = await set({ sid: 'old-program', 'settings.settings': { table: { rows: 5 } } }, 'paid');
  expect(response.json()).toMatchObject({ table: { rows: 5 } });
  await set(change({ table: null }), 'paid');
});

test.each(['anonymous', 'operator'] as const)(
  'US-01 at level 0 the settings of %s are in cookies that no script reads, and nowhere else',
  async (viewer) => {
    const response = await set(change({ globals: { hints: false }, chart: { a: 1 } }), viewer);
    const [settings, look] = ['basispoint_settings', 'basispoint_look'].map((name) =>
      response.cookies.find((cookie) => cookie.name === name),
    );
    expect([settings?.httpOnly, look?.httpOnly]).toEqual([true, undefined]);
    expect(await read(viewer, cookiesIn(response))).toEqual({
      globals: { ...DEFAULT_LOOK, hints: false },
      chart: { a: 1 },
    });
    expect(await storedOf('operator')).toEqual({});
  },
);

test('US-01 a form posts the same without script and comes back', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/user/set-settings/',
    payload: 'theme=light&numbers=comma&hints=off&hints=on&next=%2Fprofile%2F',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/profile/']);
  expect(cookiesIn(response)).toBe('basispoint_look=light.hints-on.comma');
});

describe('US-01 what is refused', () => {
  test.each([
    { why: 'more than 8 kB', settings: { a: 'x'.repeat(8_200) }, status: 413 },
    { why: 'too deep', settings: { a: JSON.parse('['.repeat(20) + ']'.repeat(20)) }, status: 400 },
    { why: 'a text that no store holds', settings: { a: 'x\u0000' }, status: 400 },
    { why: 'half a character', settings: { a: '\ud800' }, status: 400 },
    { why: 'a number that would be written out', settings: { a: 1e300 }, status: 400 },
    { why: 'an unknown theme', settings: { globals: { theme: 'sepia' } }, status: 400 },
    { why: 'an unknown field of globals', settings: { globals: { level: 1077 } }, status: 400 },
    { why: 'a list instead of settings', settings: [], status: 400 },
  ])('$why: $status, for an account and for cookies', async ({ settings, status }) => {
    const before = await storedOf('free');
    for (const viewer of ['anonymous', 'free'] as const) {
      const response = await set(change(settings), viewer);
      expect(response.statusCode).toBe(status);
      expect(response.cookies).toEqual([]);
    }
    expect(await storedOf('free')).toEqual(before);
  });

  test('the limit is for all settings together, and 8 kB do fit', async () => {
    const half = 'ы'.repeat(2_000);
    expect((await set(change({ a: half }), 'noexcel')).statusCode).toBe(200);
    expect((await set(change({ b: half }), 'noexcel')).statusCode).toBe(200);
    expect((await set(change({ c: half }), 'noexcel')).statusCode).toBe(413);
    expect((await set(change({ a: null, c: half }), 'noexcel')).statusCode).toBe(200);
    expect(Object.keys(await storedOf('noexcel')).sort()).toEqual(['b', 'c', 'globals']);
  });
});

test('US-01 two changes at once both count', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => set(change({ [key]: 1 }), 'free')));
  expect(await storedOf('free')).toMatchObject({ a: 1, b: 1, c: 1, d: 1, e: 1 });
});

test('US-01 the look follows its account at sign-in; level 0 keeps the one of the browser', async () => {
  const signIn = (name: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/auth/sign-in/',
      payload: { email: `${name}@demo.example`, password: 'basispoint-demo' },
      headers: { cookie: 'basispoint_look=light.hints-off.comma' },
    });
  const lookOf = async (name: string) =>
    (await signIn(name)).cookies.find((cookie) => cookie.name === 'basispoint_look')?.value;
  await set(change({ globals: { theme: 'dark', numbers: 'point' } }), 'paid');
  expect(await lookOf('paid')).toBe('dark.hints-on.point');
  expect(await lookOf('noexcel')).toBe('system.hints-on.language');
  expect(await lookOf('operator')).toBeUndefined();
});

test('US-01 no page with numbers of one kind reaches a visitor who wants another, cached or not', async () => {
  const address = await app.listen();
  const wants = ['language', 'point', 'comma'] as const;
  const ask = async (numbers: string) => {
    const headers = { cookie: `basispoint_look=system.hints-on.${numbers}`, 'accept-encoding': 'br' };
    const response = await fetch(`${address}/deu/stocks/`, { headers });
    return { text: await response.text(), isCached: response.headers.get('x-request-id') === null };
  };
  const percents = (text: string) => new Set(text.match(/\d([.,])\d\d\s?%/g)?.map((found) => found.at(1)));
  for (const numbers of wants) {
    const mark = numbers === 'point' ? '.' : ',';
    await expect.poll(async () => (await ask(numbers)).isCached).toBe(true);
    expect([...percents((await ask(numbers)).text)]).toEqual([mark]);
  }
});

test('a page cached for many says nothing of its reader’s theme and hints; a refusal is drawn in it too', async () => {
  const cookie = 'basispoint_look=dark.hints-off.language';
  const strip = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '');
  const dark = await app.get('/stocks/', 'anonymous', { cookie });
  app.services.pageCache.dropAll();
  expect(strip((await app.get('/stocks/')).body)).toBe(strip(dark.body));
  const refusal = await app.get('/nothing-here/');
  const [, script = ''] = /<script>([^<]+)<\/script>/.exec(refusal.body) ?? [];
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
  expect(refusal.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('US-01 the language of e-mails is stored with the account, or none', async () => {
  const send = async (language: string) => {
    const headers = { cookie: await app.cookieOf('free') };
    const payload = { language };
    return app.http.inject({ method: 'POST', url: '/api/user/language/', payload, headers });
  };
  const stored = async () =>
    (
      await app.services.stores.primaryPool.query(
        `select language from site_user where email = 'free@demo.example'`,
      )
    ).rows[0].language;
  expect((await send('pol')).json()).toEqual({ language: 'pol' });
  expect(await stored()).toBe('pol');
  expect((await send('xx')).statusCode).toBe(400);
  expect((await send('')).json()).toEqual({ language: null });
  expect(await stored()).toBeNull();
});

test('the header learns who is signed in from a call of its own', async () => {
  expect((await app.get('/api/user/state/', 'operator')).json()).toMatchObject({
    email: 'operator@demo.example',
    isOperator: true,
  });
  expect((await app.get('/stocks/', 'operator')).body).not.toContain('operator@demo.example');
});
