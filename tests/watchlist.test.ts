import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { createClock } from './account-visitor.ts';

const ADD = '/api/watchlist/addStock/';
const clock = createClock();

let app: TestApp;
let stockId: number;
let venues: number[];
beforeAll(async () => {
  app = await startTestApp({ clock: clock.now });
  const { json } = await app.get('/stocks/norvik-steel/?format=json', 'paid');
  ({ stockId } = json());
  venues = json().tradingGrounds.map(({ id }: { id: number }) => id);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);
beforeEach(async () => {
  clock.reset();
  await query('delete from watchlist_item');
});

async function post(url: string, payload: object = {}, viewer: TestViewer = 'free', prefix = '') {
  const headers = { cookie: await app.cookieOf(viewer) };
  return app.http.inject({ method: 'POST', url: prefix + url, payload, headers });
}
const add = (body: object, viewer: TestViewer = 'free') =>
  post(ADD, { stockId, add: venues, ...body }, viewer);
const rowsOf = async (viewer: TestViewer = 'free', more = '') =>
  (await app.get(`/watchlist/?ajax=1${more}`, viewer)).json().userStocksWL;
const idsOf = async (viewer: TestViewer = 'free'): Promise<number[]> =>
  (await rowsOf(viewer)).map((row: { 'id.numeric': number }) => row['id.numeric']);
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof post>>) => [statusCode, json().code];

test('WL-02 a share is added on its venues with quantities, and read back under the documents’ names', async () => {
  const [first = 0, second = 0] = venues;
  const added = await add({ add: [first, second], qnt: [10.5, ''] });
  expect(added.statusCode).toBe(200);
  expect(added.json().label).toBe('success_add_to_wl');
  const ids = await idsOf();
  const row = { 'stocks_full_id.numeric': stockId, checked: true };
  expect(await rowsOf()).toEqual([
    { ...row, 'id.numeric': ids[0], 'trading_ground_id.numeric': first, quantity: 10.5, count: 10.5 },
    { ...row, 'id.numeric': ids[1], 'trading_ground_id.numeric': second, quantity: null, count: null },
  ]);
  expect(added.json().userStocksWL).toEqual(await rowsOf());
  expect(await rowsOf('free', `&stockId=${stockId}`)).toHaveLength(2);
  expect(await rowsOf('free', '&stockId=2000000000')).toEqual([]);
});

test('WL-02 the documents’ address answers in every language, and without ajax it is the page', async () => {
  await add({ add: venues.slice(0, 1) });
  for (const prefix of ['', '/rus', '/tur']) {
    const answer = await app.get(`${prefix}/watchlist/?ajax=1`, 'free');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json().userStocksWL).toHaveLength(1);
  }
});

test.each([
  { viewer: 'anonymous', status: 401 },
  { viewer: 'operator', status: 200 },
  { viewer: 'free', status: 200 },
  { viewer: 'paid', status: 200 },
] as const)('WL-02 any account has a watchlist: $viewer is answered $status', async ({ viewer, status }) => {
  expect((await add({}, viewer)).statusCode).toBe(status);
  const read = await app.get('/watchlist/?ajax=1', viewer);
  expect(read.statusCode).toBe(status);
  if (status === 200) expect(read.json().userStocksWL).toHaveLength(venues.length);
  else expect(read.json().code).toBe('must_sign_in');
});

test('WL-01 a venue that is there already stays as it is, quantity and all', async () => {
  const [first = 0] = venues;
  await add({ add: [first], qnt: [10] });
  const [id] = await idsOf();
  expect((await add({ qnt: [99] })).statusCode).toBe(200);
  const rows = await rowsOf();
  expect(rows).toHaveLength(venues.length);
  expect(rows[0]).toMatchObject({ 'id.numeric': id, quantity: 10 });
});

test('WL-02 the price that is known when a row is added is stored with it', async () => {
  const [first = 0] = venues;
  await add({ add: [first] });
  const { rows } = await query(
    `select added_price::float8 as price, added_price_on as day, added_at as at from watchlist_item`,
  );
  const exchange = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json().exchangeTable.data[0];
  expect(rows).toEqual([{ price: exchange.last, day: exchange.date, at: clock.now() }]);
});

test.each([
  { why: 'no venue is checked', body: { add: [] } },
  { why: 'no list of venues', body: { add: undefined } },
  { why: 'the same venue twice', body: { add: [1, 1] } },
  { why: 'more quantities than venues', body: { add: [1], qnt: [1, 2] } },
  { why: 'too many venues', body: { add: Array.from({ length: 101 }, (_, index) => index + 1) } },
  { why: 'a venue that is no number', body: { add: ['first'] } },
  { why: 'a venue below one', body: { add: [0] } },
  { why: 'a venue that no store could hold', body: { add: [3e9] } },
  { why: 'a share that is a list', body: { stockId: [1] } },
  { why: 'a quantity that is an object', body: { add: [1], qnt: [{}] } },
  { why: 'a key that is not known', body: { price: 1 } },
  { why: 'quantity zero', body: { add: [1], qnt: [0] }, code: 'bad_quantity' },
  { why: 'quantity below zero', body: { add: [1], qnt: [-1] }, code: 'bad_quantity' },
  { why: 'more than a billion units', body: { add: [1], qnt: [1e9 + 1] }, code: 'bad_quantity' },
  { why: 'a millionth of a millionth', body: { add: [1], qnt: ['0.000000000001'] }, code: 'bad_quantity' },
  { why: 'a quantity in words', body: { add: [1], qnt: ["1'; drop table"] }, code: 'bad_quantity' },
  { why: 'a quantity with a NUL', body: { add: [1], qnt: ['1\0'] }, code: 'bad_quantity' },
  { why: 'a quantity longer than any', body: { add: [1], qnt: ['9'.repeat(41)] } },
])('WL-02 $why is refused, and nothing is added', async ({ body, code = 'bad_request' }) => {
  expect(codeOf(await add(body))).toEqual([400, code]);
  expect(await rowsOf()).toEqual([]);
});

test('WL-02 a share that is not there, or not traded on a venue, is not added', async () => {
  expect(codeOf(await add({ stockId: 2_000_000_000 }))).toEqual([404, 'not_found']);
  expect(codeOf(await add({ add: [...venues, 999] }))).toEqual([404, 'not_traded_there']);
  const { rows } = await query(`select id from instrument where kind = 'index' limit 1`);
  expect(codeOf(await add({ stockId: rows[0].id, add: [1] }))).toEqual([404, 'not_found']);
  expect(await rowsOf()).toEqual([]);
});

test('WL-02 quantities may be written as the page’s language writes them', async () => {
  const [first = 0] = venues;
  expect((await post(ADD, { stockId, add: first, qnt: '1 234,5' }, 'free', '/rus')).statusCode).toBe(200);
  expect(await rowsOf()).toMatchObject([{ quantity: 1234.5 }]);
});

test('WL-02 400 rows are the most, also for many who add at once', async () => {
  await query(
    `insert into listing (instrument_id, venue_id, ticker, currency, batch_id)
     select instrument.id, venue.id, instrument.string_id, 'EUR', batch_id
       from instrument, venue where instrument.id <> $1 on conflict do nothing`,
    [stockId],
  );
  await query(
    `insert into watchlist_item (user_id, instrument_id, venue_id, quantity_as_of, added_at)
     select site_user.id, instrument_id, venue_id, '2026-06-30', now()
       from site_user, (select * from listing where instrument_id <> $1 order by id limit 399) listing
      where email = 'free@demo.example'`,
    [stockId],
  );
  const both = venues.slice(0, 2);
  expect(codeOf(await add({ add: both }))).toEqual([409, 'watchlist_full']);
  const answers = await Promise.all(both.map((venue) => add({ add: [venue] })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await rowsOf()).toHaveLength(400);
});

test('WL-03 a row that was removed can be put back as it was, for a day', async () => {
  await add({ qnt: [3] });
  const before = (await query('select * from watchlist_item order by id')).rows;
  const [id] = await idsOf();
  expect((await post(`/api/watchlist/${id}/remove/`)).json()).toEqual({ success: true });
  expect(await idsOf()).not.toContain(id);
  expect(codeOf(await post(`/api/watchlist/${id}/remove/`))).toEqual([404, 'not_found']);
  clock.pass(60);
  expect((await post(`/api/watchlist/${id}/restore/`)).json()).toEqual({ success: true });
  expect((await query('select * from watchlist_item order by id')).rows).toEqual(before);
  expect(codeOf(await post(`/api/watchlist/${id}/restore/`))).toEqual([404, 'not_found']);

  await post(`/api/watchlist/${id}/remove/`);
  clock.pass(86_401);
  expect(codeOf(await post(`/api/watchlist/${id}/restore/`))).toEqual([404, 'not_found']);
});

test('WL-03 what was added again meanwhile stays when the old row is put back', async () => {
  const [first = 0] = venues;
  await add({ add: [first], qnt: [1] });
  const [id] = await idsOf();
  await post(`/api/watchlist/${id}/remove/`);
  await add({ add: [first], qnt: [2] });
  expect((await post(`/api/watchlist/${id}/restore/`)).statusCode).toBe(200);
  expect(await rowsOf()).toMatchObject([{ quantity: 2 }]);
});

test('WL-03 the quantity of a row is changed and taken away; what cannot be a quantity changes nothing', async () => {
  await add({ add: venues.slice(0, 1), qnt: [1] });
  const [id] = await idsOf();
  const change = (quantity: unknown, prefix = '') =>
    post(`/api/watchlist/${id}/quantity/`, { quantity }, 'free', prefix);
  for (const [sent, stored, prefix] of [
    [25, 25, ''],
    ['0.5', 0.5, ''],
    ['1 000,25', 1000.25, '/deu'],
    ['', null, ''],
    [7, 7, ''],
    [null, null, ''],
  ] as const) {
    expect((await change(sent, prefix)).statusCode).toBe(200);
    expect(await rowsOf()).toMatchObject([{ quantity: stored }]);
  }
  for (const sent of ['many', 0, '1,234']) expect(codeOf(await change(sent))).toEqual([400, 'bad_quantity']);
  for (const sent of [undefined, {}, [1], true])
    expect(codeOf(await change(sent))).toEqual([400, 'bad_request']);
  expect(await rowsOf()).toMatchObject([{ quantity: null }]);
});

test('WL-03 the rows of someone else are not there', async () => {
  await add({ qnt: [1] }, 'paid');
  const [id] = await idsOf('paid');
  const before = await rowsOf('paid');
  for (const [action, body] of [
    ['remove', {}],
    ['restore', {}],
    ['quantity', { quantity: 5 }],
  ] as const) {
    expect(codeOf(await post(`/api/watchlist/${id}/${action}/`, body, 'free'))).toEqual([404, 'not_found']);
    expect((await post(`/api/watchlist/${id}/${action}/`, body, 'anonymous')).statusCode).toBe(401);
    for (const strange of ['0', '-1', 'x', '99999999999', '1.5'])
      expect((await post(`/api/watchlist/${strange}/${action}/`, body)).statusCode).toBe(404);
  }
  await post(`/api/watchlist/${id}/remove/`, {}, 'paid');
  expect(codeOf(await post(`/api/watchlist/${id}/restore/`, {}, 'free'))).toEqual([404, 'not_found']);
  await post(`/api/watchlist/${id}/restore/`, {}, 'paid');
  expect(await rowsOf('paid')).toEqual(before);
  expect(await rowsOf('free')).toEqual([]);
});

test('WL-03 a split after the quantity was given multiplies it', async () => {
  await add({ add: venues.slice(0, 1), qnt: [10] });
  await query(`update watchlist_item set quantity_as_of = '2026-05-01'`);
  const { rows } = await query('select id from import_batch limit 1');
  await query(`insert into split (instrument_id, day, ratio, batch_id) values ($1, '2026-06-01', 4, $2)`, [
    stockId,
    rows[0].id,
  ]);
  expect(await rowsOf()).toMatchObject([{ quantity: 40 }]);
  await query(`delete from split where instrument_id = $1 and day = '2026-06-01'`, [stockId]);
});

const pageOf = async (viewer: TestViewer = 'free', more = '') =>
  (await app.get(`/watchlist/?format=json${more}`, viewer)).json();

test('WL-03 the page shows each position with price, change, value and results, and a total a currency', async () => {
  const [first = 0, second = 0] = venues;
  await add({ add: [first, second], qnt: [10] });
  const exchange = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json().exchangeTable.data;
  await query(`update watchlist_item set added_price = $1 where venue_id = $2`, [
    exchange[0].last / 2,
    first,
  ]);
  const { positions } = await pageOf();
  const [held, watched] = positions.rows;
  const round = (money: number) => Math.round(money * 100) / 100;
  expect(held).toMatchObject({
    name: 'Norvik Steel Group',
    url: '/stocks/norvik-steel/',
    venue: exchange[0].trading_ground,
    quantity: 10,
    last: exchange[0].last,
    change: exchange[0].change,
    value: round(10 * exchange[0].last),
    day_result: round(10 * held.change_money),
    total_result: round(5 * exchange[0].last),
    total_percent: 100,
    added_on: '2026-06-30',
  });
  expect(held.change_money).not.toBe(0);
  expect(watched).toMatchObject({
    url: `/stocks/norvik-steel/${second}/`,
    quantity: null,
    last: exchange[1].last,
    value: null,
    day_result: null,
    total_result: null,
    total_percent: 0,
  });
  expect(positions.totals).toEqual([
    {
      currency_name: held.currency_name,
      value: held.value,
      day_result: held.day_result,
      total_result: held.total_result,
    },
  ]);
});

test('WL-03 LV-05 an account without a level sees what it watches and no price of it', async () => {
  await add({ qnt: [10] }, 'operator');
  await query(`update site_user set level = 0 where email = 'operator@demo.example'`);
  await expect.poll(async () => (await pageOf('operator')).positions.rows[0].last).toBe('***');
  const { positions } = await pageOf('operator');
  expect(positions.rows[0]).toMatchObject({
    value: '***',
    day_result: '***',
    total_result: '***',
    quantity: 10,
  });
  expect(positions.totals[0]).toMatchObject({ value: '***', day_result: '***', total_result: '***' });
  await query(`update site_user set level = 1 where email = 'operator@demo.example'`);
});

test('WL-03 the page is for accounts; others are sent to sign in and come back', async () => {
  const refused = await app.get('/watchlist/?format=json');
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'must_sign_in']);
  const moved = await app.get('/deu/watchlist/');
  expect([moved.statusCode, moved.headers.location]).toEqual([
    303,
    '/deu/sign-in/?next=%2Fdeu%2Fwatchlist%2F',
  ]);
  const { statusCode, headers, body } = await app.get('/watchlist/', 'free');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toContain('Your watchlist is empty');
});

test('WL-03 without script a row is removed by a form, and the page that follows has the way back', async () => {
  await add({ add: venues.slice(0, 1) });
  const [id] = await idsOf();
  const form = async (url: string, fields: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        cookie: await app.cookieOf('free'),
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  const removed = await form(`/api/watchlist/${id}/remove/`, { next: `/watchlist/?removed=${id}` });
  expect([removed.statusCode, removed.headers.location]).toEqual([303, `/watchlist/?removed=${id}`]);
  const { body } = await app.get(`/watchlist/?removed=${id}`, 'free');
  expect(body).toContain('Norvik Steel Group removed from your watchlist.');
  expect(body).toContain(`action="/api/watchlist/${id}/restore/"`);
  expect((await pageOf('paid', `&removed=${id}`)).removed).toBeNull();
  await form(`/api/watchlist/${id}/restore/`, { next: '/watchlist/' });
  expect(await idsOf()).toEqual([id]);

  const wrong = await form(`/api/watchlist/${id}/quantity/`, { quantity: 'many', next: '/watchlist/' });
  expect(wrong.headers.location).toBe('/watchlist/?refused=bad_quantity&next=%2Fwatchlist%2F');
  expect((await app.get('/watchlist/?refused=bad_quantity', 'free')).body).toContain(
    'Enter a quantity above zero, up to',
  );
  await form(`/api/watchlist/${id}/quantity/`, { quantity: '12.5', next: '/watchlist/' });
  expect(await rowsOf()).toMatchObject([{ quantity: 12.5 }]);
  const added = await form(ADD, { stockId: String(stockId), add: String(venues[1]), next: '/watchlist/' });
  expect(added.headers.location).toBe('/watchlist/');
  expect(await idsOf()).toHaveLength(2);
});

test.each([
  { viewer: 'anonymous', status: 401, code: 'must_sign_in' },
  { viewer: 'free', status: 403, code: 'must_get_access' },
  { viewer: 'noexcel', status: 403, code: 'access_denied_auth' },
] as const)('WL-03 CH-15 $viewer gets no file: $code', async ({ viewer, status, code }) => {
  const refused = await app.get('/export/watchlist/', viewer, { accept: '*/*' });
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
});

test('WL-03 a paid reader with the permission exports the watchlist, numbers as numbers', async () => {
  await add({ add: venues.slice(0, 2), qnt: [10.5] }, 'paid');
  const { positions } = await pageOf('paid');
  const [held] = positions.rows;
  const file = await app.get('/rus/export/watchlist/', 'paid', { accept: '*/*' });
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toContain('watchlist_2026-06-30');
  const [sheet] = await readExcelFile(file.rawPayload);
  const rows = sheet?.data ?? [];
  expect(sheet?.sheet).toBe('Список наблюдения');
  const row = rows.find((cells) => cells[8] === 10.5);
  expect(row?.slice(6, 12)).toEqual([
    held.last,
    expect.closeTo(held.change / 100, 10),
    10.5,
    held.value,
    held.day_result,
    held.total_result,
  ]);
  expect(rows.at(-1)?.[9]).toBe(held.value);
  expect((await app.get('/export/watchlist/?from=1', 'paid', { accept: '*/*' })).statusCode).toBe(400);
});
