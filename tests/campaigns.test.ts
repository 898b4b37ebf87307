import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let strict: TestApp;
let open: TestApp;
beforeAll(async () => {
  [strict, open] = await Promise.all([
    startTestApp(),
    startTestApp({ empty: true, config: { requiresConsent: false } }),
  ]);
});
afterAll(() => Promise.all([strict.close(), open.close()]));

const DAYS = 86_400;
const LANDING = '/stocks/?utm_source=letter&from_ads=7';
const get = (app: TestApp, url: string, cookie = '') => app.http.inject({ url, headers: { cookie } });
const choose = (payload: object, cookie = '') =>
  strict.http.inject({ method: 'POST', url: '/api/consent/', payload, headers: { cookie } });

test('SH-10 with consent a campaign is stored for 5 days, out of the reach of scripts', async () => {
  const { cookies, headers } = await get(strict, LANDING, 'cookie_consent=all');
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 5 * DAYS };
  expect(cookies).toEqual([
    { name: 'fromAds', value: 'from_ads=7', ...options },
    { name: 'utmParameters', value: 'utm_source=letter', ...options },
  ]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
});

test('SH-10 a page that was opened with a campaign is cached for others without its cookies', async () => {
  await get(strict, LANDING, 'cookie_consent=all');
  for (const url of ['/stocks/', LANDING]) {
    const { cookies, headers } = await get(strict, url);
    expect(cookies).toEqual([]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test.each([
  { cookie: '', why: 'before a choice' },
  { cookie: 'cookie_consent=necessary', why: 'after a no' },
  { cookie: 'cookie_consent=yes', why: 'after something that is no choice' },
])('SH-05 SH-10 $why nothing is stored where consent is required', async ({ cookie }) => {
  expect((await get(strict, LANDING, cookie)).cookies).toEqual([]);
});

test('SH-10 where no consent is required a campaign is stored at once, but not against a no', async () => {
  expect((await get(open, LANDING)).cookies.map(({ name }) => name)).toEqual(['fromAds', 'utmParameters']);
  expect((await get(open, LANDING, 'cookie_consent=necessary')).cookies).toEqual([]);
});

test.each([
  { url: '/rus/stocks/?utm_source=x', why: 'in another language' },
  { url: '/stocks?utm_source=x', why: 'on the way to the right address' },
  { url: '/nothing/?utm_source=x', why: 'on a page that does not exist' },
])('SH-10 a campaign is stored $why', async ({ url }) => {
  const { cookies } = await get(strict, url, 'cookie_consent=all');
  expect(cookies.map(({ value }) => value)).toEqual(['utm_source=x']);
});

test.each([
  '/stocks/?format=json&utm_source=x',
  '/api/labels/stock/?utm_source=x',
  '/openapi.json?utm_source=x',
])('SH-10 %s is no page, so it keeps nothing', async (url) => {
  expect((await get(strict, url, 'cookie_consent=all')).cookies).toEqual([]);
});

test('SH-05 the choice is stored for 180 days, where the notice can read it', async () => {
  const response = await choose({ choice: 'necessary', campaign: '?utm_source=x' });
  expect(response.json()).toEqual({ choice: 'necessary' });
  expect(response.cookies).toEqual([
    { name: 'cookie_consent', value: 'necessary', path: '/', sameSite: 'Lax', maxAge: 180 * DAYS },
  ]);
});

test('SH-05 SH-10 a yes also keeps the campaign of the page where it was said', async () => {
  const { cookies } = await choose({ choice: 'all', campaign: '?exante=1&page=2&utm_term=a%20b' });
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['cookie_consent', 'all'],
    ['fromAds', 'exante=1'],
    ['utmParameters', 'utm_term=a%20b'],
  ]);
});

test('SH-05 who takes a yes back is forgotten', async () => {
  const { cookies } = await choose({ choice: 'necessary' }, 'cookie_consent=all; fromAds=x; utmParameters=y');
  expect(cookies.slice(1)).toMatchObject([
    { name: 'fromAds', value: '', maxAge: 0 },
    { name: 'utmParameters', value: '', maxAge: 0 },
  ]);
});

test.each([
  { choice: 'maybe' },
  {},
  { choice: 'all', campaign: 'x'.repeat(4001) },
  { choice: 'all', campaign: ['x'] },
  { choice: 'all', more: 1 },
])('SH-05 %j is refused and sets nothing', async (payload) => {
  const response = await choose(payload);
  expect(response.statusCode).toBe(400);
  expect(response.cookies).toEqual([]);
});
