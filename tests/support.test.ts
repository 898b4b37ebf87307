import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TICKETS = '/api/profile/support/tickets/';
const UNREAD = '/api/profile/support/unread/';
const query = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);

beforeEach(async () => {
  await query('delete from support_ticket');
  await query('delete from outbound_message');
  await query('delete from operator_change');
});

async function post(url: string, payload: object = {}, viewer: TestViewer = 'paid') {
  return app.http.inject({ method: 'POST', url, payload, headers: { cookie: await app.cookieOf(viewer) } });
}
async function postForm(url: string, fields: Record<string, string>, viewer: TestViewer = 'paid') {
  return app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      cookie: await app.cookieOf(viewer),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}
async function open(text = 'Which rate is meant?', viewer: TestViewer = 'paid'): Promise<number> {
  const response = await post(TICKETS, { subject: 'Coupons', text }, viewer);
  expect(response.statusCode).toBe(200);
  return response.json().id;
}
const unreadOf = async (viewer: TestViewer) => (await app.get(UNREAD, viewer)).json().count;
const answerAs = (id: number, text: string) =>
  post(`/api/operator/tickets/${id}/answer/`, { text }, 'operator');

test('SH-08 US-07 tickets load for level 1077 or tariff 677 and for nobody else', async () => {
  await open();
  const answers = Object.fromEntries(
    await Promise.all(
      (['anonymous', 'free', 'operator', 'noexcel', 'paid'] as const).map(async (viewer) => {
        const response = await app.get(TICKETS, viewer);
        return [viewer, [response.statusCode, response.json().code ?? response.json().items.length]];
      }),
    ),
  );
  expect(answers).toEqual({
    anonymous: [401, 'must_sign_in'],
    free: [403, 'must_get_access'],
    operator: [403, 'must_get_access'],
    noexcel: [200, 0],
    paid: [200, 1],
  });
  await query(`update site_user set plan_id = 677 where email = 'free@demo.example'`);
  await expect.poll(async () => (await app.get(TICKETS, 'free')).statusCode).toBe(200);
  await query(`update site_user set plan_id = null where email = 'free@demo.example'`);
  await expect.poll(async () => (await app.get(TICKETS, 'free')).statusCode).toBe(403);
});

test('US-07 every call of a reader is refused without support, and changes nothing', async () => {
  const id = await open();
  const before = (await query('select * from support_message')).rows;
  for (const [url, body] of [
    [TICKETS, { subject: 'x', text: 'x' }],
    [`${TICKETS}${id}/messages/`, { text: 'x' }],
    [`${TICKETS}${id}/read/`, {}],
    [`${TICKETS}${id}/close/`, {}],
  ] as const) {
    expect((await post(url, body, 'anonymous')).statusCode, url).toBe(401);
    const refused = await post(url, body, 'free');
    expect([refused.statusCode, refused.json().code], url).toEqual([403, 'must_get_access']);
  }
  expect((await query('select * from support_message')).rows).toEqual(before);
});

test('US-07 a ticket of someone else is not there', async () => {
  const id = await open();
  for (const url of ['messages', 'read', 'close'].map((part) => `${TICKETS}${id}/${part}/`)) {
    const body = url.includes('messages') ? { text: 'x' } : {};
    expect((await post(url, body, 'noexcel')).statusCode, url).toBe(404);
  }
  expect((await app.get(`/support/${id}/?format=json`, 'noexcel')).statusCode).toBe(404);
  expect((await app.get('/support/2000000000/?format=json', 'paid')).statusCode).toBe(404);
  expect((await app.get(`/support/${id}/?format=json`, 'free')).statusCode).toBe(403);
});

test('US-07 a ticket has its messages, each with status_id and contacts_id', async () => {
  const id = await open('First line\r\nsecond line');
  await answerAs(id, 'An answer');
  const { items, unread } = (await app.get(TICKETS, 'paid')).json();
  const at = app.services.clock().toISOString();
  const idOf = async (email: string) =>
    (await query('select id from site_user where email = $1', [email])).rows[0].id;
  expect(unread).toBe(1);
  expect(items).toMatchObject([{ id, subject: 'Coupons', is_closed: false, created_at: at, updated_at: at }]);
  expect(items[0].messages).toMatchObject([
    {
      status_id: 2,
      contacts_id: await idOf('paid@demo.example'),
      text: 'First line\nsecond line',
      written_at: at,
      shown_at: '2026-06-30T22:00',
      is_mine: true,
    },
    {
      status_id: 1,
      contacts_id: await idOf('operator@demo.example'),
      text: 'An answer',
      is_mine: false,
      is_unread: true,
    },
  ]);
});

test('SH-08 an answer is unread until it is read, counted alike by both calls', async () => {
  const id = await open();
  expect(await unreadOf('paid')).toBe(0);
  await answerAs(id, 'One');
  await answerAs(id, 'Two');
  expect(await unreadOf('paid')).toBe(2);
  expect((await app.get(TICKETS, 'paid')).json().unread).toBe(2);
  expect([await unreadOf('noexcel'), await unreadOf('free'), await unreadOf('operator')]).toEqual([0, 0, 0]);
  await app.get(`/support/${id}/`, 'paid');
  expect(await unreadOf('paid'), 'a GET reads nothing').toBe(2);
  expect((await post(`${TICKETS}${id}/read/`)).statusCode).toBe(200);
  expect(await unreadOf('paid')).toBe(0);
});

test('SH-08 a reply without script reads what was unread, and opens a closed ticket again', async () => {
  const id = await open();
  await answerAs(id, 'One');
  await post(`${TICKETS}${id}/close/`);
  const response = await postForm(`${TICKETS}${id}/messages/`, { text: 'Thanks', next: `/support/${id}/` });
  expect([response.statusCode, response.headers.location]).toEqual([303, `/support/${id}/`]);
  expect(await unreadOf('paid')).toBe(0);
  expect((await app.get(`/support/${id}/?format=json`, 'paid')).json()).toMatchObject({
    is_closed: false,
    messages: [{}, {}, { text: 'Thanks', is_mine: true }],
  });
});

test.each([
  { why: 'no text', body: { subject: 'a', text: ' \n ' } },
  { why: 'no subject', body: { subject: ' ', text: 'a' } },
  { why: 'a long subject', body: { subject: 'a'.repeat(201), text: 'a' } },
  { why: 'a long text', body: { subject: 'a', text: 'a'.repeat(5001) } },
  { why: 'a subject of two lines', body: { subject: 'a\nb', text: 'a' } },
  { why: 'a NUL in the text', body: { subject: 'a', text: 'a\u0000b' } },
  { why: 'an unknown field', body: { subject: 'a', text: 'a', is_closed: true } },
])('US-07 a ticket with $why is refused', async ({ body }) => {
  expect((await post(TICKETS, body)).statusCode).toBe(400);
  expect((await query('select 1 from support_ticket')).rowCount).toBe(0);
});

test('US-07 what is written is text: nothing in it is interpreted', async () => {
  const text = '<script>alert(1)</script> & https://example.com/\n  indented\tx';
  const id = await open(text);
  expect((await app.get(TICKETS, 'paid')).json().items[0].messages[0].text).toBe(text);
  for (const [path, viewer] of [
    [`/support/${id}/`, 'paid'],
    [`/operator/tickets/${id}/`, 'operator'],
    ['/support/', 'paid'],
  ] as const) {
    const { body } = await app.get(path, viewer);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; https://example.com/');
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('href="https://example.com/');
  }
});

test('US-07 one person writes at most twenty messages an hour, also at the same moment', async () => {
  const id = await open();
  const send = () => post(`${TICKETS}${id}/messages/`, { text: 'more' });
  const answers = await Promise.all(Array.from({ length: 21 }, send));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  const refused = await post(TICKETS, { subject: 'Another', text: 'x' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await post(TICKETS, { subject: 'Mine', text: 'x' }, 'noexcel')).statusCode).toBe(200);
});

test('US-07 without support the page explains itself and leads to the access page', async () => {
  const { statusCode, body } = await app.get('/support/', 'free');
  expect(statusCode).toBe(200);
  expect(body).toContain('Support is included with full access');
  expect(body).toContain('href="/profile/access/"');
  expect(body).not.toContain('name="text"');
  expect((await app.get('/support/')).headers.location).toBe('/sign-in/?next=%2Fsupport%2F');
});

test('US-07 a long conversation is shown by its last fifty messages, and the earlier ones by a link', async () => {
  const id = await open('number 0');
  await query(
    `insert into support_message (ticket_id, author_id, text)
     select $1, null, 'number ' || n from generate_series(1, 60) n`,
    [id],
  );
  const latest = (await app.get(`/support/${id}/?format=json`, 'paid')).json();
  expect(latest.messages.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 50 }, (_, index) => `number ${index + 11}`),
  );
  const earlier = (await app.get(`/support/${id}/?format=json&before=${latest.earlier}`, 'paid')).json();
  expect(earlier.messages).toHaveLength(11);
  expect([earlier.earlier, earlier.is_latest]).toEqual([null, false]);
  expect((await app.get(TICKETS, 'paid')).json().items[0].messages).toHaveLength(50);
  expect(await unreadOf('paid'), 'also of what is not listed').toBe(60);
});

test('US-08 an answer is recorded, and an e-mail says so in the language of the reader, without its text', async () => {
  const headers = { cookie: await app.cookieOf('paid') };
  const payload = { subject: 'Купоны', text: 'Какая ставка?' };
  const opened = await app.http.inject({ method: 'POST', url: `/rus${TICKETS}`, payload, headers });
  const { id } = opened.json();
  expect((await answerAs(id, 'A secret answer')).statusCode).toBe(200);
  const { rows } = await query('select channel, address, subject, text from outbound_message');
  expect(rows).toEqual([
    {
      channel: 'mail',
      address: 'paid@demo.example',
      subject: 'Ответ на ваше обращение «Купоны»',
      text: expect.stringContaining(`/rus/support/${id}/`),
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
  await query(`update site_user set language = 'pol' where email = 'paid@demo.example'`);
  await answerAs(id, 'Another');
  await query(`update site_user set language = null where email = 'paid@demo.example'`);
  const emails = await query('select subject from outbound_message order by id desc limit 1');
  expect(emails.rows).toEqual([{ subject: 'Odpowiedź na zgłoszenie „Купоны”' }]);
});

test('US-08 the operator closes and reopens, each recorded once, and reading needs a POST', async () => {
  const id = await open();
  const act = async (action: string) =>
    (await post(`/api/operator/tickets/${id}/${action}/`, {}, 'operator')).statusCode;
  await app.get(`/operator/tickets/${id}/`, 'operator');
  expect((await query('select status_id from support_message')).rows).toEqual([{ status_id: 1 }]);
  for (const action of ['read', 'close', 'close', 'reopen', 'reopen']) expect(await act(action)).toBe(200);
  expect((await query('select status_id from support_message')).rows).toEqual([{ status_id: 2 }]);
  const { rows } = await query(
    `select subject, subject_id, action, email from operator_change
       join site_user on site_user.id = operator_id order by operator_change.id`,
  );
  const by = { subject: 'ticket', subject_id: String(id), email: 'operator@demo.example' };
  expect(rows).toEqual([
    { ...by, action: 'close' },
    { ...by, action: 'reopen' },
  ]);
  expect((await post('/api/operator/tickets/2000000000/close/', {}, 'operator')).statusCode).toBe(404);
});

test('US-08 the operator sees who waits first, closed ones apart, and finds people by their address', async () => {
  const answered = await open('answered');
  const waiting = await open('waiting', 'noexcel');
  const closed = await open('closed');
  await answerAs(answered, 'An answer');
  await post(`/api/operator/tickets/${closed}/close/`, {}, 'operator');
  const list = async (search: string) =>
    (await app.get(`/operator/tickets/?format=json${search}`, 'operator'))
      .json()
      .rows.map((row: { id: number; is_waiting: boolean }) => [row.id, row.is_waiting]);
  expect(await list('')).toEqual([
    [waiting, true],
    [answered, false],
  ]);
  expect(await list('&state=closed')).toEqual([[closed, false]]);
  expect(await list('&email=NOEXCEL')).toEqual([[waiting, true]]);
  expect(await list('&email=%25')).toEqual([]);
  expect((await app.get('/operator/tickets/?format=json', 'paid')).statusCode).toBe(403);
});
