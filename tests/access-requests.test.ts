import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_OPENINGS } from '#domain/access/tariff.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await query('truncate access_request, operator_change, outbound_message');
  await query('update plan set is_offered = true');
  await query(
    `update site_user set level = 1, plan_id = null, excel_export_access = false, language = null
      where email in ('free@demo.example', 'operator@demo.example')`,
  );
  await query(`update site_user set is_operator = false where email = 'noexcel@demo.example'`);
  app.services.sessions.forgetAll();
});

const SEND = '/api/profile/pa/subscr_send_request/';
const EXPAND = '/api/profile/pa/subscr_expand_request/';

async function post(viewer: TestViewer, url: string, payload: object = {}) {
  const headers = { cookie: await app.cookieOf(viewer) };
  return app.http.inject({ method: 'POST', url, payload, headers });
}
async function postForm(viewer: TestViewer, url: string, fields: Record<string, string>) {
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
const codeOf = async (requested: ReturnType<typeof post>) => {
  const response = await requested;
  return response.statusCode === 200 ? 200 : `${response.statusCode} ${response.json().code}`;
};
const ask = async (viewer: TestViewer, url: string, tariff: number) =>
  (await post(viewer, url, { tariff })).json().request.id as number;
const accessOf = async (viewer: TestViewer) => (await app.get('/profile/access/?format=json', viewer)).json();
const query = async (text: string) => (await app.services.stores.primaryPool.query(text)).rows;
const idOf = async (viewer: string) =>
  (await query(`select id from site_user where email = '${viewer}@demo.example'`))[0].id as number;
const seesDynamics = async (viewer: TestViewer) => {
  const page = (await app.get('/stocks/norvik-steel/?format=json', viewer)).json();
  return page.priceDynamics['delta_last_price_1m.numeric'] !== '***';
};

test('US-06 everyone is shown the tariffs, and an anonymous visitor how to begin', async () => {
  const data = await accessOf('anonymous');
  expect(data).toMatchObject({ access: null, requests: [] });
  const inOrder = ALL_OPENINGS.filter((opening) => opening !== 'excel-export');
  expect(data.offers.map(({ id, opens, asking }: never) => ({ id, opens, asking }))).toEqual([
    { id: 1, opens: ['last-price', 'extended-chart'], asking: null },
    { id: 678, opens: inOrder, asking: null },
    { id: 677, opens: ALL_OPENINGS, asking: null },
  ]);
  const { body } = await app.get('/fra/profile/access/');
  expect(body).toContain('/fra/sign-in/?next=%2Ffra%2Fprofile%2Faccess%2F');
  expect(body).toContain('Professionnel');
  expect(body).not.toContain('<form method="post" action="/fra/api/profile/pa/');
});

test.each([
  { from: '/profile_access/', to: '/profile/access/' },
  { from: '/rus/profile_access/?utm_source=a', to: '/rus/profile/access/?utm_source=a' },
])('US-06 the old address $from moves to the page', async ({ from, to }) => {
  const { statusCode, headers } = await app.get(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('US-06 what may be requested is refused for a reason', async () => {
  const [own, other] = [await idOf('free'), await idOf('paid')];
  const cases = [
    [post('anonymous', SEND, { tariff: 677 }), '401 must_sign_in'],
    [post('free', SEND, { tariff: 677, contactPersonId: other }), '403 must_be_operator'],
    [post('free', SEND, { tariff: 5 }), '404 not_found'],
    [post('free', SEND, { tariff: 1 }), '409 conflict'],
    [post('free', EXPAND, { tariff: 677 }), '409 conflict'],
    [post('paid', EXPAND, { tariff: 677 }), '409 conflict'],
    [post('paid', EXPAND, { tariff: 678 }), '409 conflict'],
    [post('noexcel', SEND, { tariff: 677 }), '409 conflict'],
    [post('free', SEND, { tariff: 'x' }), '400 bad_request'],
    [post('free', SEND, { tariff: 677, level: 1077 }), '400 bad_request'],
  ] as const;
  for (const [requested, code] of cases) expect(await codeOf(requested), code).toBe(code);

  const sent = await post('free', SEND, { tariff: 677, contactPersonId: own });
  expect(sent.json()).toEqual({
    success: true,
    request: { id: expect.any(Number), state: 'open' },
    messages: [],
  });
  expect(await codeOf(post('free', SEND, { tariff: 677 }))).toBe('409 already_requested');
  expect(await codeOf(post('noexcel', EXPAND, { tariff: 677 }))).toBe(200);
  expect((await accessOf('free')).offers.map(({ asking }: never) => asking)).toEqual(['has', 'send', 'open']);
});

test('US-06 two requests at the same moment are one', async () => {
  const codes = await Promise.all(
    Array.from({ length: 4 }, () => codeOf(post('free', SEND, { tariff: 677 }))),
  );
  expect(codes.sort()).toEqual([200, ...Array(3).fill('409 already_requested')]);
});

test('US-06 a tariff that is not offered is neither shown nor given', async () => {
  await query('update plan set is_offered = false where id = 678');
  expect((await accessOf('free')).offers.map(({ id }: { id: number }) => id)).toEqual([1, 677]);
  expect(await codeOf(post('free', SEND, { tariff: 678 }))).toBe('404 not_found');
});

test('US-06 without script the form comes back to the page, which says that the request is sent', async () => {
  const sent = await postForm('free', `/deu${SEND}`, { tariff: '677', next: '/deu/profile/access/' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/deu/profile/access/']);
  expect((await app.get('/deu/profile/access/', 'free')).body).toMatch(/Anfrage vom \d/);
  const again = await postForm('free', `/deu${SEND}`, { tariff: '677', contactPersonId: '' });
  expect(again.headers.location).toBe('/deu/profile/access/?refused=already_requested');
  const { body } = await app.get(String(again.headers.location), 'free');
  expect(body).toContain('role="alert"');
});

test('US-06 a request is taken back by whoever made it, once', async () => {
  const id = await ask('free', SEND, 677);
  const withdraw = `/api/profile/pa/requests/${id}/withdraw/`;
  expect(await codeOf(post('paid', withdraw))).toBe('404 not_found');
  expect((await post('free', withdraw)).json().request).toEqual({ id, state: 'withdrawn' });
  expect(await codeOf(post('free', withdraw))).toBe('409 conflict');
  expect(await codeOf(post('operator', `/api/operator/requests/${id}/grant/`))).toBe('409 conflict');
  expect((await accessOf('free')).requests).toMatchObject([{ id, state: 'withdrawn' }]);
  expect(await codeOf(post('free', SEND, { tariff: 677 }))).toBe(200);
});

test('US-06 ten requests a day are enough for anyone', async () => {
  for (let i = 0; i < 10; i++)
    await post('free', `/api/profile/pa/requests/${await ask('free', SEND, 677)}/withdraw/`);
  const refused = await post('free', SEND, { tariff: 677 });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(await codeOf(post('noexcel', EXPAND, { tariff: 677 }))).toBe(200);
});

test('US-06 US-08 LV-04 a granted request opens the values on the next request, and taking it back closes them', async () => {
  expect(await seesDynamics('free')).toBe(false);
  const id = await ask('free', SEND, 677);
  expect(await codeOf(post('operator', `/api/operator/requests/${id}/grant/`))).toBe(200);
  expect(await seesDynamics('free')).toBe(true);
  const { access, requests, offers } = await accessOf('free');
  expect(access).toEqual({
    level: 1077,
    tariff: 677,
    tariffName: 'Professional',
    excelExportAccess: true,
    ends_on: null,
  });
  expect(requests).toMatchObject([{ id, state: 'granted', decided: '2026-06-30T22:00' }]);
  expect(offers.map(({ asking }: never) => asking)).toEqual(['has', 'has', 'has']);
  await query(
    `update site_user set level = 1, plan_id = null, excel_export_access = false where email = 'free@demo.example'`,
  );
  await expect.poll(() => seesDynamics('free')).toBe(false);
});

test('US-08 a decision is recorded with what it changed, and sent by e-mail', async () => {
  await query(`update site_user set language = 'pol' where email = 'free@demo.example'`);
  const granted = await ask('free', SEND, 678);
  await post('operator', `/api/operator/requests/${granted}/grant/`);
  const rejected = await ask('free', EXPAND, 677);
  await post('operator', `/api/operator/requests/${rejected}/reject/`, {
    answer: ' Not {yet}.\r\nAsk in May. ',
  });

  const [free, operator] = [await idOf('free'), await idOf('operator')];
  const changes = await query(
    'select operator_id, subject, subject_id, action, before, after from operator_change order by id',
  );
  expect(changes).toMatchObject([
    { operator_id: operator, subject: 'access-request', subject_id: String(granted), action: 'grant' },
    {
      subject: 'user',
      subject_id: String(free),
      before: { level: 1, tariff: null, excelExportAccess: false },
      after: { level: 1077, tariff: 678, excelExportAccess: false },
    },
    {
      subject: 'access-request',
      action: 'reject',
      after: { state: 'rejected', answer: 'Not {yet}.\nAsk in May.' },
    },
  ]);
  const emails = await query('select address, subject, text, state from outbound_message order by id');
  expect(emails).toMatchObject([
    { address: 'free@demo.example', subject: 'Twój plan „Analityk” jest aktywny', state: 'held' },
    { address: 'free@demo.example', text: expect.stringContaining('Not {yet}.\nAsk in May.') },
  ]);
  expect(emails[0].text).toContain('http://127.0.0.1:3000/pol/profile/access/');
  expect((await accessOf('free')).requests[0]).toMatchObject({
    state: 'rejected',
    answer: 'Not {yet}.\nAsk in May.',
  });
});

test('US-08 of two operators who decide at once the second is informed', async () => {
  const id = await ask('free', SEND, 677);
  const codes = await Promise.all([
    codeOf(post('operator', `/api/operator/requests/${id}/grant/`)),
    codeOf(post('operator', `/api/operator/requests/${id}/reject/`, { answer: 'No.' })),
  ]);
  expect(codes.sort()).toEqual([200, '409 conflict']);
  expect(await query('select count(*)::int as emails from outbound_message')).toEqual([{ emails: 1 }]);
  expect(await codeOf(post('operator', '/api/operator/requests/999/grant/'))).toBe('404 not_found');
});

test('US-08 an older request never takes away access granted since', async () => {
  const [analyst, professional] = [await ask('free', SEND, 678), await ask('free', SEND, 677)];
  await post('operator', `/api/operator/requests/${professional}/grant/`);
  expect(await codeOf(post('operator', `/api/operator/requests/${analyst}/grant/`))).toBe('409 conflict');
  expect((await accessOf('free')).access.excelExportAccess).toBe(true);
  const page = (await app.get('/operator/requests/?format=json', 'operator')).json();
  expect(page.open).toMatchObject([{ id: analyst, hasItAlready: true, level: 1077 }]);
});

test('SF-10 US-08 an operator’s own request is decided by another operator, and the record names both', async () => {
  await query(`update site_user set is_operator = true where email = 'noexcel@demo.example'`);
  const [own, other] = [await idOf('operator'), await idOf('noexcel')];
  const id = await ask('operator', SEND, 677);
  const [grant, reject] = ['grant', 'reject'].map((answer) => `/api/operator/requests/${id}/${answer}/`);
  const before = [await accessOf('operator'), await query('select * from operator_change')];

  expect(await codeOf(post('operator', `${grant}`))).toBe('403 own_account');
  expect(await codeOf(post('operator', `${reject}`, { answer: 'No.' }))).toBe('403 own_account');
  expect([await accessOf('operator'), await query('select * from operator_change')]).toEqual(before);
  const openFor = async (viewer: TestViewer) =>
    (await app.get('/operator/requests/?format=json', viewer)).json().open;
  expect(await openFor('operator')).toMatchObject([{ id, isOwn: true }]);
  expect(await openFor('noexcel')).toMatchObject([{ id, isOwn: false }]);

  expect(await codeOf(post('noexcel', `${grant}`))).toBe(200);
  expect((await accessOf('operator')).access).toMatchObject({ tariff: 677, excelExportAccess: true });
  const requestedBy = 'operator@demo.example';
  expect(
    await query(
      'select operator_id, subject, subject_id, action, before, after from operator_change order by id',
    ),
  ).toEqual([
    {
      operator_id: other,
      subject: 'access-request',
      subject_id: String(id),
      action: 'grant',
      before: { state: 'open' },
      after: { state: 'granted', requestedBy, tariffId: 677, answer: '' },
    },
    {
      operator_id: other,
      subject: 'user',
      subject_id: String(own),
      action: 'change',
      before: { level: 1, tariff: null, excelExportAccess: false },
      after: { level: 1077, tariff: 677, excelExportAccess: true, requestedBy },
    },
  ]);
});

test('SF-10 US-06 an operator withdraws their own request like everyone else', async () => {
  const id = await ask('operator', SEND, 677);
  expect(await codeOf(post('operator', `/api/profile/pa/requests/${id}/withdraw/`))).toBe(200);
  expect((await accessOf('operator')).requests).toMatchObject([{ id, state: 'withdrawn' }]);
  expect(await query('select * from operator_change')).toEqual([]);
});

test.each([
  { answer: '', what: 'nothing' },
  { answer: ' \r\n ', what: 'white space' },
  { answer: 'x'.repeat(1001), what: 'more than a thousand characters' },
  { answer: 'a\u0000b', what: 'a control character' },
])('US-08 $what is no answer to a reader', async ({ answer }) => {
  const id = await ask('free', SEND, 677);
  const refused = await postForm('operator', `/api/operator/requests/${id}/reject/`, { answer });
  expect(refused.headers.location).toBe('/operator/requests/?refused=bad_request');
  expect((await accessOf('free')).requests[0].state).toBe('open');
});

test('US-08 the operator sees open requests first, the longest waiting on top, and the rest by state and page', async () => {
  const free = await idOf('free');
  await query(`
    insert into access_request (user_id, kind, plan_id, created_at, state, decided_at, answer)
    select ${free}, 'send', 677, '2026-06-01', state, timestamptz '2026-06-02' + n * interval '1 hour', ''
      from (values ('granted'), ('rejected')) states(state), generate_series(1, 20) n`);
  const [first, second] = [await ask('noexcel', EXPAND, 677), await ask('free', SEND, 678)];
  const page = async (search: string) =>
    (await app.get(`/operator/requests/?format=json${search}`, 'operator')).json();
  const all = await page('');
  expect(all).toMatchObject({ openCount: 2, total: 40, pages: 2, state: null });
  expect(all.open.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  expect(all.open[0]).toMatchObject({
    email: 'noexcel@demo.example',
    tariffNow: 'Professional',
    asksFor: 'Professional',
  });
  expect((await page('&page=2')).decided).toHaveLength(15);
  const rejected = await page('&state=rejected');
  expect(rejected).toMatchObject({ total: 20, pages: 1 });
  expect(new Set(rejected.decided.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['rejected']),
  );
  expect((await app.get('/operator/requests/?page=3', 'operator')).statusCode).toBe(404);
});
