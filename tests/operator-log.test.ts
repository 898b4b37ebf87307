import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The test's evening is 30 June 2026, 22:00 on the clock that the site shows.
  await query(`
    insert into action_log (at, user_id, action_id)
    select timestamptz '2026-06-30 18:00Z' - n * interval '1 minute',
           case when n % 3 = 0 then (select id from site_user where email = 'paid@demo.example') end,
           case when n % 5 = 0 then 395 else 7 end
      from generate_series(1, 250) n`);
  await query(`
    insert into action_log (at, action_id) values
      ('2026-06-20 20:59:59Z', 80), ('2026-06-20 21:00:00Z', 76), ('2026-06-21 20:59:59.999999Z', 76),
      ('2026-06-21 21:00:00Z', 80)`);
  await query(
    `insert into action_log (at, action_id)
     select timestamptz '2026-04-10 00:00Z' + n * interval '100 milliseconds', 1 from generate_series(1, 100050) n`,
  );
});
afterAll(() => app.close());

const query = (text: string) => app.services.stores.primaryPool.query(text);
const read = async (search = '') => (await app.get(`/operator/log/?format=json${search}`, 'operator')).json();
const download = (search = '', viewer: Parameters<TestApp['get']>[1] = 'operator') =>
  app.get(`/operator/log.csv?${search}`, viewer);

test('US-09 the operator reads the last seven days, latest first, with a count for each action', async () => {
  const { rows, counts, filter, is_first } = await read();
  expect(filter).toEqual({ action: null, email: '', from: '2026-06-24', to: '2026-06-30' });
  expect(rows).toHaveLength(100);
  expect(rows[0]).toMatchObject({ action_id: 7, shown_at: '2026-06-30T20:59', email: null });
  expect(counts).toEqual([
    { action_id: 7, count: 200 },
    { action_id: 395, count: 50 },
  ]);
  expect(is_first).toBe(true);
});

test('US-09 page by page every action is shown once', async () => {
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: { rows: { id: string }[]; next: string | null } = await read(next ? `&after=${next}` : '');
    seen.push(...page.rows.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect(seen).toHaveLength(250);
  expect(new Set(seen).size).toBe(250);
});

test('US-09 actions of one instant are told apart by pages too', async () => {
  await query(
    `insert into action_log (at, action_id) select '2026-05-05 10:00:00.123456Z', 5 from generate_series(1, 150)`,
  );
  const days = '&from=2026-05-05&to=2026-05-05';
  const first = await read(days);
  const second = await read(`${days}&after=${first.next}`);
  const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
  expect([ids.length, new Set(ids).size, second.next]).toEqual([150, 150, null]);
});

test('US-09 the log is narrowed by action, by person and by days on the clock of the site', async () => {
  expect((await read('&action=395')).rows).toHaveLength(50);
  const person = await read('&email=PAID@demo.example');
  expect(person.rows.every(({ email }: { email: string }) => email === 'paid@demo.example')).toBe(true);
  expect(person.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(83);
  expect(await read('&email=nobody@demo.example')).toMatchObject({ rows: [], counts: [], is_known: false });
  expect((await read('&from=21.06.2026&to=21.06.2026')).counts).toEqual([{ action_id: 76, count: 2 }]);
  expect((await read('&action=x&after=x')).rows).toHaveLength(100);
});

test('US-09 the log is for the operator alone, as a page and as a file', async () => {
  for (const [viewer, status] of [
    ['anonymous', 401],
    ['free', 403],
    ['paid', 403],
  ] as const) {
    expect((await app.get('/operator/log/?format=json', viewer)).statusCode).toBe(status);
    expect((await download('', viewer)).statusCode).toBe(status);
  }
});

test('US-09 the file has all the actions and a name in the language of the page', async () => {
  const response = await app.get('/rus/operator/log.csv?action=395', 'operator');
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="_ _ 2026-06-24_2026-06-30.csv"; filename*=UTF-8''${encodeURIComponent('Журнал действий 2026-06-24_2026-06-30.csv')}`,
  );
  const lines = response.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffВремя (UTC),Номер действия,Действие,Электронная почта,Облигация');
  expect(lines[1]).toBe('2026-06-30T17:55:00.000Z,395,Поиск,,');
  expect(lines).toHaveLength(52);
});

test('US-09 an address that begins like a formula stays text in the file', async () => {
  await query(`insert into site_user (email) values ('=1+1@demo.example')`);
  await query(
    `insert into action_log (at, action_id, user_id)
     select '2026-04-04 10:00Z', 9, id from site_user where email = '=1+1@demo.example'`,
  );
  const { body } = await download('from=2026-04-04&to=2026-04-04');
  expect(body.split('\r\n')[1]).toBe(`2026-04-04T10:00:00.000Z,9,,'=1+1@demo.example,`);
});

test('US-09 a file has at most 100 000 rows, however many there are', async () => {
  const { body } = await download('from=2026-04-10&to=2026-04-10');
  expect(body.trimEnd().split('\r\n')).toHaveLength(100_001);
});

test('US-09 the log is read along its indexes, whatever is requested of it', async () => {
  await query('vacuum analyze action_log');
  const plan = async (text: string) => JSON.stringify((await query(`explain (format json) ${text}`)).rows);
  const days = `at >= '2026-04-10' and at < '2026-04-11'`;
  const latest = 'order by at desc, id desc limit 100';
  const all = await plan(`select * from action_log where ${days} ${latest}`);
  const action = await plan(`select * from action_log where ${days} and action_id = 395 ${latest}`);
  const person = await plan(`select * from action_log where ${days} and user_id = 2 ${latest}`);
  expect([all, action, person].map((each) => /"Index Name":"(\w+)"/.exec(each)?.[1])).toEqual([
    'action_log_by_time',
    'action_log_by_action',
    'action_log_by_user',
  ]);
  for (const each of [all, action, person]) expect(each).not.toMatch(/Seq Scan|"Node Type":"Sort"/);
});
