import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const query = (sql: string) => app.services.stores.primaryPool.query(sql);
beforeEach(() => query('delete from saved_screen'));

const post = async (url: string, payload: object = {}, viewer: TestViewer = 'free') =>
  app.http.inject({
    method: 'POST',
    url,
    headers: viewer === 'anonymous' ? {} : { cookie: await app.cookieOf(viewer) },
    payload,
  });
const save = (name: string, words: string, viewer?: TestViewer) =>
  post('/api/screens/', { list: 'bonds', name, query: words }, viewer);
const screensOf = async (viewer: TestViewer = 'free') =>
  (await app.get('/api/screens/', viewer)).json().screens;

test('RD-04 a screen is saved as its list writes it, renamed, removed and put back', async () => {
  const saved = await save(' Short ', 'currency=EUR&columns=yields&x=nonsense&sort=-coupon_rate&after=1_2');
  const words = 'currency=EUR&sort=-coupon_rate&columns=yields';
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { id: saved.json().id, list: 'bonds', name: 'Short', query: words },
  ]);
  const { id } = saved.json();
  expect((await post(`/api/screens/${id}/rename/`, { name: 'Euro' })).statusCode).toBe(200);
  expect(await screensOf()).toEqual([{ id, list: 'bonds', name: 'Euro', query: words }]);
  const page = (await app.get('/screens/', 'free')).body;
  expect(page).toContain(`href="/bonds/?${words.replaceAll('&', '&amp;')}"`);
  await post(`/api/screens/${id}/remove/`);
  expect(await screensOf()).toEqual([]);
  await post(`/api/screens/${id}/restore/`);
  expect(await screensOf()).toHaveLength(1);
});

test('RD-04 a saved screen says in words what it holds, in the language of the reader', async () => {
  await save('Short', 'industry=steel&rating=a&coupon_rate_from=3.5&sort=-coupon_rate&columns=yields');
  const textOf = (body: string) => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(textOf((await app.get('/screens/', 'free')).body)).toContain(
    'Bonds · A · Steel · Coupon, % from 3.5 · by Coupon, %, descending · columns: Yields',
  );
  const wanted = `/deu/screens/?list=stocks&query=${encodeURIComponent('country=DE&columns=all')}`;
  expect(textOf((await app.get(wanted, 'free')).body)).toContain('Aktien · Deutschland · Spalten:');
});

test('RD-04 nobody sees, renames or removes the screens of another, and visitors have none', async () => {
  const { id } = (await save('Mine', '')).json();
  expect(await screensOf('paid')).toEqual([]);
  for (const [what, body] of [
    ['rename', { name: 'Yours' }],
    ['remove', {}],
    ['restore', {}],
  ] as const)
    expect((await post(`/api/screens/${id}/${what}/`, body, 'paid')).statusCode, what).toBe(404);
  expect((await save('Mine', '', 'anonymous')).statusCode).toBe(401);
  expect(await screensOf()).toHaveLength(1);
});

test('RD-04 fifty screens are kept, and the next one is refused with its reason', async () => {
  const { id } = (await save('Mine', '')).json();
  await query(`insert into saved_screen (user_id, list, name, query, saved_at)
    select user_id, list, 'Copy ' || n, query, saved_at from saved_screen, generate_series(2, 50) n where id = ${id}`);
  const refused = await save('One more', '');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'saved_screens_full']);
});

test('RD-04 without script a list leads to a form that saves it, whatever its address says', async () => {
  const list = (await app.get('/bonds/?currency=EUR&columns=yields', 'free')).body;
  const href = '/screens/?list=bonds&amp;query=currency%3DEUR%26columns%3Dyields';
  expect(list).toContain(`href="${href}"`);
  const form = (await app.get(href.replaceAll('&amp;', '&'), 'free')).body;
  expect(form).toMatch(/<form[^>]*action="\/api\/screens\/" method="post"/);
  expect(form).toContain('value="currency=EUR&amp;columns=yields"');
  const odd = await app.get('/screens/?list=bonds&query=%25E0%25A4%25A&removed=x', 'free');
  expect(odd.statusCode).toBe(200);
  const sent = await app.http.inject({
    method: 'POST',
    url: '/api/screens/',
    headers: {
      cookie: await app.cookieOf('free'),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'list=bonds&query=currency%3DEUR&name=Euro&next=%2Fscreens%2F',
  });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/screens/']);
});
