import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ACTIONS_A_MINUTE } from '#market/activity-log/action-log.server.ts';
import { logGlobalAction, logSearchUsage, logStockAction } from '#market/activity-log/log-actions.ts';
import { logContactAction } from '#market/activity-log/log-contact-action.ts';
import { setCallBase } from '#platform/contract/call.ts';
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
afterEach(async () => {
  await app.services.actionLog.flush();
  await query('delete from action_log');
});
afterAll(() => app.close());
// Files share their modules.
afterAll(() => setCallBase(''));

const query = (text: string) => app.services.stores.primaryPool.query(text);
const readLog = async () => {
  await app.services.actionLog.flush();
  const { rows } = await query(
    `select action_id, bond_id, email, at from action_log left join site_user on site_user.id = user_id order by action_log.id`,
  );
  return rows;
};
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
  { why: 'more than any action', body: { actionId: 1_000_001 } },
  { why: 'a text', body: { actionId: '7' } },
  { why: 'missing', body: {} },
  { why: 'not alone', body: { actionId: 7, userId: 1 } },
])('TB-02 an action that is $why is refused', async ({ body }) => {
  for (const url of [
    '/api/contactActionLog/',
    '/api/stocks/contactActionLog/',
    `/api/bonds/${bondId}/contactActionLog/`,
  ])
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

test('TB-02 a line in the log makes no cached page stale', async () => {
  const listener = new pg.Client({ connectionString: app.databaseUrl });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await listener.query('listen tags_changed');
  await post(`/api/bonds/${bondId}/contactActionLog/`, { actionId: 7 });
  await app.services.actionLog.flush();
  await query('update industry set code = code');
  await expect.poll(() => heard).toEqual(['tags_changed reference']);
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

const GLOBAL = '/cb/current_user/action_log/global/json/309/';
const SEARCH = '/api/action_log/395/';

test.each([
  { call: `GET ${GLOBAL}`, id: 309, anonymous: 401 },
  { call: `POST ${GLOBAL}`, id: 309, anonymous: 401 },
  { call: `GET ${SEARCH}`, id: 395, anonymous: 401 },
  { call: `POST ${SEARCH}`, id: 395, anonymous: 401 },
  { call: 'POST /api/stocks/contactActionLog/', id: 80, body: { actionId: 80 }, anonymous: 200 },
  { call: 'POST /api/contactActionLog/', id: 76, body: { actionId: 76 }, anonymous: 200 },
  { call: 'POST /api/contactActionLog/', id: 999_999, body: { actionId: 999_999 }, anonymous: 200 },
])('US-09 $call notes action $id of whoever it is for', async ({ call, id, body, anonymous }) => {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string];
  for (const viewer of ['anonymous', 'free', 'paid', 'operator'] as const) {
    const response = await app.http.inject({
      method,
      url,
      headers: { cookie: await app.cookieOf(viewer) },
      ...(body && { payload: body }),
    });
    expect(response.statusCode, viewer).toBe(viewer === 'anonymous' ? anonymous : 200);
    expect(response.json()).toMatchObject(
      response.statusCode === 200 ? { success: true } : { code: 'must_sign_in' },
    );
  }
  const emails = (await readLog()).map((row) => (row.action_id === id ? row.email : 'wrong action'));
  const signedIn = ['free', 'paid', 'operator'].map((name) => `${name}@demo.example`);
  expect(emails).toEqual(anonymous === 200 ? [null, ...signedIn] : signedIn);
});

test.each(['0', '-1', '1.5', 'x', '1000001', '99999999999'])(
  'US-09 there is no action %s to note by its address',
  async (id) => {
    const response = await app.get(`/cb/current_user/action_log/global/json/${id}/`, 'paid');
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    expect(await readLog()).toEqual([]);
  },
);

test('US-09 nobody waits for the log: a call is answered while the table cannot be written', async () => {
  await app.cookieOf('paid');
  const blocker = new pg.Client({ connectionString: app.databaseUrl });
  await blocker.connect();
  await blocker.query('begin; lock table action_log in access exclusive mode');
  for (const actionId of [1, 2, 3]) {
    const response = await post('/api/contactActionLog/', { actionId }, 'paid');
    expect(response.statusCode).toBe(200);
  }
  expect((await app.get(GLOBAL, 'paid')).statusCode).toBe(200);
  expect((await post(`/api/bonds/${bondId}/contactActionLog/`, { actionId: 4 })).statusCode).toBe(200);
  const { rows } = await blocker.query('select count(*)::int as count from action_log');
  expect(rows).toEqual([{ count: 0 }]);
  await blocker.query('commit');
  await blocker.end();
  expect((await readLog()).map((row) => row.action_id)).toEqual([1, 2, 3, 309, 4]);
});

test('US-09 what was noted last is written when the server closes', async () => {
  const other = await startTestApp();
  const payload = { actionId: 5 };
  await other.http.inject({ method: 'POST', url: '/api/contactActionLog/', payload });
  await other.http.close();
  const { rows } = await other.services.stores.primaryPool.query('select action_id from action_log');
  await other.close();
  expect(rows).toEqual([{ action_id: 5 }]);
});

test('US-09 one reader notes only so many actions a minute, and others still can', async () => {
  const limited = await startTestApp({ config: { rateLimits: true } });
  const note = async (viewer: TestViewer) =>
    limited.http.inject({
      method: 'POST',
      url: '/api/contactActionLog/',
      payload: { actionId: 7 },
      headers: { cookie: await limited.cookieOf(viewer) },
    });
  await limited.cookieOf('paid');
  const answers = await Promise.all(Array.from({ length: ACTIONS_A_MINUTE + 1 }, () => note('paid')));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await note('paid')).headers['retry-after']).toBeDefined();
  expect((await note('free')).statusCode).toBe(200);
  expect((await note('anonymous')).statusCode).toBe(200);
  await limited.close();
});

test('US-09 the helpers of a page note by one call each and never fail', async () => {
  const requested: string[] = [];
  const cookie = await app.cookieOf('free');
  const real = globalThis.fetch;
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requested.push(`${init.method} ${String(url).replace(origin, '')}`);
    return real(url, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } });
  });
  setCallBase(origin);
  await logGlobalAction(313);
  await logSearchUsage();
  await logStockAction(76);
  for (const none of [0, -3, 1.5, Number.NaN, 1_000_001]) {
    await logGlobalAction(none);
    await logStockAction(none);
  }
  setCallBase('http://127.0.0.1:1');
  await Promise.all([logGlobalAction(1), logSearchUsage(), logStockAction(1)]);
  expect(requested.slice(0, 3)).toEqual([
    'GET /cb/current_user/action_log/global/json/313/',
    'GET /api/action_log/395/',
    'POST /api/stocks/contactActionLog/',
  ]);
  expect(requested).toHaveLength(6);
  expect((await readLog()).map((row) => row.action_id)).toEqual([313, 395, 76]);
});
