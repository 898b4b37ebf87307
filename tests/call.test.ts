import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPriceDynamics } from '#features/price-dynamics/price-dynamics.contract.ts';
import { call, setCallBase } from '#platform/contract/call.ts';
import { readLabels } from '#platform/labels-api/labels-api.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());
// Files share their modules.
afterAll(() => setCallBase(''));

test('a call that is declared once is made and answered by its declaration alone', async () => {
  setCallBase(origin);
  const dynamics = await call(readPriceDynamics, { params: { stockId: '1', venueId: '1' } });
  expect(dynamics).toMatchObject({ date: '2026-06-30', 'last_price.numeric': '***' });
});

test('LB-01 a call speaks the language of the page that makes it', async () => {
  setCallBase(`${origin}/deu`);
  const labels = await call(readLabels, { params: { module: 'dividends' } });
  expect(labels.title).toBe('Dividenden');
  const keys = await call(readLabels, { params: { module: 'dividends' }, query: { show_labels: '1' } });
  expect(keys.title).toBe('title');
});

test('a refusal arrives with its code, and an answer that is none as a fault', async () => {
  setCallBase(origin);
  await expect(call(readPriceDynamics, { params: { stockId: '1', venueId: '99' } })).rejects.toMatchObject({
    code: 'not_found',
  });
  setCallBase(`${origin}/healthz/nowhere.txt?`);
  await expect(call(readLabels, { params: { module: 'dividends' } })).rejects.toMatchObject({
    code: 'fault',
  });
});

test('a call that is cancelled is really cancelled', async () => {
  setCallBase(origin);
  const controller = new AbortController();
  const requested = call(readLabels, { params: { module: 'dividends' }, signal: controller.signal });
  controller.abort();
  await expect(requested).rejects.toMatchObject({ name: 'AbortError' });
});
