import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StockPageData, stockPage } from '#pages/public/stock/stock.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (path: string, viewer: TestViewer = 'paid'): Promise<StockPageData> =>
  (await app.get(`${path}${path.includes('?') ? '&' : '?'}format=json`, viewer)).json();

const idsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id ?? '');
const sectionsIn = (html: string) => idsIn(html, /<section[^>]* id="([a-z-]+)"/g);
const menuIn = (html: string) => {
  const menu = /<nav [^>]*aria-label="Sections".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return idsIn(menu, /href="#([a-z-]+)"/g);
};
/** The text of a section, from its anchor to the next one. */
const sectionIn = (html: string, id: string) =>
  html.split(/(?=<section )/).find((part) => part.includes(` id="${id}"`)) ?? '';

/** ST-05 by groups; a bank has its own report in place of the one under RAS. */
const GROUPS = {
  Price: ['graph', 'dynamics', 'venues', 'leaders', 'indexes'],
  Valuation: ['multipliers', 'consensus', 'price-forecasts'],
  Income: ['dividends'],
  Issuer: [
    'parameters',
    'ifrs',
    'ras',
    'annual-reports',
    'esg-reports',
    'issuer-profile',
    'placements',
    'other-stocks',
    'bonds',
  ],
  'People and news': ['holders', 'managers', 'managers-related', 'related-issuers', 'news', 'comments'],
};
const ALL = Object.values(GROUPS).flat();
const groupsIn = (html: string) =>
  Object.fromEntries(
    html
      .split('<details')
      .slice(1)
      .flatMap((part) => {
        const [, name] = /<summary[^>]*>([^<]+)<\/summary>/.exec(part) ?? [];
        return name && name in GROUPS
          ? [[name, idsIn(part.split('</details>')[0] ?? '', /href="#([a-z-]+)"/g)]]
          : [];
      }),
  );

test.each(['anonymous', 'free', 'paid'] as const)(
  'ST-04 ST-05 ST-16 as %s the page has every section, and its menu lists them all by price, valuation, income, issuer, people and news',
  async (viewer) => {
    const data = await read('/stocks/norvik-steel/', viewer);
    expect(data.failed).toEqual([]);
    expect(stockPage.reply.parse(data)).toEqual(data);
    const html = (await app.get('/stocks/norvik-steel/', viewer)).body;
    expect(sectionsIn(html)).toEqual(ALL);
    expect(menuIn(html)).toEqual(['top', ...ALL]);
    expect(groupsIn(html)).toEqual(GROUPS);
  },
);

test('ST-05 the share of a bank has the report of a bank', async () => {
  const html = (await app.get('/stocks/lugorets-bank/', 'paid')).body;
  expect(sectionsIn(html)).toContain('bank-ras');
  expect(sectionsIn(html)).not.toContain('ras');
  expect(menuIn(html)).toEqual(['top', ...sectionsIn(html)]);
});

test.each(['anonymous', 'free', 'paid'] as const)(
  'ST-05 as %s a share of which almost nothing is known has a page without empty sections',
  async (viewer) => {
    const data = await read('/stocks/vexley-robotics/', viewer);
    const html = (await app.get('/stocks/vexley-robotics/', viewer)).body;
    const sections = sectionsIn(html);
    expect(sections).toEqual(ALL.filter((id) => sections.includes(id)));
    expect(menuIn(html)).toEqual(['top', ...sections]);
    expect(sections).toEqual(expect.arrayContaining(['graph', 'venues', 'parameters']));
    for (const absent of ['dynamics', 'dividends', 'ifrs', 'holders', 'news', 'price-forecasts', 'consensus'])
      expect(sections).not.toContain(absent);
    expect([data.failed, data.dividendsTable.data, data.blocks.ifrs]).toEqual([[], [], null]);
  },
);

test('ST-16 the other shares of the issuer are real, each with its link and price, and the share itself is not among them', async () => {
  const data = await read('/stocks/norvik-steel/');
  const names = data.emitentSharesStocksList.map(({ string_id }) => string_id);
  expect(names).not.toContain('norvik-steel');
  expect(data.emitentSharesStocksList.every(({ last }) => typeof last === 'number')).toBe(true);
  const html = (await app.get('/stocks/norvik-steel/', 'paid')).body;
  for (const name of names) expect(sectionIn(html, 'other-stocks')).toContain(`href="/stocks/${name}/"`);
  for (const { string_id } of data.indexesList)
    expect(sectionIn(html, 'indexes')).toContain(`href="/indexes/${string_id}/"`);
  for (const { isin } of data.emitentSharesBondsList)
    expect(sectionIn(html, 'bonds')).toContain(String(isin));
  const shut = await read('/stocks/norvik-steel/', 'anonymous');
  expect(shut.emitentSharesStocksList.map(({ last }) => last)).toEqual(names.map(() => '***'));
});

test.each([
  ['related-issuers', /href="\/company\/[a-z-]+\/"/],
  ['managers-related', /href="\/company\/[a-z-]+\/"/],
  ['annual-reports', /href="[^"]+"/],
  ['leaders', /href="\/stocks\/[a-z-]+\/(\d+\/)?"/],
  ['news', /<a [^>]*href="[^"]+"|<h3/],
  ['placements', /<tbody>.*<tr/s],
  ['holders', /<tbody>.*<tr/s],
] as const)('ST-16 section %s has rows of the store, with links to what has a page', async (id, rows) => {
  const html = (await app.get('/stocks/norvik-steel/', 'paid')).body;
  expect(sectionIn(html, id)).toMatch(rows);
});

test('ST-05 a section that cannot be loaded keeps its place, says so, and the page is not cached', async () => {
  const query = (text: string) => app.services.stores.primaryPool.query(text);
  await query('alter table holder rename to holder_away');
  const broken = (await app.get('/stocks/tamarock-mining/')).body;
  expect(sectionIn(broken, 'holders')).toContain('This section did not load');
  expect(menuIn(broken)).toContain('holders');
  expect(sectionsIn(broken)).toEqual(ALL.filter((id) => sectionsIn(broken).includes(id)));
  await query('alter table holder_away rename to holder');
  expect((await app.get('/stocks/tamarock-mining/')).body).not.toContain('This section did not load');
});

test('ST-15 a share whose chart is hidden has neither the section nor a place in the menu', async () => {
  const query = (hides: boolean) =>
    app.services.stores.primaryPool.query(
      `update stock set hides_chart = $1
        where instrument_id = (select id from instrument where kind = 'stock' and string_id = 'kalynozbud')`,
      [hides],
    );
  await query(true);
  app.services.caches.dropAll();
  const data = await read('/stocks/kalynozbud/');
  expect([data.hideGraph, data.priceChart]).toEqual([true, null]);
  const html = (await app.get('/stocks/kalynozbud/')).body;
  expect(sectionsIn(html)).not.toContain('graph');
  expect(menuIn(html)).not.toContain('graph');
  await query(false);
  app.services.caches.dropAll();
});

test('ST-01 ST-06 the page is supplied with all its ids and parts', async () => {
  const data = await read('/stocks/norvik-steel/?all=dividends');
  expect(data).toMatchObject({
    stringId: 'norvik-steel',
    groundId: 1,
    hideGraph: false,
    excelExportAccess: true,
  });
  for (const id of [data.stockId, data.issuerId, data.industryId]) expect(id).toBeGreaterThan(0);
  expect(data.tradingGrounds.length).toBeGreaterThanOrEqual(3);
  expect(data.stockInfo.splits.length).toBeGreaterThanOrEqual(1);
  expect(data.dividendsTable.data.length).toBeGreaterThanOrEqual(12);
  expect(data.emitentSharesBondsList.length).toBeGreaterThanOrEqual(3);
  expect(data.emitentSharesStocksList.length).toBeGreaterThanOrEqual(1);
  expect(data.indexesList.length).toBeGreaterThanOrEqual(2);
  expect(data.paramsTable.map((row) => row.name)).toContain('isin');
});

test('ST-06 an export begins on 1 January five years back and ends today', async () => {
  const data = await read('/stocks/norvik-steel/');
  expect([data.excelDefaultStart, data.excelDefaultEnd]).toEqual(['2021-01-01', '2026-06-30']);
  expect(data.excelGraphTableEndDate).toBe('2026-06-30');
});

test('ST-06 export access is the flag of the account, not of the level', async () => {
  expect((await read('/stocks/norvik-steel/', 'noexcel')).excelExportAccess).toBe(false);
  expect((await read('/stocks/norvik-steel/', 'free')).excelExportAccess).toBe(false);
  expect((await read('/stocks/norvik-steel/', 'paid')).excelExportAccess).toBe(true);
});

test('ST-02 another venue changes its dynamics, indicators, chart, export and leaders, and nothing else', async () => {
  const first = await read('/stocks/norvik-steel/');
  const second = await read('/stocks/norvik-steel/2/');
  expect(second.groundId).toBe(2);
  expect(second.priceDynamics).not.toEqual(first.priceDynamics);
  const { groundId, priceDynamics, priceChart, indicators, excelLink, blocks, ...rest } = first;
  const { excelGraphTableStartDate, excelGraphTableEndDate, ...untouched } = rest;
  const { leaders, ...ofIssuer } = blocks;
  expect(second).toMatchObject({ ...untouched, blocks: ofIssuer });
  expect(second.indicators).not.toEqual(indicators);
  expect(second.blocks.leaders).not.toEqual(leaders);
});

test('ST-07 the exchange table has a row for each venue, with the last trading day', async () => {
  const { exchangeTable, tradingGrounds: venues } = await read('/stocks/norvik-steel/');
  expect(exchangeTable.data.map((row) => row['trading_ground.id'])).toEqual(venues.map((venue) => venue.id));
  for (const row of exchangeTable.data) {
    expect(row['date.numeric']).toBe(Date.parse(`${row.date}T00:00:00Z`) / 1000);
    expect(Number(row.min)).toBeLessThanOrEqual(Number(row.last));
    expect(Number(row.max)).toBeGreaterThanOrEqual(Number(row.last));
    const direction =
      row.change === null ? null : row.change > 0 ? 'increase' : row.change < 0 ? 'drop' : 'unchanged';
    expect(row.class).toBe(direction);
  }
});

test('ST-08 the nearest dividend is the next one to come, and the table is latest first', async () => {
  const { dividendsTable, nearestDividend, dividends } = await read('/stocks/norvik-steel/?all=dividends');
  const days = dividendsTable.data.map((row) => row.date_of_ex_dividend);
  expect(days).toEqual([...days].sort().reverse());
  expect(nearestDividend?.date_of_ex_dividend).toBe(days.filter((day) => day >= '2026-06-30').at(-1));
  expect(dividends[0]).toEqual(nearestDividend);
});

test('ST-10 ST-09 price dynamics answer by stock and venue, for each kind of viewer', async () => {
  const { stockId } = await read('/stocks/norvik-steel/');
  const path = `/api/stocks/${stockId}/1/price-dynamics/`;
  const [anonymous, free, paid] = await Promise.all(
    (['anonymous', 'free', 'paid'] as const).map(async (viewer) => (await app.get(path, viewer)).json()),
  );
  expect(anonymous).toMatchObject({
    'last_price.numeric': '***',
    'delta_last_price_1m.numeric': '***',
    date: '2026-06-30',
  });
  expect(free).toMatchObject({
    'last_price.numeric': paid['last_price.numeric'],
    'delta_last_price_1m.numeric': '***',
  });
  expect(paid['absolute_min_price_1y.numeric']).toBeLessThanOrEqual(paid['absolute_min_price_1m.numeric']);
  expect(paid['absolute_max_price_1y.numeric']).toBeGreaterThanOrEqual(paid['absolute_max_price_1m.numeric']);
});

test('ST-10 the month ends on the last trading day and begins after the same day of the month before', async () => {
  const { stockId } = await read('/stocks/norvik-steel/');
  const paid = (await app.get(`/api/stocks/${stockId}/1/price-dynamics/`, 'paid')).json();
  const { rows } = await app.services.stores.primaryPool.query(
    `select min(low_price)::float8 as lowest, max(high_price)::float8 as highest
       from daily_trading where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1)
        and day between '2026-05-31' and '2026-06-30'`,
    [stockId],
  );
  expect([paid['absolute_min_price_1m.numeric'], paid['absolute_max_price_1m.numeric']]).toEqual([
    rows[0].lowest,
    rows[0].highest,
  ]);
});

test.each(['0', '2147483648', '99999999999999999999', '-1', 'x', '1e3', '1.5'])(
  'ST-10 stock %s does not exist',
  async (id) => {
    expect((await app.get(`/api/stocks/${id}/1/price-dynamics/`)).statusCode).toBe(404);
    expect((await app.get(`/api/stocks/1/${id}/price-dynamics/`)).statusCode).toBe(404);
  },
);

test('ST-10 a stock that never traded has no dynamics, which is no secret; one that is not listed is not found', async () => {
  const { stockId, groundId: venueId } = await read('/stocks/vexley-robotics/');
  const untraded = await app.get(`/api/stocks/${stockId}/${venueId}/price-dynamics/`);
  expect([untraded.statusCode, untraded.json()]).toEqual([200, null]);
  expect((await app.get(`/api/stocks/${stockId}/2147483647/price-dynamics/`)).statusCode).toBe(404);
  const { emitentSharesBondsList } = await read('/stocks/norvik-steel/');
  expect((await app.get(`/api/stocks/${emitentSharesBondsList[0]?.id}/1/price-dynamics/`)).statusCode).toBe(
    404,
  );
});

test('ST-09 a split is no fall: earlier prices are stated in the shares of today', async () => {
  const before = await read('/stocks/kalynozbud/');
  const dynamics = (data: StockPageData) => data.priceDynamics;
  const query = (text: string) => app.services.stores.primaryPool.query(text, [before.stockId]);
  // Every price before the day becomes three times as high, and each share becomes three.
  await query(`update daily_trading set last_price = last_price * 3, open_price = open_price * 3, low_price = low_price * 3, high_price = high_price * 3
                where listing_id in (select id from listing where instrument_id = $1) and day < '2026-06-30'`);
  await query(`insert into split (instrument_id, day, ratio, batch_id) values ($1, '2026-06-30', 3, 1)`);
  await expect.poll(async () => dynamics(await read('/stocks/kalynozbud/'))).toEqual(dynamics(before));
  expect((await read('/stocks/kalynozbud/')).exchangeTable).toEqual(before.exchangeTable);
});

test('ST-07 ST-09 a day without a deal leaves the last price as it was', async () => {
  const before = await read('/stocks/dunmarrow-insurance/');
  await app.services.stores.primaryPool.query(
    `insert into daily_trading (listing_id, day, batch_id)
     select id, '2026-07-01', batch_id from listing where instrument_id = $1`,
    [before.stockId],
  );
  app.services.caches.dropAll();
  const after = await read('/stocks/dunmarrow-insurance/');
  expect(after.exchangeTable).toEqual(before.exchangeTable);
  expect(after.priceDynamics).toEqual(before.priceDynamics);
});
