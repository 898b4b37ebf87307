import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logContactAction } from '#foundation/activity-log/log-contact-action.ts';
import { setCallBase } from '#foundation/web/call.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let origin: string;
let bondId: number;
let stockId: number;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
  const firstOf = async (kind: string) => {
    const { rows } = await query(`select min(id) as id from instrument where kind = '${kind}'`);
    return Number(rows[0]?.id);
  };
  [bondId, stockId] = [await firstOf('bond'), await firstOf('stock')];
});
afterEach(() => query('delete from action_log'));
afterAll(() => app.close());

const query = (text: string) => app.services.stores.primaryPool.query(text);
const readLog = async () =>
  (
    await query(
      `select action_id, bond_id, email, at from action_log left join site_user on site_user.id = user_id order by action_log.id`,
    )
  ).rows;
const post = async (url: string, payload: object, viewer: TestViewer = 'anonymous') =>
  app.http.inject({ method: 'POST', url, payload, headers: { cookie: await app.cookieOf(viewer) } });

test('TB-02 opening what is counted is noted, with the reader where one is signed in', async () => {
  const anonymous = await post('/api/contactActionLog/', { actionId: 7 });
  expect([anonymous.statusCode, anonymous.json()]).toEqual([200, { success: true }]);
  expect((await post('/api/contactActionLog/', { actionId: 8 }, 'free')).statusCode).toBe(200);
  const at = app.services.clock();
  expect(await readLog()).toEqual([
    { action_id: 7, bond_id: null, email: null, at },
    { action_id: 8, bond_id: null, email: 'free@demo.example', at },
  ]);
});

test('TB-02 on the page of a bond the bond is noted too', async () => {
  const response = await post(`/api/bonds/${bondId}/contactActionLog/`, { actionId: 7 }, 'paid');
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  expect(await readLog()).toMatchObject([{ action_id: 7, bond_id: bondId, email: 'paid@demo.example' }]);
});

test.each([
  { why: 'no such row', id: () => '2000000000' },
  { why: 'a share', id: () => String(stockId) },
  { why: 'more than an id can hold', id: () => '99999999999' },
  { why: 'no number', id: () => 'x' },
])('TB-02 a bond that is $why is not found, and nothing is noted', async ({ id }) => {
  const response = await post(`/api/bonds/${id()}/contactActionLog/`, { actionId: 7 });
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  expect(await readLog()).toEqual([]);
});

test.each([
  { why: 'zero', body: { actionId: 0 } },
  { why: 'negative', body: { actionId: -1 } },
  { why: 'broken', body: { actionId: 1.5 } },
  { why: 'more than the store can hold', body: { actionId: 2_147_483_648 } },
  { why: 'a text', body: { actionId: '7' } },
  { why: 'missing', body: {} },
  { why: 'not alone', body: { actionId: 7, userId: 1 } },
])('TB-02 an action that is $why is refused', async ({ body }) => {
  for (const url of ['/api/contactActionLog/', `/api/bonds/${bondId}/contactActionLog/`])
    expect((await post(url, body)).statusCode).toBe(400);
  expect(await readLog()).toEqual([]);
});

test('TB-02 another site cannot write into the log', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/contactActionLog/',
    payload: { actionId: 7 },
    headers: { origin: 'https://evil.example' },
  });
  expect(response.statusCode).toBe(403);
});

test('TB-02 the log outlives the account', async () => {
  await post('/api/contactActionLog/', { actionId: 7 }, 'noexcel');
  await query(`delete from site_user where email = 'noexcel@demo.example'`);
  expect(await readLog()).toMatchObject([{ action_id: 7, email: null }]);
});

test('TB-02 a line in the log makes no kept page stale', async () => {
  const listener = new pg.Client({ connectionString: app.databaseUrl });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await listener.query('listen content_changed');
  await post(`/api/bonds/${bondId}/contactActionLog/`, { actionId: 7 });
  await query('update branch set code = code where false');
  await expect.poll(() => heard).toEqual(['content_changed branch']);
  await listener.end();
});

test('TB-02 a page logs by one call, which ignores an id that is not positive', async () => {
  setCallBase(origin);
  await logContactAction(5);
  await logContactAction(6, bondId);
  await logContactAction(7, null);
  for (const none of [0, -3, 1.5, Number.NaN]) await logContactAction(none, bondId);
  expect(await readLog()).toMatchObject([
    { action_id: 5, bond_id: null },
    { action_id: 6, bond_id: bondId },
    { action_id: 7, bond_id: null },
  ]);
});

test('TB-02 a log that cannot be written does not disturb the reader', async () => {
  setCallBase(origin);
  await expect(logContactAction(5, 2_000_000_000)).resolves.toBeUndefined();
  setCallBase('http://127.0.0.1:1');
  await expect(logContactAction(5)).resolves.toBeUndefined();
});
