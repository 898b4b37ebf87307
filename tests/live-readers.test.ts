import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { openStream } from './event-stream.ts';
import { type LiveMarket, lastIn, startLiveMarket } from './live-market.ts';

let market: LiveMarket;
let app: TestApp;
beforeAll(async () => {
  market = await startLiveMarket();
  app = market.app;
});
afterEach(() => market.cutStreams());
afterAll(() => app.close());

test('LV-04 LV-06 who may not see the last price has no stream', async () => {
  const anonymous = await market.listen('anonymous');
  expect(anonymous.status).toBe(401);
  expect(anonymous.headers.get('content-type')).toContain('application/json');
});

test.each([
  { what: 'a share that is not there', path: '/api/stocks/2000000000/1/live/' },
  { what: 'a venue where it is not traded', path: '/api/stocks/1/999/live/' },
  { what: 'no number', path: '/api/stocks/norvik/1/live/' },
])('$what is not found', async ({ path }) => {
  const { statusCode } = await app.get(path, 'free');
  expect(statusCode).toBe(404);
});

test('LV-04 a reader who loses access or signs out loses the stream, and is informed why', async () => {
  const { primaryPool } = app.services.stores;
  const [downgraded, stays] = [await market.listen('noexcel'), await market.listen('paid')];
  await primaryPool.query(`update site_user set level = 0 where email = 'noexcel@demo.example'`);
  await downgraded.ended;
  expect(downgraded.events.at(-1)).toMatchObject({ name: 'end', data: '"must_sign_in"' });
  expect((await market.listen('noexcel')).status).toBe(401);

  const leaving = await market.listen('operator');
  const cookie = await app.cookieOf('operator');
  await app.http.inject({ method: 'POST', url: '/api/auth/sign-out/', payload: {}, headers: { cookie } });
  await leaving.ended;
  expect(leaving.events.at(-1)).toMatchObject({ name: 'end' });

  await market.record({ price: 87.19 });
  await expect.poll(() => lastIn(stays)).toBe(87.19);
});

test('the session runs while something is traded, and is over when nothing is', async () => {
  let now = new Date('2026-06-30T10:00:00Z');
  const clocked = await startTestApp({ clock: () => now });
  const { livePrices } = clocked.services;
  const announced: boolean[] = [];
  const prices = await livePrices.open(market.listingId);
  const { leave, isSessionRunning } = prices.join(
    { onUpdate: () => undefined, onSession: (isRunning) => announced.push(isRunning) },
    null,
  );
  expect(isSessionRunning).toBe(false);
  livePrices.follow('1');
  livePrices.follow('2');
  now = new Date('2026-06-30T10:02:59Z');
  expect(livePrices.isSessionRunning).toBe(true);
  now = new Date('2026-06-30T10:03:01Z');
  expect(livePrices.isSessionRunning).toBe(false);
  livePrices.follow('1');
  leave();
  expect(announced).toEqual([true]);
  await clocked.close();
});

test('where all slots are taken another reader is refused with a time to come back, and a slot that is left is free', async () => {
  const small = await startTestApp({ streamLimits: { atOnce: 3, forOneVisitor: 2, retrySeconds: 7 } });
  const from = await small.listen();
  const open = async (viewer: TestViewer) => {
    const stream = await openStream(`${from}/api/stocks/${market.stockId}/1/live/`, {
      cookie: await small.cookieOf(viewer),
    });
    market.follow(stream);
    return stream;
  };
  const first = await open('free');
  await open('free');
  const third = await open('free');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '7']);
  await open('paid');
  const full = await open('noexcel');
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '7']);
  first.cut();
  await expect.poll(() => small.services.streams.size).toBe(2);
  expect((await open('noexcel')).status).toBe(200);
  await small.close();
});

test('open streams are no work underway, and a server that stops ends them at once', async () => {
  const own = await startTestApp({ streamLimits: { atOnce: 400, forOneVisitor: 400, retrySeconds: 1 } });
  const from = await own.listen();
  const cookie = await own.cookieOf('free');
  const url = `${from}/api/stocks/${market.stockId}/1/live/`;
  const openTogether = (count: number) =>
    Promise.all(Array.from({ length: count }, () => openStream(url, { cookie })));
  // While it is being opened, a stream is a request like any other.
  const many = [...(await openTogether(150)), ...(await openTogether(150))];
  expect(many.filter(({ status }) => status === 200)).toHaveLength(300);
  expect(own.services.livePrices.size).toBe(1);
  // More than the 256 that are let in at once, and everything else is answered still.
  expect((await own.get('/stocks/?format=json')).statusCode).toBe(200);
  const closing = own.close();
  await Promise.all(many.map(({ ended }) => ended));
  await closing;
  expect(own.services.streams.size).toBe(0);
});
