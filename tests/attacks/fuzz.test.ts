import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import { startTestApp, type TestApp, type TestViewer } from '../../src/app/app-for-tests.server.ts';
import { type ApiDescription, type FuzzedRequest, fuzzedRequest } from './fuzz-requests.ts';

/** A few in the suite; `npm run attack -- fuzz` sends as many as its minutes allow, from another seed each time. */
const MINUTES = Number(process.env.ATTACK_MINUTES ?? 0);
const SEED = Number(process.env.ATTACK_SEED ?? 20);
const VIEWERS: readonly TestViewer[] = ['anonymous', 'free', 'paid', 'operator'];

let app: TestApp;
let api: ApiDescription;
beforeAll(async () => {
  app = await startTestApp();
  api = (await app.get('/openapi.json')).json();
});
afterAll(() => app.close());

test.each([
  '/stocks/?country=-1',
  '/bonds/?country=__proto__',
  '/etf/?country=-1',
  '/companies/?country=constructor',
  '/indexes/?country=-1',
  '/calculator/?coupon=__proto__',
  '/bonds/?currency=toString',
  '/bonds/map/?x=__proto__&y=constructor',
  '/?curve=__proto__',
])('SF-03 a word of a visitor is no name of a property: %s', async (url) => {
  const { statusCode } = await app.get(url);
  expect([200, 301, 400, 404]).toContain(statusCode);
});

test('SF-03 a planted fault is found: a site that looks a word of the visitor up in an object', async () => {
  const answers: Readonly<Record<string, { readonly statusCode: number }>> = { USD: { statusCode: 200 } };
  const parameters = [{ name: 'currency', in: 'path', schema: { type: 'string' } }] as const;
  const faults = new Set<string>();
  const send = async ({ url }: FuzzedRequest) => {
    const word = decodeURIComponent(url.split('/')[2] ?? '');
    const found = word in answers ? answers[word] : { statusCode: 400 };
    if (found?.statusCode === undefined) faults.add(word);
  };
  const runs = { seed: SEED, numRuns: 5_000 };
  await fc.assert(
    fc.asyncProperty(fuzzedRequest({ paths: { '/bonds/{currency}/': { get: { parameters } } } }), send),
    runs,
  );
  expect([...faults]).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString']));
});

test.each(VIEWERS)('SF-03 no request, however odd, is answered to %s by a fault', async (viewer) => {
  let cookie = await signIn(viewer);
  const answered = new Map<number, number>();
  const faults = new Map<string, string>();
  const send = async ({ method, url, body }: FuzzedRequest) => {
    // A stream that opens has no end.
    if (STREAM.test(url)) return;
    const payload = method === 'POST' && { payload: JSON.stringify(body ?? {}) };
    const headers = { cookie, ...(payload && { 'content-type': 'application/json' }) };
    const { statusCode } = await app.http.inject({ method, url, headers, ...payload });
    answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500) faults.set(`${method} ${url.split('?')[0]}`, `${url} ${JSON.stringify(body)}`);
    if (method === 'POST' && ENDS_SESSION.test(url)) cookie = await signIn(viewer);
  };
  await fc.assert(fc.asyncProperty(fuzzedRequest(api), send), {
    seed: SEED,
    ...(MINUTES > 0
      ? { numRuns: 1e9, interruptAfterTimeLimit: (MINUTES * 60_000) / VIEWERS.length }
      : { numRuns: 120 }),
  });
  const count = [...answered.values()].reduce((sum, one) => sum + one, 0);
  if (MINUTES > 0)
    console.log(`${viewer}: ${count} requests from seed ${SEED}`, Object.fromEntries(answered));
  expect(Object.fromEntries(faults)).toEqual({});
  expect(count).toBeGreaterThan(40);
  // Where everything is refused, nothing was reached.
  expect(answered.get(200) ?? 0).toBeGreaterThan(count / 40);
});

const STREAM = /\/live\//;
const ENDS_SESSION = /\/(auth|user|operator)\//;

async function signIn(viewer: TestViewer): Promise<string> {
  if (viewer === 'anonymous') return '';
  const payload = { email: `${viewer}@demo.example`, password: DEMO_PASSWORD };
  const { cookies } = await app.http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload });
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
