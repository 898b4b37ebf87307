import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeUser } from '#pages/operator/operator-users/change-user.server.ts';
import { endExpiredAccess } from '#pages/operator/operator-users/end-access.server.ts';
import { findUserIds } from '#pages/operator/operator-users/found-users.repository.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let ids: Record<string, number>;
// Nearly each of them changes users, so each has its own.
beforeEach(async () => {
  app = await startTestApp();
  const { rows } = await app.services.stores.primaryPool.query('select id, email from site_user');
  ids = Object.fromEntries(rows.map(({ id, email }) => [email.split('@')[0], id]));
});
afterEach(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.services.stores.primaryPool.query(text, values)).rows;

async function post(path: string, payload: object, viewer: TestViewer = 'operator') {
  const headers = { cookie: await app.cookieOf(viewer) };
  return app.http.inject({ method: 'POST', url: `/api/operator/users/${path}/`, payload, headers });
}

const find = async (search: string) =>
  (await app.get(`/operator/users/?format=json&${search}`, 'operator'))
    .json()
    .users.map(({ email }: { email: string }) => email.split('@')[0]);

test.each([
  { search: '', found: ['operator', 'noexcel', 'paid', 'free'] },
  { search: 'kind=paid', found: ['noexcel', 'paid'] },
  { search: 'kind=operators', found: ['operator'] },
  { search: 'kind=locked', found: [] },
  { search: 'find=FREE', found: ['free'] },
  { search: 'find=excel', found: ['noexcel'] },
  { search: 'find=paula', found: ['paid'] },
  { search: 'find=demo.example&kind=paid', found: ['noexcel', 'paid'] },
  { search: 'find=%25', found: [] },
  { search: 'find=_ree', found: [] },
])('US-08 the operator finds users: $search', async ({ search, found }) => {
  expect(await find(search)).toEqual(found);
});

test('US-08 a phone number is found however it is written, and the list goes on where it stopped', async () => {
  await query(`update site_user set phone = '+442079460000' where id = $1`, [ids.free]);
  expect(await find(`find=${encodeURIComponent('+44 (20) 7946')}`)).toEqual(['free']);
  expect(await find('find=7946')).toEqual(['free']);
  const database = app.services.stores.primary;
  const search = { kind: 'all', text: '', count: 3 } as const;
  const first = await findUserIds(database, { ...search, before: null });
  expect([first.ids.length, first.older]).toEqual([3, first.ids[2]]);
  const second = await findUserIds(database, { ...search, before: first.older });
  expect([second.ids, second.older]).toEqual([[ids.free], null]);
});

test('US-08 LV-04 a user who is downgraded is shown masked values at the next request, and it is noted who did it', async () => {
  const seesPrice = async () =>
    (await app.get('/stocks/norvik-steel/?format=json', 'noexcel')).json().exchangeTable.data[0].last !==
    '***';
  expect(await seesPrice()).toBe(true);
  expect((await post(`${ids.noexcel}/level`, { value: 0, seen: 1077 })).json()).toEqual({ changed: true });
  expect(await seesPrice()).toBe(false);
  const [noted] = await query(`select * from operator_change order by id desc limit 1`);
  expect(noted).toMatchObject({
    operator_id: ids.operator,
    subject: 'user',
    subject_id: String(ids.noexcel),
    action: 'change',
    before: { level: 1077 },
    after: { level: 0 },
    at: app.services.clock(),
  });
});

test('US-08 a change of what was changed meanwhile is refused and not noted', async () => {
  const count = () => query<{ count: string }>('select count(*) from operator_change');
  const before = await count();
  const response = await post(`${ids.free}/level`, { value: 1077, seen: 5 });
  expect([response.statusCode, response.json().code]).toEqual([409, 'conflict']);
  expect((await post(`${ids.free}/level`, { value: 1, seen: 1 })).statusCode).toBe(200);
  expect(await count()).toEqual(before);
});

test.each([
  { action: 'level', payload: { value: -1, seen: 1 }, code: 'bad_request' },
  { action: 'level', payload: { value: 99_999_999_999, seen: 1 }, code: 'bad_request' },
  { action: 'level', payload: { value: 'many', seen: 1 }, code: 'bad_request' },
  { action: 'level', payload: { value: 1 }, code: 'bad_request' },
  { action: 'level', payload: { value: 1, seen: 1, isOperator: true }, code: 'bad_request' },
  { action: 'tariff', payload: { value: 0, seen: null }, code: 'bad_request' },
])('US-08 $action with $payload: $code', async ({ action, payload, code }) => {
  expect((await post(`${ids.free}/${action}`, payload)).json().code).toBe(code);
});

test('US-08 tariff, export and role are given and taken, as a form writes them', async () => {
  for (const [action, form] of [
    ['tariff', 'value=677&seen='],
    ['tariff', 'value=&seen=677'],
    ['excel', 'value=1&seen=0'],
    ['excel', 'value=0&seen=1'],
    ['role', 'value=1&seen=0'],
    ['role', 'value=0&seen=1'],
  ]) {
    const response = await app.http.inject({
      method: 'POST',
      url: `/rus/api/operator/users/${ids.free}/${action}/`,
      payload: `${form}&next=${encodeURIComponent(`/rus/operator/users/${ids.free}/`)}`,
      headers: {
        cookie: await app.cookieOf('operator'),
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `/rus/operator/users/${ids.free}/`,
    ]);
  }
  const [user] = await query(
    'select plan_id as tariff, excel_export_access, is_operator from site_user where id = $1',
    [ids.free],
  );
  expect(user).toEqual({ tariff: null, excel_export_access: false, is_operator: false });
});

const userPage = async (id: number | undefined) =>
  (await app.get(`/operator/users/${id}/?format=json`, 'operator')).json();

test('US-08 one save gives a plan by its name until a day, and the change has one line with its reason', async () => {
  const { user } = await userPage(ids.free);
  expect(user).toMatchObject({ choice: 'basic', accessEndsOn: null, excelExportAccess: false });
  const form = new URLSearchParams({
    choice: 'plan-677',
    endsOn: '31.12.2026',
    excel: 'on',
    reason: 'Contract 2026/17',
    seen: '1..0.0.',
    next: `/operator/users/${ids.free}/`,
  });
  const response = await app.http.inject({
    method: 'POST',
    url: `/api/operator/users/${ids.free}/rights/`,
    payload: form.toString(),
    headers: { cookie: await app.cookieOf('operator'), 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.statusCode).toBe(303);
  const { user: after } = await userPage(ids.free);
  expect(after).toMatchObject({
    choice: 'plan-677',
    level: 1077,
    tariff: 677,
    excelExportAccess: true,
    isOperator: false,
    accessEndsOn: '2026-12-31',
  });
  const changes = await query('select action, before, after from operator_change order by id desc limit 1');
  expect(changes).toEqual([
    {
      action: 'change',
      before: { level: 1, tariff: null, accessEndsAt: null, excelExportAccess: false },
      after: {
        level: 1077,
        tariff: 677,
        accessEndsAt: '2026-12-31T21:00:00.000Z',
        excelExportAccess: true,
        reason: 'Contract 2026/17',
      },
    },
  ]);
  const own = (await app.get('/profile/access/?format=json', 'free')).json().access;
  expect(own).toMatchObject({ tariffName: 'Professional', ends_on: '2026-12-31' });
});

test('US-08 LV-04 an access that has ended is basic, which is noted once; the role stays', async () => {
  const database = app.services.stores.primary;
  const end = new Date('2026-12-31T21:00:00Z');
  await query('update site_user set access_ends_at = $1, is_operator = true where id = $2', [end, ids.paid]);
  expect(await endExpiredAccess(database, new Date(end.getTime() - 1))).toBe(0);
  expect(await endExpiredAccess(database, end)).toBe(1);
  expect(await endExpiredAccess(database, end)).toBe(0);
  expect((await userPage(ids.paid)).user).toMatchObject({
    choice: 'basic',
    level: 1,
    tariff: null,
    excelExportAccess: false,
    isOperator: true,
    accessEndsOn: null,
  });
  const [noted] = await query(
    'select operator_id, action, before from operator_change order by id desc limit 1',
  );
  expect(noted).toMatchObject({ operator_id: null, action: 'expire', before: { level: 1077, tariff: 677 } });
});

test.each([
  { why: 'without a reason', payload: { reason: ' ' }, code: 'bad_request' },
  { why: 'of a plan that does not exist', payload: { choice: 'plan-9' }, code: 'bad_request' },
  { why: 'that ends before today', payload: { endsOn: '2020-01-01' }, code: 'bad_request' },
  { why: 'until no day', payload: { endsOn: '31.02.2027' }, code: 'bad_request' },
  { why: 'of what was changed meanwhile', payload: { seen: '5..0.0.' }, code: 'conflict' },
])('US-08 a change of rights $why is refused, and nothing is noted', async ({ payload, code }) => {
  const whole = { choice: 'basic', endsOn: '', excel: true, operator: false, reason: 'x', seen: '1..0.0.' };
  expect((await post(`${ids.free}/rights`, { ...whole, ...payload })).json().code).toBe(code);
  expect((await userPage(ids.free)).user.excelExportAccess).toBe(false);
  expect(await query('select 1 from operator_change')).toEqual([]);
});

test('SF-10 US-08 nobody changes their own rights by one save either, nor takes the last role away', async () => {
  const { user } = await userPage(ids.operator);
  const seen = [user.level, user.tariff ?? '', user.excelExportAccess ? 1 : 0, 1, ''].join('.');
  const whole = { choice: 'plan-677', endsOn: '', excel: false, operator: true, reason: 'x', seen };
  expect((await post(`${ids.operator}/rights`, whole)).json().code).toBe('own_account');
  expect((await userPage(ids.operator)).user.level).toBe(user.level);
});

test('US-08 locking ends every session at once; unlocking lets the user in again', async () => {
  const cookie = await app.cookieOf('free');
  const isKnown = async () =>
    (await app.http.inject({ url: '/operator/users/?format=json', headers: { cookie } })).statusCode === 403;
  expect(await isKnown()).toBe(true);
  expect((await post(`${ids.free}/lock`, { value: true, seen: false })).statusCode).toBe(200);
  expect(await query('select 1 from user_session where user_id = $1', [ids.free])).toEqual([]);
  await expect.poll(isKnown).toBe(false);
  expect(await find('kind=locked')).toEqual(['free']);
  expect((await post(`${ids.free}/lock`, { value: false, seen: true })).statusCode).toBe(200);
  expect(await find('kind=locked')).toEqual([]);
});

test('US-08 all sessions of a user are ended, which the user page counts', async () => {
  const signIn = await app.http.inject({
    method: 'POST',
    url: '/api/auth/sign-in/',
    payload: { email: 'paid@demo.example', password: 'basispoint-demo' },
  });
  expect(signIn.cookies.some(({ name }) => name === SESSION_COOKIE)).toBe(true);
  const sessions = async () =>
    (await app.get(`/operator/users/${ids.paid}/?format=json`, 'operator')).json().user.sessions;
  expect(await sessions()).toBe(1);
  expect((await post(`${ids.paid}/end-sessions`, {})).statusCode).toBe(200);
  expect(await sessions()).toBe(0);
});

test('US-08 a user who does not exist is not found', async () => {
  expect((await post('999999/level', { value: 1, seen: 1 })).json().code).toBe('not_found');
  expect((await app.get('/operator/users/999999/?format=json', 'operator')).statusCode).toBe(404);
});

test('SF-10 an operator cannot raise their own rights; another one can, and it is noted who did', async () => {
  const database = app.services.stores.primary;
  const readRights = () =>
    query<{ level: number }>('select level, plan_id, excel_export_access from site_user where id = $1', [
      ids.operator,
    ]);
  const before = await readRights();
  const [{ level } = { level: 0 }] = before;
  expect((await post(`${ids.operator}/level`, { value: 1077, seen: level })).json().code).toBe('own_account');
  const own = { operatorId: ids.operator ?? 0, at: app.services.clock() };
  for (const change of [
    { right: 'level', value: 1077 },
    { right: 'tariff', value: 677 },
    { right: 'excelExportAccess', value: true },
  ] as const)
    await expect(changeUser(database, own, own.operatorId, change)).rejects.toMatchObject({
      objection: 'own_account',
    });
  expect(await readRights()).toEqual(before);

  const second = { operatorId: ids.paid ?? 0, at: app.services.clock() };
  for (const value of [1077, level])
    await changeUser(database, second, own.operatorId, { right: 'level', value });
  expect(
    await query('select operator_id, subject_id, after from operator_change order by id desc limit 2'),
  ).toEqual(
    [level, 1077].map((value) => ({
      operator_id: ids.paid,
      subject_id: String(ids.operator),
      after: { level: value },
    })),
  );
});

test('US-08 nobody takes their own role or locks themselves out, and the last operator remains', async () => {
  expect((await post(`${ids.operator}/role`, { value: false, seen: true })).json().code).toBe('own_account');
  expect((await post(`${ids.operator}/lock`, { value: true, seen: false })).json().code).toBe('own_account');
  const commandLine = { operatorId: null, at: app.services.clock() };
  for (const change of [
    { right: 'isOperator', value: false },
    { right: 'isLocked', value: true },
  ] as const) {
    const changing = changeUser(app.services.stores.primary, commandLine, ids.operator ?? 0, change);
    await expect(changing).rejects.toMatchObject({ objection: 'last_operator', code: 'conflict' });
  }
  expect(await find('kind=operators')).toEqual(['operator']);
});

test('US-08 two operators who dismiss each other at once leave one of them', async () => {
  const commandLine = { operatorId: null, at: app.services.clock() };
  const [one, other] = [ids.operator ?? 0, ids.paid ?? 0];
  const change = (id: number, value: boolean) =>
    changeUser(app.services.stores.primary, commandLine, id, { right: 'isOperator', value });
  await change(other, true);
  const outcomes = await Promise.allSettled([change(one, false), change(other, false)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await query('select id from site_user where is_operator')).toHaveLength(1);
  await query('update site_user set is_operator = true where id = $1', [one]);
});

test('US-08 among very many users what begins with the text is found at once, and the rest goes on page by page', async () => {
  await query(`insert into site_user (id, email, name)
    select n, 'crowd' || n || '@many.example', '' from generate_series(1000, 1100) as n
    union all select 300000, 'newest@many.example', ''`);
  const database = app.services.stores.primary;
  const search = { kind: 'all', count: 50 } as const;
  const starting = await findUserIds(database, { ...search, text: 'crowd1005@', before: null });
  expect(starting.ids).toEqual([1005]);
  const found: number[] = [];
  let before: number | null = null;
  do {
    const page = await findUserIds(database, { ...search, text: 'rowd10', before });
    found.push(...page.ids);
    before = page.older;
  } while (before !== null);
  expect(found).toEqual(Array.from({ length: 100 }, (_, index) => 1099 - index));
});
