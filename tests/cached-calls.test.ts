import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedAnswers } from '#platform/http/metrics.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

const BODY = JSON.stringify({
  date_from: '2026-03-30',
  date_to: '2026-06-30',
  stocks_ids: [1],
  trading_ground_ids: [1],
  fields: ['last_price.numeric'],
});

/** Over the wire: the short way begins before the framework. */
const ask = (headers: Record<string, string> = {}, body = BODY, prefix = '') =>
  fetch(`${origin}${prefix}/api/chart/get_tradings/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** How many answers the short way gave while something was asked. */
async function shortAnswers(work: () => Promise<unknown>): Promise<number> {
  const count = async () => (await cachedAnswers.get()).values.reduce((sum, { value }) => sum + value, 0);
  const before = await count();
  await work();
  return (await count()) - before;
}

test('CH-06 the same question of another reader without an account is answered from memory, alike', async () => {
  const first = await ask();
  const text = await first.text();
  expect(await shortAnswers(async () => expect(await (await ask()).text()).toBe(text))).toBe(1);
  const again = await ask();
  for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'vary', 'content-encoding'])
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
});

test('LV-05 what is cached for one kind of reader is never sent to another', async () => {
  const anonymous = await (await ask()).text();
  const cookie = await app.cookieOf('free');
  const free = await ask({ cookie });
  expect(await shortAnswers(() => ask({ cookie }))).toBe(0);
  expect(await free.text()).toContain('"unit":"value"');
  expect(await (await ask()).text()).toBe(anonymous);
  expect(anonymous).toContain('"unit":"none"');
});

test.each([
  { why: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { why: 'a page of another origin', headers: { origin: 'https://elsewhere.example' }, status: 403 },
])('$why is refused, however warm the answer is', async ({ headers, status }) => {
  await ask();
  expect((await ask(headers)).status).toBe(status);
});

test.each([
  { why: 'other spacing', body: BODY.replaceAll(',', ', '), status: 200 },
  { why: 'a body that is no JSON', body: `${BODY.slice(0, -1)},`, status: 400 },
  { why: 'another question', body: BODY.replace('[1]', '[2000000000]'), status: 404 },
])('$why takes the long way and loses nothing of its body', async ({ body, status }) => {
  await ask();
  expect(await shortAnswers(async () => expect((await ask({}, body)).status).toBe(status))).toBe(0);
});

test('LV-01 each language has its own', async () => {
  await ask();
  const russian = await (await ask({}, BODY, '/rus')).text();
  expect(russian).toMatch(/\p{Script=Cyrillic}/u);
  expect(await (await ask({}, BODY, '/rus')).text()).toBe(russian);
  expect(await (await ask()).text()).not.toMatch(/\p{Script=Cyrillic}/u);
});

test('SE-07 whoever has to be counted first is never answered the short way', async () => {
  const open = await startTestApp({ config: { searchFor: 'everyone' } });
  const address = `${await open.listen()}/api/suggest/`;
  const search = () =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ term: 'norvik' }),
    });
  expect((await search()).status).toBe(200);
  expect(await shortAnswers(search)).toBe(0);
  await open.close();
});
