import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type BondMapPageData, bondMapPage } from '#pages/public/bond-map/bond-map.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
const query = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);

/** Figures that nobody could take for a position on the map. */
beforeAll(async () => {
  app = await startTestApp();
  await query('delete from bond_measure');
  await query(`
    insert into bond_measure (bond_id, day, price, ytm, leading_yield, macaulay_duration, modified_duration, g_spread, z_spread)
    select instrument_id, date '2026-06-30', 90 + place % 17, 5.137 + place % 11, 5.137 + place % 11,
           1.377 + place % 7, 1.277 + place % 7, 137 + place, 147 + place
      from (select instrument_id, row_number() over (order by instrument_id) as place
              from bond join instrument on id = instrument_id where status = 'active') each`);
});
afterAll(() => app.close());

const read = async (search = '', viewer: TestViewer = 'paid'): Promise<BondMapPageData> =>
  (await app.get(`/bonds/map/?format=json&${search}`, viewer)).json();

async function findIds(where: string): Promise<number[]> {
  const { rows } = await query(`
    select instrument.id from bond_measure join bond on instrument_id = bond_id join instrument on instrument.id = bond_id
      join issuer on issuer.id = issuer_id
     where status = 'active' and ${where} order by instrument.id`);
  return rows.map(({ id }) => id);
}

beforeEach(() => query('delete from saved_map'));

test.each([
  { search: 'currency=all', where: 'true' },
  { search: 'currency=EUR', where: `currency = 'EUR'` },
  { search: 'currency=EUR&currency=RUB', where: `currency in ('EUR', 'RUB')` },
  { search: 'currency=EUR,RUB&kind=fixed', where: `currency in ('EUR', 'RUB') and coupon_type = 'fixed'` },
  { search: 'kind=floating,zero', where: `coupon_type in ('floating', 'zero')` },
  { search: 'sector=corporate', where: `issuer_type = 'corporate'` },
  { search: 'issuer=norvik-steel', where: `issuer.string_id = 'norvik-steel'` },
  { search: 'issuer=norvik', where: `issuer.name ilike '%norvik%'` },
  { search: 'yield_from=7&yield_to=9', where: 'leading_yield between 7 and 9' },
  { search: 'duration_to=3', where: 'macaulay_duration <= 3' },
  { search: 'price_from=100', where: 'price >= 100' },
  { search: 'years_from=2&years_to=5', where: '(matures_on - day) / 365.0 between 2 and 5' },
  {
    search: 'rating=none',
    where: 'not exists (select from rating where rating.issuer_id = instrument.issuer_id)',
  },
  { search: 'currency=XXX', where: 'false' },
  { search: 'currency=all&sector=moon&x=left&yield_from=many&day=never', where: 'true' },
])('EP-05 the map for "$search" has all bonds that match and no other', async ({ search, where }) => {
  const data = await read(search);
  expect(bondMapPage.reply.parse(data)).toEqual(data);
  const { columns } = data.points;
  expect(columns.id.toSorted((a, b) => a - b)).toEqual(await findIds(where));
  for (const column of [columns.key, columns.name, columns.grade, columns.values?.yield])
    expect(column).toHaveLength(columns.id.length);
});

test('EP-05 a bond stands where its measures say, in the reader’s language', async () => {
  const { columns } = (await (await app.get('/rus/bonds/map/?format=json&currency=all', 'paid')).json())
    .points;
  const { rows } = await query(`
    select instrument.id, string_id, name, names, leading_yield, macaulay_duration as duration, price from bond_measure
      join instrument on instrument.id = bond_id where status = 'active'`);
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const at = columns.id.indexOf(row.id);
    const { yield: yields, duration, price } = columns.values;
    expect([columns.key[at], columns.name[at]]).toEqual([
      row.string_id,
      localizedName(row.name, row.names, 'rus'),
    ]);
    expect([yields[at], duration[at], price[at]]).toEqual([row.leading_yield, row.duration, row.price]);
  }
});

test('RD-05 a map opens on one currency, which its filter shows and lets go', async () => {
  const { rows } = await query(`
    select currency from bond_measure join bond on instrument_id = bond_id join instrument on instrument.id = bond_id
     where status = 'active' group by currency order by count(*) desc limit 1`);
  const [{ currency: most }] = rows;
  const opened = await read();
  expect([opened.query, opened.opensOn]).toEqual([`currency=${most}`, most]);
  expect(new Set(opened.points.columns.currency)).toEqual(new Set([most]));
  expect(opened.facets.currency.length).toBeGreaterThan(1);
  for (const [language, currency] of [
    ['tur', 'TRY'],
    ['chn', 'CNY'],
    ['rus', most],
  ])
    expect((await app.get(`/${language}/bonds/map/?format=json`)).json().query).toBe(`currency=${currency}`);
  expect((await read('x=maturity&day=2026-03-16')).query).toBe(`currency=${most}&day=2026-03-16&x=maturity`);
  const every = await read('currency=all');
  expect([every.query, new Set(every.points.columns.currency).size]).toEqual([
    'currency=all',
    every.facets.currency.length,
  ]);
  const { body } = await app.get('/bonds/map/', 'paid');
  const missing = [
    new RegExp(`<input[^>]*name="currency"[^>]*(checked[^>]*value="${most}"|value="${most}"[^>]*checked)`),
    /<input[^>]*type="hidden"[^>]*name="currency"[^>]*value="all"/,
    /href="\/bonds\/map\/\?currency=all"[^>]*>Reset \(1\)/,
    /<link[^>]*rel="canonical"[^>]*href="[^"]*\/bonds\/map\/"/,
  ].filter((part) => !part.test(body));
  expect(missing).toEqual([]);
});

test('EP-05 a choice says how many bonds it has under all other filters', async () => {
  const { facets } = await read('currency=EUR&kind=fixed&yield_from=7');
  const others = { currency: `coupon_type = 'fixed'`, kind: `currency = 'EUR'` };
  const column = { currency: 'currency', kind: 'coupon_type' };
  for (const facet of ['currency', 'kind'] as const) {
    expect(facets[facet].length).toBeGreaterThan(1);
    for (const { id, count } of facets[facet])
      expect(
        await findIds(`${column[facet]} = '${id}' and leading_yield >= 7 and ${others[facet]}`),
        `${facet} ${id}`,
      ).toHaveLength(count ?? 0);
  }
  const matching = await findIds(`currency = 'EUR' and coupon_type = 'fixed' and leading_yield >= 7`);
  const total = (options: readonly { count: number | null }[]) =>
    options.reduce((sum, { count }) => sum + (count ?? 0), 0);
  expect(total(facets.rating)).toBe(matching.length);
  expect(total(facets.sector)).toBe(matching.length);
  expect(total((await read('issuer=norvik-steel')).facets.sector)).toBe(
    (await findIds(`issuer.string_id = 'norvik-steel'`)).length,
  );
});

test.each(['anonymous', 'free'] as const)(
  'CB-07 %s receives positions from 0 to 1 and no value',
  async (viewer) => {
    const answer = await app.get('/bonds/map/?format=json&x=modified&y=spread', viewer);
    const { columns } = answer.json().points;
    expect(columns.values).toBeNull();
    for (const positions of [columns.shape.x, columns.shape.y]) {
      expect(Math.min(...positions)).toBe(0);
      expect(Math.max(...positions)).toBeLessThanOrEqual(1);
      expect(new Set(positions).size).toBeLessThanOrEqual(11);
    }
    expect(answer.body.match(/\b\d+\.[123]77\b|\b\d+\.137\b/g)).toBeNull();
    const html = await app.get('/bonds/map/?x=modified&y=spread', viewer);
    expect(html.statusCode).toBe(200);
    expect(html.body.match(/\b\d+\.[123]77\b|\b\d+\.137\b/g)).toBeNull();
  },
);

test.each(['yield_from=5', 'yield_to=5', 'duration_from=1', 'price_to=100', 'sort=yield', 'sort=-residual'])(
  'CB-07 whoever may not see values may not find them out by %s',
  async (search) => {
    const [anonymous, free, paid] = await Promise.all(
      (['anonymous', 'free', 'paid'] as const).map((viewer) =>
        app.get(`/bonds/map/?format=json&${search}`, viewer),
      ),
    );
    expect([anonymous?.statusCode, anonymous?.json().code]).toEqual([401, 'must_sign_in']);
    expect([free?.statusCode, free?.json().code]).toEqual([403, 'must_get_access']);
    expect(paid?.statusCode).toBe(200);
    expect((await app.get('/bonds/map/?format=json&years_from=1&sort=name', 'anonymous')).statusCode).toBe(
      200,
    );
  },
);

test.each([
  'currency[]=EUR',
  'issuer=%00',
  `issuer=${'%25'.repeat(30)}`,
  "issuer='%20or%201=1--",
  `off=${'9'.repeat(500)}`,
  `own=${encodeURIComponent('<script>alert(1)</script>~1~2')}`,
  'own=A~1e99~2;~~~~~~~~',
  `own=${encodeURIComponent('A~1~2~5~12~9999-12-31~99;'.repeat(20))}`,
  `own=${encodeURIComponent(`${'a'.repeat(59)}😀~1~2`)}`,
  `issuer=${encodeURIComponent(`${'a'.repeat(99)}😀`)}`,
  'day=9999-99-99&x=__proto__&y=constructor&group=toString',
  'yield_from=Infinity&years_to=-0',
  `hide=${'A,'.repeat(3000)}`,
  'refused=boo&removed=-1',
])('EP-05 a hostile address is answered with a map: %s', async (search) => {
  for (const viewer of ['anonymous', 'paid'] as const) {
    const answer = await app.get(`/bonds/map/?${search}`, viewer);
    expect(answer.statusCode).toBe(200);
    expect(answer.body.includes('<script>alert')).toBe(false);
  }
});

test('EP-05 without script the page has the drawing, the filters and the table', async () => {
  const { body } = await app.get('/bonds/map/?currency=EUR&trend=linear&sort=-residual', 'paid');
  const missing = [
    /<svg[^>]*>.*<path/s,
    /<input[^>]*name="currency"[^>]*(checked[^>]*value="EUR"|value="EUR"[^>]*checked)/,
    /<a[^>]*href="\/bonds\/norvik-steel-bond-1\/"/,
    /Vs\s+trend,\s+bp/,
    /aria-sort="descending"/,
    /R² = /,
  ].filter((part) => !part.test(body));
  expect(missing).toEqual([]);
});

const post = async (url: string, payload: object, viewer: TestViewer = 'free') =>
  app.http.inject({ method: 'POST', url, payload, headers: { cookie: await app.cookieOf(viewer) } });
const savedOf = async (viewer: TestViewer = 'free') => (await app.get('/api/bond-maps/', viewer)).json().maps;

test('EP-05 a reader keeps a map under a name, renames it, takes it out and puts it back', async () => {
  const saved = await post('/api/bond-maps/', { name: ' Euro ', query: 'currency=EUR&x=nonsense&evil=1' });
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { id: expect.any(Number), name: 'Euro', query: 'currency=EUR' },
  ]);
  const { id } = saved.json();
  expect((await read('', 'free')).saved).toEqual(await savedOf());
  expect((await read('', 'anonymous')).saved).toBeNull();
  expect((await post(`/api/bond-maps/${id}/rename/`, { name: 'Europe' })).statusCode).toBe(200);
  expect(await savedOf()).toEqual([{ id, name: 'Europe', query: 'currency=EUR' }]);
  expect((await post(`/api/bond-maps/${id}/remove/`, {})).statusCode).toBe(200);
  expect(await savedOf()).toEqual([]);
  expect((await post(`/api/bond-maps/${id}/remove/`, {})).statusCode).toBe(404);
  expect((await post(`/api/bond-maps/${id}/restore/`, {})).statusCode).toBe(200);
  expect(await savedOf()).toHaveLength(1);
  for (const action of ['rename', 'remove', 'restore'])
    expect(
      (await post(`/api/bond-maps/${id}/${action}/`, action === 'rename' ? { name: 'x' } : {}, 'paid'))
        .statusCode,
    ).toBe(404);
  expect(await savedOf()).toHaveLength(1);
});

test('EP-05 fifty maps are saved and no more, and a map without a name is none', async () => {
  for (const body of [
    { name: '', query: '' },
    { name: '  ', query: '' },
    { name: 'a'.repeat(101), query: '' },
    { query: '' },
  ])
    expect((await post('/api/bond-maps/', body)).statusCode).toBe(400);
  await query(`
    insert into saved_map (user_id, name, query, saved_at)
    select id, 'Map ' || n, '', now() from site_user, generate_series(1, 48) n where email = 'free@demo.example'`);
  const names = ['Map 49', 'Map 50', 'Map 51', 'Map 52'];
  const answers = await Promise.all(names.map((name) => post('/api/bond-maps/', { name, query: '' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.json().code).toBe('saved_maps_full');
  expect((await post('/api/bond-maps/', { name: 'x', query: '' }, 'anonymous')).statusCode).toBe(401);
});

test('EP-05 no more is stored of a reader’s maps than a list of them, however many are saved and removed', async () => {
  await query(`
    insert into saved_map (user_id, name, query, saved_at, removed_at)
    select id, 'Gone ' || place, '', now(), now() - place * interval '1 second'
      from site_user, generate_series(1, 80) place where email = 'free@demo.example'`);
  const long = `own=${`${'ж'.repeat(60)}~1~2;`.repeat(20)}`;
  const refused = await post('/api/bond-maps/', { name: 'Long', query: long });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_request']);
  expect((await post('/api/bond-maps/', { name: 'New', query: '' })).statusCode).toBe(200);
  const { rows } = await query('select name from saved_map where removed_at is not null');
  expect(rows).toHaveLength(50);
  expect(rows).toContainEqual({ name: 'Gone 1' });
});

test('CB-05 other sites show the map in a frame, as a visitor without an account sees it', async () => {
  for (const viewer of ['anonymous', 'paid'] as const) {
    const { statusCode, headers, body } = await app.get(
      '/charts/bonds/map.svg?currency=EUR&y=spread',
      viewer,
    );
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers['content-security-policy']).not.toContain('frame-ancestors');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(body.includes('Bond map, EUR')).toBe(true);
    const figures = [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
    expect(figures.filter((text) => /^[\d.,\s−]+$/.test(text))).toEqual([]);
  }
  const [whole, part] = await Promise.all(
    ['', '&zoom=0.2,0.5,0.2,0.6'].map((zoom) => app.get(`/charts/bonds/map.svg?currency=EUR${zoom}`)),
  );
  expect([part?.statusCode, part?.body === whole?.body]).toEqual([200, false]);
  for (const search of ['yield_from=5', 'own=Mine~1~2', 'issuer=norvik', 'sort=yield', 'currency=%3Csvg%3E'])
    expect((await app.get(`/charts/bonds/map.svg?${search}`)).statusCode).toBe(400);
  expect((await app.get('/charts/bonds/map.svg?currency=XXX')).statusCode).toBe(200);
});

test('EP-05 a map of a past day is computed from the prices of that day', async () => {
  const day = '2026-03-16';
  const { columns, day: reported } = (await read(`day=${day}&issuer=norvik-steel`)).points;
  expect(reported).toBe(day);
  const at = columns.key.indexOf('norvik-steel-bond-1');
  const { rows } = await query(
    `select last_price::float8 as price from daily_trading join listing on listing.id = listing_id
       join instrument on instrument.id = instrument_id join venue on venue.id = venue_id
      where string_id = 'norvik-steel-bond-1' and day = $1 order by position limit 1`,
    [day],
  );
  expect(columns.values?.price[at]).toBe(rows[0].price);
  const now = (await read('issuer=norvik-steel')).points.columns;
  expect(columns.values?.yield[at]).toBeGreaterThan(0);
  expect(columns.values?.duration[at]).not.toBe(now.values?.duration[now.key.indexOf('norvik-steel-bond-1')]);
  expect((await read('day=1990-01-01')).points.columns.id).toEqual([]);
  expect((await read('day=2090-01-01')).points.columns.id).toEqual((await read()).points.columns.id);
  expect((await read(`day=${day}`, 'free')).points.columns.values).toBeNull();
  const rated = await read(`day=${day}&rating=aaa,aa,a,bbb,bb,b,ccc`);
  expect(rated.points.columns.grade.length).toBeGreaterThan(0);
  expect(rated.points.columns.grade).not.toContain(null);
  expect(new Set(rated.facets.currency.map(({ count }) => count))).toEqual(new Set([null]));
});
