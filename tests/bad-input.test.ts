import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let address: URL;
beforeAll(async () => {
  app = await startTestApp({ timeLimits: { headers: 300, request: 600, checkEvery: 100 } });
  address = new URL(await app.listen());
});
afterAll(() => app.close());

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload, headers });

test.each([
  {
    why: 'a body that is no JSON',
    payload: '{"email":',
    headers: { 'content-type': 'application/json' },
    status: 400,
    code: 'bad_request',
  },
  {
    why: 'an unknown key',
    payload: { email: 'a@b.example', password: 'x', isOperator: true },
    status: 400,
    code: 'bad_request',
  },
  { why: 'a wrong type', payload: { email: ['a'], password: 'x' }, status: 400, code: 'bad_request' },
  {
    why: 'a NUL in a text',
    payload: { email: 'a\u0000b@c.example', password: 'x' },
    status: 400,
    code: 'bad_request',
  },
  { why: 'a missing field', payload: { email: 'a@b.example' }, status: 400, code: 'bad_request' },
  {
    why: 'no body',
    payload: '',
    headers: { 'content-type': 'application/json' },
    status: 400,
    code: 'bad_request',
  },
  {
    why: 'another media type',
    payload: '<x/>',
    headers: { 'content-type': 'text/xml' },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    why: 'a body beyond the limit',
    payload: { email: 'a@b.example', password: 'x'.repeat(70_000) },
    status: 413,
    code: 'too_large',
  },
  {
    why: 'a prototype in the body',
    payload: '{"__proto__":{"level":1077},"email":"a@b.example","password":"x"}',
    headers: { 'content-type': 'application/json' },
    status: 400,
    code: 'bad_request',
  },
])('$why gets $status and a code that has a label', async ({ payload, headers, status, code }) => {
  const response = await post(payload, headers);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ code, message: expect.not.stringMatching(/\{\{|stack|\.ts/) });
});

test('an unknown query key of a call is refused, campaign parameters of a page are not', async () => {
  expect((await app.get('/api/labels/stock/?nope=1')).statusCode).toBe(400);
  expect((await app.get('/stocks/norvik-steel/?utm_source=x&anything=1')).statusCode).toBe(200);
});

test('no address, however odd, gets more than a 4xx', async () => {
  const odd = fc.constantFrom(
    '..',
    '%00',
    '%',
    '%zz',
    '\\\\',
    '//',
    "'",
    '%F0%9F%99%82',
    '***',
    'null',
    '{{x}}',
    '%2e%2e',
    '?',
    '#',
  );
  const segment = fc.oneof(fc.stringMatching(/^[!-~]{0,20}$/), fc.webPath(), odd);
  const start = fc.constantFrom(
    '/',
    '/stocks/',
    '/api/stocks/',
    '/api/labels/',
    '/rus/',
    '/assets/',
    '/sitemaps/',
    '*',
    '//',
    '',
  );
  await fc.assert(
    fc.asyncProperty(start, fc.array(segment, { maxLength: 3 }), async (first, segments) => {
      const heard = await talk(
        `GET ${first}${segments.join('/')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(heard).not.toMatch(/at .*\.(ts|js):\d/);
    }),
    { numRuns: 400 },
  );
});

test('a slow header and a slow body are cut off', async () => {
  const [slowHeader, slowBody] = await Promise.all([
    talk('GET / HTTP/1.1\r\nHost: x\r\n'),
    talk(
      'POST /api/auth/sign-in/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ),
  ]);
  expect(slowHeader).toMatch(/^HTTP\/1\.1 408/);
  expect(slowBody).toMatch(/^HTTP\/1\.1 408/);
});

test('a header beyond the limit is refused', async () => {
  expect(await talk(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431/,
  );
});

test('visitors who leave before they are answered do not lock the others out', async () => {
  // With the time limits of the site: the short ones above would cut off whoever waits for a busy server.
  const patient = await startTestApp();
  const target = new URL(await patient.listen());
  const visitors = new Map<number | undefined, Socket>();
  patient.http.server.on('request', ({ socket }) => visitors.get(socket.remotePort)?.resetAndDestroy());
  const leave = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(target.port), target.hostname, () => {
        visitors.set(socket.localPort, socket);
        socket.write('GET /stocks/?show_labels=1 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  const ask = async (path: string) => (await fetch(new URL(path, target))).status;
  for (let round = 0; round < 15; round++) await Promise.all(Array.from({ length: 10 }, leave));
  await expect.poll(() => ask('/stocks/?format=json')).toBe(200);
  const crowd = await Promise.all(Array.from({ length: 30 }, () => ask('/stocks/?show_labels=1')));
  expect(new Set(crowd)).toEqual(new Set([200]));
  await patient.close();
});

test.each([
  '//evil.example/foo',
  '/\\evil.example/foo',
  '/eng//evil.example/foo',
  '/eng/\\evil.example',
  'http://evil.example/foo',
  '/rus//evil.example',
])('%s never sends a visitor to another site', async (path) => {
  const heard = await talk(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(heard).toMatch(/^HTTP\/1\.1 40\d/);
});

test('a call under a prefix that moves keeps its method', async () => {
  const moved = await app.http.inject({ method: 'POST', url: '/eng/api/auth/sign-in/', payload: {} });
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/api/auth/sign-in/']);
});

test('nonsense on the wire does not stop the server', async () => {
  expect(await talk('\x16\x03\x01\x02\x00 not http\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect((await fetch(new URL('/healthz', address))).status).toBe(200);
});

/** Says something on a bare connection and hears it out. */
function talk(words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname, () => socket.write(words));
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}
