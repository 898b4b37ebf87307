import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BondPageData, bondPage } from '#pages/public/bond/bond.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (id: string, viewer: TestViewer = 'paid', query = ''): Promise<BondPageData> =>
  (await app.get(`/bonds/${id}/?format=json${query}`, viewer)).json();
const VIEWERS = ['anonymous', 'free', 'paid'] as const;
const PLAIN = 'norvik-steel-bond-1';
const WITH_PUT = 'severozornneft-bond-1';
const IN_DEFAULT = 'sahinoz-insaat-bond-1';
const MATURED = 'kettlebrook-homes-bond-1';

const idsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id ?? '');
const sectionsIn = (html: string) => idsIn(html, /<(?:section|div)[^>]* id="([a-z-]+)"/g);
const menuIn = (html: string) => {
  const menu = /<nav [^>]*aria-label="Sections".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return idsIn(menu, /href="#([a-z-]+)"/g);
};
const sectionIn = (html: string, id: string) =>
  html.split(/(?=<section )/).find((part) => part.includes(` id="${id}"`)) ?? '';
const effectiveOf = ({ blocks }: BondPageData, name: string) =>
  blocks.yields?.ends
    .find(({ end }) => end === name)
    ?.conventions.find(({ convention }) => convention === 'effective');
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

test.each(VIEWERS)('EP-01 as %s the page has its sections, and so has its menu', async (viewer) => {
  const data = await read(PLAIN, viewer);
  expect(data.failed).toEqual([]);
  expect(bondPage.reply.parse(data)).toEqual(data);
  const html = (await app.get(`/bonds/${PLAIN}/`, viewer)).body;
  const menu = menuIn(html).filter((id) => id !== 'top');
  expect(menu).toEqual(
    expect.arrayContaining([
      'graph',
      'yields',
      'risk',
      'schedule',
      'parameters',
      'calculator',
      'venues',
      'other-bonds',
    ]),
  );
  expect(sectionsIn(html)).toEqual(expect.arrayContaining(menu));
});

test('EP-01 LV-05 similar bonds are of other issuers in the same currency, and for those who may see prices', async () => {
  const [shut, open] = [await read(PLAIN, 'anonymous'), await read(PLAIN, 'free')];
  expect(shut.blocks.similar).toEqual({ rows: '***' });
  const rows = open.blocks.similar?.rows;
  if (!Array.isArray(rows)) throw new Error('no similar bonds');
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ issuer_name: name }) => name)).not.toContain(open.bondInfo.issuer_name);
  const { rows: currencies } = await app.services.stores.primaryPool.query(
    'select distinct currency from instrument where id = any($1) or string_id = $2',
    [rows.map(({ id }) => id), PLAIN],
  );
  expect(currencies).toHaveLength(1);
  const own = open.blocks.yields?.ends.find(({ end }) => end === open.blocks.yields?.leading)?.spread;
  for (const { spread, spread_difference: difference } of rows)
    expect(difference).toBeCloseTo(Number(spread) - Number(own), 1);
  const page = (await app.get(`/bonds/${PLAIN}/`, 'anonymous')).body;
  for (const { name } of rows) expect(sectionIn(page, 'similar')).not.toContain(name);
});

test('EP-08 LV-05 the curve of the issuer holds its bonds of one currency with this one marked, and is sealed like a price', async () => {
  const [shut, open] = [await read(PLAIN, 'anonymous'), await read(PLAIN, 'free')];
  expect(shut.blocks['issuer-curve']).toEqual({ currency_name: 'EUR', points: '***' });
  const points = open.blocks['issuer-curve']?.points;
  if (!Array.isArray(points)) throw new Error('no curve');
  expect(points.filter(({ is_subject }) => is_subject).map(({ string_id }) => string_id)).toEqual([PLAIN]);
  expect(points.map(({ duration }) => duration)).toEqual(
    points.map(({ duration }) => duration).toSorted((a, b) => a - b),
  );
  const { rows } = await app.services.stores.primaryPool.query(
    'select distinct issuer_id, currency from instrument where string_id = any($1)',
    [points.map(({ string_id }) => string_id)],
  );
  expect(rows).toEqual([{ issuer_id: open.issuerId, currency: 'EUR' }]);
  expect(open.blocks['annual-reports']?.length).toBeGreaterThan(0);
  const asOf = await read(PLAIN, 'paid', '&asOf=2026-06-01');
  expect(asOf.blocks['issuer-curve']).toBeNull();
});

test('EP-01 LV-05 the key figures of a bond show its terms to everyone and nothing that follows from its price', async () => {
  const stripOf = async (viewer: TestViewer) => {
    const page = (await app.get(`/bonds/${WITH_PUT}/`, viewer)).body;
    return /<section aria-label="Key figures".*?<\/section>/s.exec(page)?.[0] ?? '';
  };
  const [shut, open] = [await stripOf('anonymous'), await stripOf('free')];
  for (const strip of [shut, open])
    for (const name of ['Maturity', 'Next put', 'Outstanding', 'Rating']) expect(strip).toContain(name);
  const explained = `/bonds/${WITH_PUT}/explain/modified/`;
  expect([shut.includes(explained), open.includes(explained)]).toEqual([false, true]);
});

test('EP-01 what follows from a price is for those who may see it, and its terms are for everyone', async () => {
  const [shut, open] = [await read(PLAIN, 'anonymous'), await read(PLAIN, 'free')];
  expect(shut.quote?.last).toBe('***');
  expect(typeof open.quote?.last).toBe('number');
  const reported = shut.blocks.yields;
  expect([reported?.price, reported?.dirty, reported?.current_yield]).toEqual(['***', '***', '***']);
  for (const end of reported?.ends ?? []) {
    expect(numbersIn(end.conventions)).toEqual([]);
    expect([end.spread, end.z_spread].every((value) => value === '***' || value === null)).toBe(true);
  }
  const closed = shut.blocks.risk;
  const sealed = [
    ...(closed?.key_rates ?? []).map(({ duration }) => duration),
    ...(closed?.scenarios ?? []).flatMap(({ price, change }) => [price, change]),
    ...(closed?.carry ?? []).flatMap(({ carry, roll_down, total }) => [carry, roll_down, total]),
  ];
  expect(sealed.length).toBeGreaterThan(20);
  expect(new Set(sealed)).toEqual(new Set(['***']));
  expect(shut.blocks.calculator?.price).toBe('***');
  expect(shut.blocks.schedule).toEqual(open.blocks.schedule);
  expect(shut.paramsTable).toEqual(open.paramsTable);
});

test('EP-01 NU-08 rates that rise cost a bond what its duration says; without a fixed coupon or a curve the page says why not', async () => {
  const page = await read(PLAIN, 'free');
  const { risk } = page.blocks;
  const up = risk?.scenarios.find(({ basis_points: points }) => points === 50)?.change;
  const modified = effectiveOf(page, 'maturity')?.modified;
  expect(Number(up) / (-0.5 * Number(modified))).toBeCloseTo(1, 1);
  const keyed = risk?.key_rates.reduce((sum, { duration }) => sum + Number(duration), 0);
  expect(Number(keyed) / Number(modified)).toBeCloseTo(1, 1);
  expect(risk?.carry.map(({ months }) => months)).toEqual([1, 3, 6, 12]);
  expect((await read('norvik-steel-bond-2', 'free')).blocks.risk).toMatchObject({
    why: 'floating',
    scenarios: [],
  });
});

test('CB-07 EP-01 SF-02 without access the chart shows the shape of the price alone, and no value', async () => {
  for (const field of ['price', 'yield', 'spread']) {
    for (const viewer of VIEWERS) {
      const { graph } = await read(PLAIN, viewer, `&chart=${field}&period=2`);
      const shown = viewer === 'paid' ? field : 'price';
      expect(graph?.selection).toMatchObject({ field: shown, range: { kind: 'period', id: 2 } });
      expect(graph?.fields).toEqual(viewer === 'paid' ? ['price', 'yield', 'spread'] : ['price']);
      const values = graph?.chart.series[0]?.data.map(({ value }) => value ?? 0) ?? [];
      expect(values.length).toBeGreaterThan(30);
      expect(graph?.chart.measure === null).toBe(viewer !== 'paid');
      if (viewer !== 'paid')
        for (const value of values) expect(value * 50).toBeCloseTo(Math.round(value * 50), 9);
    }
  }
});

test('EP-01 the schedule has the past and what is to come, and adds up to the face value', async () => {
  for (const id of [PLAIN, 'norvik-steel-bond-4', 'norvik-steel-bond-3']) {
    const { blocks, paramsTable } = await read(id);
    const nominal = paramsTable.find(({ name }) => name === 'nominal')?.value;
    const repaid =
      blocks.schedule?.rows.filter(({ kind }) => kind === 'redemption' || kind === 'maturity') ?? [];
    expect(repaid.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBeCloseTo(Number(nominal), 6);
    expect(repaid.at(-1)).toMatchObject({ kind: 'maturity', left: 0 });
  }
  const html = (await app.get(`/bonds/${PLAIN}/`)).body;
  expect(sectionIn(html, 'schedule')).toContain('Today, ');
  expect(sectionIn(html, 'schedule')).toMatch(/<details[^>]*><summary>\d+ past payments/);
});

test('EP-01 NU-03 a bond with a put is valued to it, and its best yield is the higher one', async () => {
  const data = await read(WITH_PUT);
  expect(data.blocks.yields?.ends.map(({ end }) => end)).toEqual(['maturity', 'put', 'best']);
  const [best, ...others] = ['best', 'maturity', 'put'].map((end) => Number(effectiveOf(data, end)?.yield));
  expect(best).toBe(Math.max(...others));
  expect(data.blocks.yields?.leading).toBe('maturity');
  expect(data.blocks.schedule?.rows.some(({ kind, state }) => kind === 'put' && state === 'coming')).toBe(
    true,
  );
  expect(data.paramsTable.some(({ name }) => name === 'next_put')).toBe(true);
});

test('EP-01 a floater shows what its amounts suppose', async () => {
  const { blocks } = await read('norvik-steel-bond-2');
  expect(blocks.schedule?.assumption).toMatchObject({ kind: 'base_rate' });
  expect(blocks.yields?.assumption).toMatchObject({ kind: 'base_rate' });
  expect(blocks.schedule?.rows.some(({ fixing }) => fixing === 'projected')).toBe(true);
});

test('NU-01 the running coupon of a floater is fixed, later ones are projected, and its margins are shown', async () => {
  const { blocks } = await read('norvik-steel-bond-2');
  const coming = (blocks.schedule?.rows ?? []).filter(
    ({ kind, state }) => kind === 'coupon' && state === 'coming',
  );
  const [running, ...later] = coming.map(({ fixing }) => fixing);
  expect(running).toBe('fixed');
  expect(new Set(later)).toEqual(new Set(['projected']));
  expect(typeof blocks.yields?.discount_margin).toBe('number');
  expect(typeof blocks.yields?.simple_margin).toBe('number');
  const html = (await app.get('/bonds/norvik-steel-bond-2/', 'paid')).body;
  expect(sectionIn(html, 'schedule')).toContain('(fixed)');
  expect(sectionIn(html, 'schedule')).toContain('(projected)');
  expect(sectionIn(html, 'yields')).toContain('Discount margin, bp');
});

test('EP-01 a bond in default says so, has no yield and no accrued interest', async () => {
  const data = await read(IN_DEFAULT);
  expect(data.bondInfo.status).toBe('defaulted');
  expect(effectiveOf(data, 'maturity')).toMatchObject({ yield: null, why: 'in_default' });
  expect(data.blocks.yields?.accrued).toBe(0);
  const html = (await app.get(`/bonds/${IN_DEFAULT}/`, 'paid')).body;
  expect(html).toContain('In default');
  expect(sectionIn(html, 'yields')).toContain('it trades flat');
});

test('EP-01 a bond that has matured keeps its page, without yields and calculator', async () => {
  const data = await read(MATURED);
  expect(data.failed).toEqual([]);
  expect([data.bondInfo.status, data.blocks.yields, data.blocks.calculator]).toEqual(['matured', null, null]);
  const html = (await app.get(`/bonds/${MATURED}/`)).body;
  expect(sectionIn(html, 'schedule')).toContain('No payments remain.');
});

test('EP-01 a perpetual, an indexed and a callable bond have pages of the same kind', async () => {
  const perpetual = await read('loewenstieg-bank-bond-3');
  expect(perpetual.paramsTable.find(({ name }) => name === 'matures_on')?.value).toBeNull();
  expect(typeof effectiveOf(perpetual, 'maturity')?.yield).toBe('number');
  const indexed = await read('strandwick-waterworks-bond-2');
  expect(indexed.blocks.schedule?.assumption).toMatchObject({ kind: 'inflation' });
  const callable = await read('harrowmere-power-bond-1');
  expect(callable.blocks.yields?.ends.map(({ end }) => end)).toEqual(['maturity', 'call', 'worst']);
  for (const data of [perpetual, indexed, callable]) expect(data.failed).toEqual([]);
});

test('EP-01 every number of the yields leads to its explanation', async () => {
  const html = sectionIn((await app.get(`/bonds/${WITH_PUT}/`, 'paid')).body, 'yields');
  const links = idsIn(html, /href="(\/bonds\/[^"]+\/explain\/[^"]+)"/g).map((link) =>
    link.replaceAll('&amp;', '&'),
  );
  expect(links.length).toBeGreaterThan(30);
  for (const link of new Set(links.filter((_, at) => at % 5 === 0)))
    expect((await app.get(link, 'paid')).statusCode).toBe(200);
});

test.each([
  ['nobody-has-this-one', 404],
  ['norvik-steel', 404],
  ['%00', 404],
  [`${'x'.repeat(300)}`, 404],
  ["'%3B%20drop%20table%20bond%3B%20--", 404],
  ['999999999999999', 404],
])('EP-01 an address that names no bond is not found: %s', async (id, status) => {
  expect((await app.get(`/bonds/${id}/`)).statusCode).toBe(status);
});

test('EP-01 a number leads to the page, and nonsense in the query to the chart as it is at first', async () => {
  const { bondId } = await read(PLAIN);
  const moved = await app.get(`/bonds/${bondId}/`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, `/bonds/${PLAIN}/`]);
  const { graph } = await read(PLAIN, 'paid', '&chart=profit&period=99&from=x&to=2026-02-30&trend=up');
  expect(graph?.selection).toEqual({
    field: 'price',
    range: { kind: 'period', id: 4 },
    reversed: null,
    trend: 'not_selected',
  });
});

test('EP-01 sections fail in their place', async () => {
  const query = (text: string) => app.services.stores.primaryPool.query(text);
  await query('alter table rating rename to rating_away');
  const html = (await app.get('/bonds/norvik-steel-bond-4/')).body;
  await query('alter table rating_away rename to rating');
  expect(sectionIn(html, 'ratings')).toContain('This section did not load');
  expect(menuIn(html)).toContain('schedule');
});

test('EP-01 the schedule is a workbook for those who may export', async () => {
  const { bondId } = await read(PLAIN);
  const file = await app.get(`/export/bonds/${bondId}/schedule/`, 'paid');
  expect(file.headers['content-disposition']).toContain(`${PLAIN}_schedule_`);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await app.get(`/export/bonds/${bondId}/schedule/`, 'free')).statusCode).toBe(403);
  expect((await app.get('/export/bonds/1/schedule/', 'paid')).statusCode).toBe(404);
});

test('EP-01 bonds are linked from where they are named: the sitemap, their issuer and its placements', async () => {
  expect((await app.get('/sitemap.xml')).body).toContain('/sitemaps/bonds-1.xml');
  expect((await app.get('/sitemaps/bonds-1.xml')).body).toContain('/bonds/');
  const html = (await app.get('/company/norvik-steel/')).body;
  expect(html).toContain(`href="/bonds/${PLAIN}/"`);
  const head = (await app.get(`/bonds/${PLAIN}/`)).body;
  expect(head).toContain('property="og:image"');
  expect((await app.get(`/charts/bonds/${PLAIN}.svg`)).statusCode).toBe(200);
});

test('WL-01 WL-03 a bond can be watched with a quantity, and is worth its price with accrued interest', async () => {
  const page = await read(PLAIN);
  const headers = { cookie: await app.cookieOf('paid') };
  const venue = page.quote?.['venue.id'];
  const added = await app.http.inject({
    method: 'POST',
    url: '/api/watchlist/addStock/',
    payload: { stockId: page.bondId, add: [venue], qnt: [3] },
    headers,
  });
  expect(added.statusCode).toBe(200);
  const { positions } = (await app.get('/watchlist/?format=json', 'paid')).json();
  const row = positions.rows.find(({ url }: { url: string }) => url === `/bonds/${PLAIN}/`);
  const { price, outstanding, accrued } = page.blocks.yields ?? {};
  expect(row).toMatchObject({ quantity: 3, price_unit: '%' });
  expect(row.value).toBeCloseTo(3 * ((Number(price) / 100) * Number(outstanding) + Number(accrued)), 1);
});
