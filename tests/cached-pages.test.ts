import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const STOCK = '/stocks/norvik-steel/';

/** A page that is made has a nonce of its own, so the nonce shows which one was sent. */
async function whichPage(url: string): Promise<string> {
  const { statusCode, headers } = await app.get(url);
  expect(statusCode).toBe(200);
  return /nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? url;
}

test.each([
  { query: '?utm_source=letter&from_ads=7', why: 'a campaign' },
  { query: '?unknown=1&unknown=2', why: 'a parameter that no page reads' },
  { query: '?period=1', why: 'what is shown anyway' },
  { query: '?period=99&type=candles&from=2026-02-30', why: 'what makes no sense' },
  { query: '?compare=x,,0', why: 'a comparison with nothing' },
])('LV-05 the stock page with $why is the page that is cached already', async ({ query }) => {
  expect(await whichPage(STOCK + query)).toBe(await whichPage(STOCK));
});

test.each([
  ['?period=4', '?utm_term=x&period=4&fbclid=1'],
  ['?period=4&view=stock', '?view=stock&period=4'],
])('LV-05 %s is one page, however it is written: %s', async (one, other) => {
  expect(await whichPage(STOCK + one)).toBe(await whichPage(STOCK + other));
  expect(await whichPage(STOCK + one)).not.toBe(await whichPage(STOCK));
});

test('LV-05 the first page of a list is the list, and the second is another', async () => {
  expect(await whichPage('/stocks/?page=1')).toBe(await whichPage('/stocks/'));
  expect(await whichPage('/stocks/?page=last')).not.toBe(await whichPage('/stocks/'));
  expect(await whichPage('/stocks/?find=a')).not.toBe(await whichPage('/stocks/?find=a'));
});

test('LV-05 a query that a page refuses is refused, whatever is cached', async () => {
  await app.get('/stocks/');
  expect((await app.get('/stocks/?after=0')).statusCode).toBe(400);
});
