import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EtfPageData, etfPage } from '#pages/public/etf/etf.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const PAGE = '/etf/lanternfold-silver-harbour-12/';
const HELD = 12;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await query('delete from etf_holding');
  // All that its index is made of, cash, and one that the store has no page of.
  await query(
    `insert into etf_holding (etf_id, position, instrument_id, name, weight, as_of)
     select fund.id, row_number() over (order by weight desc, member.instrument_id), member.instrument_id, null,
            round(weight * 0.97, 4), '2026-05-31'::date::date
       from instrument fund join etf on etf.instrument_id = fund.id
       join index_member member on member.index_id = tracked_index_id
      where fund.string_id = 'lanternfold-silver-harbour-12'
     union all
     select id, 901, null, 'Cash', 2, '2026-05-31' from instrument where string_id = 'lanternfold-silver-harbour-12'
     union all
     select id, 902, null, '=HYPERLINK("x")<b>', 1, '2026-05-31' from instrument where string_id = 'lanternfold-silver-harbour-12'`,
  );
});
afterAll(() => app.close());

const read = async (viewer: TestViewer = 'paid', path = PAGE): Promise<EtfPageData> =>
  (await app.get(`${path}?format=json`, viewer)).json();

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(text, values)).rows as Row[];
}

test('EP-03 the page of a fund shows what it is, what it costs and what it is worth', async () => {
  const data = await read();
  const [stored] = await query<{ units: number; price: number; ratio: number }>(
    `select units_outstanding::float8 as units, expense_ratio::float8 as ratio,
            (select last_price::float8 from daily_trading join listing on listing.id = listing_id
              where listing.instrument_id = $1 order by day desc limit 1) as price
       from etf where instrument_id = $1`,
    [data.etfId],
  );
  expect(data.name).toBe('Lanternfold Silver Harbour 12 ETF');
  expect(data.parameters).toMatchObject({
    house: { url: '/company/lanternfold/' },
    index: { name: 'Silver Harbour 12', url: '/indexes/silver-harbour-12/' },
    currency: 'USD',
    expense_ratio: stored?.ratio,
    units_outstanding: stored?.units,
    net_assets: Math.round((stored?.units ?? 0) * (stored?.price ?? 0)),
  });
  expect(data.exchangeTable.data[0]?.last).toBe(stored?.price);
  expect(data.priceChart?.series[0]?.data.length).toBeGreaterThan(15);
  expect(data.indexTabs[0]?.name).toBe('Silver Harbour 12');
  expect(data.priceDynamics?.['last_price.numeric']).toBe(stored?.price);
  expect(data.failed).toEqual([]);
  expect(etfPage.reply.parse(data)).toEqual(data);
});

test('EP-03 holdings come the largest first, lead to their pages, and add up by industry and country', async () => {
  const holdings = (await read()).blocks.holdings;
  if (!holdings) throw new Error('the fund holds something');
  expect(holdings.total).toBe(HELD + 2);
  const shares = holdings.data.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  for (const parts of [holdings.by_industry, holdings.by_country]) {
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(parts.at(-1)).toEqual({ name: null, share: 3 });
  }
  const [first] = holdings.data;
  expect((await app.get(first?.url ?? '')).statusCode).toBe(200);
  const html = (await app.get(PAGE)).body;
  expect(html.includes(`href="${first?.url}"`)).toBe(true);
  // A cell takes tags out of what it says.
  expect(html.includes('=HYPERLINK(&quot;x&quot;)')).toBe(true);
});

test('EP-03 tracking is what the prices and values of the store say, year by year', async () => {
  const { tracking } = (await read()).blocks;
  const years = await query<{ year: number; fund: number; index: number }>(
    `select year, (last.fund / first.fund - 1) * 100 as fund, (last.value / first.value - 1) * 100 as index
       from (select 2025 as year) requested
       cross join lateral (select last_price::float8 as fund, value::float8 as value from daily_trading
         join index_value using (day) join listing on listing.id = listing_id
        where listing.instrument_id = etf($1) and index_id = followed($1) and day < '2025-01-01' order by day desc limit 1) first
       cross join lateral (select last_price::float8 as fund, value::float8 as value from daily_trading
         join index_value using (day) join listing on listing.id = listing_id
        where listing.instrument_id = etf($1) and index_id = followed($1) and day < '2026-01-01' order by day desc limit 1) last`
      .replaceAll('etf($1)', '(select id from instrument where string_id = $1)')
      .replaceAll(
        'followed($1)',
        '(select tracked_index_id from etf join instrument on id = instrument_id where string_id = $1)',
      ),
    ['lanternfold-silver-harbour-12'],
  );
  const reported = tracking?.years.find(({ year }) => year === 2025);
  expect(reported).toMatchObject({ is_whole: true });
  expect(reported?.fund).toBeCloseTo(years[0]?.fund ?? Number.NaN, 2);
  expect(reported?.difference).toBeCloseTo((years[0]?.fund ?? 0) - (years[0]?.index ?? 0), 2);
  expect(reported?.error).toBeGreaterThan(0);
  const [lastYear, ...longer] = tracking?.past ?? [];
  expect(lastYear?.past_years).toBe(1);
  expect(lastYear?.fund).toBeCloseTo((tracking?.chart.fund.at(-1) ?? 0) - 100, 2);
  expect(lastYear?.index).toBeCloseTo((tracking?.chart.index.at(-1) ?? 0) - 100, 2);
  expect(longer.map(({ past_years }) => past_years)).toEqual([3, 5]);
  expect(tracking?.chart).toMatchObject({ unit: 'value' });
  expect([tracking?.chart.fund[0], tracking?.chart.index[0]]).toEqual([100, 100]);
  expect((await app.get(PAGE, 'paid')).body).toContain('standard deviation of the daily differences × √252');
});

test('EP-03 LV-06 CB-07 without an account no price of a fund is reported, nor what it would follow from', async () => {
  const open = await read('paid');
  const data = await read('anonymous');
  expect(data.parameters.net_assets).toBe('***');
  expect(data.exchangeTable.data[0]).toMatchObject({ last: '***', open: '***' });
  for (const span of [data.blocks.tracking?.years[0], data.blocks.tracking?.past[0]])
    expect(span).toMatchObject({ fund: '***', difference: '***', error: '***' });
  expect(data.blocks.tracking?.chart.unit).toBe('none');
  expect(data.priceChart?.series[0]?.unit).toBe('none');
  const html = (await app.get(PAGE)).body;
  for (const secret of [open.parameters.net_assets, open.exchangeTable.data[0]?.last]) {
    expect(html).not.toContain(String(secret));
  }
  expect(html).toContain('<svg');
  expect(html).toContain('/sign-in/');
});

test('EP-03 CB-07 an account opens prices and figures, full access the values of the tracking chart', async () => {
  const data = await read('free');
  expect(data.parameters.net_assets).toBeTypeOf('number');
  expect(data.blocks.tracking?.years[0]?.difference).toBeTypeOf('number');
  const { chart } = data.blocks.tracking ?? {};
  expect(chart?.unit).toBe('none');
  for (const line of [chart?.fund, chart?.index, chart?.difference]) {
    for (const value of line ?? []) expect(value >= 0 && value <= 1).toBe(true);
  }
});

test('EP-03 the chart and table of a fund answer as those of a share do, and its Excel file is there', async () => {
  const { etfId, groundId: venueId } = await read();
  const series = await app.http.inject({
    method: 'POST',
    url: '/api/chart/get_tradings/',
    headers: { cookie: await app.cookieOf('free') },
    payload: {
      date_from: '2026-05-04',
      date_to: '2026-05-08',
      stocks_ids: [etfId],
      trading_ground_ids: [venueId],
      userChangePeriod: true,
      fields: ['last_price.numeric'],
    },
  });
  expect(series.json()[0].data).toHaveLength(5);
  const table: EtfPageData = (await app.get(`${PAGE}?mode=table&format=json`, 'free')).json();
  expect(table.tradingTable?.data.length).toBeGreaterThan(15);
  expect((await app.get(`/export/trading/${etfId}/${venueId}/`, 'paid', { accept: '*/*' })).statusCode).toBe(
    200,
  );
});

test('EP-03 LV-05 the workbook of holdings is for those who may export, and text stays text', async () => {
  const { etfId } = await read();
  const path = `/export/etf-holdings/${etfId}/`;
  for (const [viewer, status] of [
    ['anonymous', 401],
    ['free', 403],
    ['noexcel', 403],
  ] as const) {
    const refused = await app.get(path, viewer, { accept: '*/*' });
    expect([viewer, refused.statusCode]).toEqual([viewer, status]);
  }
  const answer = await app.get(path, 'paid', { accept: '*/*' });
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['content-disposition'])).toContain(
    'lanternfold-silver-harbour-12_holdings_2026-05-31.xlsx',
  );
  const [sheet] = await readExcelFile(answer.rawPayload);
  const rows = sheet?.data ?? [];
  expect(rows.filter((row) => typeof row[1] === 'number')).toHaveLength(HELD + 2);
  expect(rows.at(-1)?.[0]).toBe('=HYPERLINK("x")<b>');
  for (const [key, status] of [
    ['999999', 404],
    ['1', 404],
    ['0', 404],
    ['x', 404],
  ] as const) {
    const wrong = await app.get(`/export/etf-holdings/${key}/`, 'paid', { accept: '*/*' });
    expect([key, wrong.statusCode]).toEqual([key, status]);
  }
});

test('EP-03 a number or the first venue in the address moves on, and what is no fund is not found', async () => {
  const { etfId, groundId: venueId } = await read();
  for (const address of [`/etf/${etfId}/`, `${PAGE}${venueId}/`]) {
    const moved = await app.get(address);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, PAGE]);
  }
  for (const wrong of ['nothing', '999999999', '1', '%00', 'norvik-steel', 'A']) {
    expect((await app.get(`/etf/${wrong}/`)).statusCode, wrong).toBe(404);
  }
  expect((await app.get(`${PAGE}99/`)).statusCode).toBe(404);
});

test('EP-03 a fund that nothing is known of is a page without those sections', async () => {
  await query(`with made as (
      insert into instrument (kind, string_id, issuer_id, name, names, currency, status, batch_id)
      select 'etf', 'bare-fund', (select id from issuer where string_id = 'lanternfold'), 'Bare fund', '{}', 'EUR', 'active', min(id)
        from import_batch returning id)
    insert into etf (instrument_id) select id from made`);
  const data = await read('paid', '/etf/bare-fund/');
  expect(data).toMatchObject({ groundId: null, priceChart: null, excelLink: null });
  expect(data.blocks).toMatchObject({ tracking: null, holdings: null });
  const html = (await app.get('/etf/bare-fund/', 'paid')).body;
  for (const id of ['graph', 'tracking', 'holdings', 'venues']) expect(html).not.toContain(`id="${id}"`);
  expect(html).toContain('id="parameters"');
});

test('EP-03 the head, the sitemap, the search and the house lead to the fund', async () => {
  const html = (await app.get(`${PAGE}?period=3`)).body;
  expect(html).toContain('<title>Lanternfold Silver Harbour 12 ETF (');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${PAGE}"`));
  expect(html).toContain('BreadcrumbList');
  expect(html).toContain('/charts/etf/lanternfold-silver-harbour-12.png');
  const picture = await app.get('/charts/etf/lanternfold-silver-harbour-12.svg');
  expect([picture.statusCode, picture.body.includes('<path')]).toEqual([200, true]);
  expect((await app.get('/sitemap.xml')).body).toContain('/sitemaps/etf-1.xml');
  expect((await app.get('/sitemaps/etf-1.xml')).body).toContain(PAGE);
  expect((await app.get('/company/lanternfold/')).body).toContain(`href="${PAGE}"`);
  const found = await app.http.inject({
    method: 'POST',
    url: '/api/suggest/etf/',
    headers: { cookie: await app.cookieOf('paid') },
    payload: { term: 'lanternfold silver' },
  });
  expect((await app.get(`/etf/${found.json().items[0].id}/`)).statusCode).toBe(200);
});

test('EP-03 WL-01 a fund is put into the watchlist like a share', async () => {
  const { etfId, groundId: venueId } = await read();
  const added = await app.http.inject({
    method: 'POST',
    url: '/api/watchlist/addStock/',
    headers: { cookie: await app.cookieOf('free') },
    payload: { stockId: etfId, add: [venueId], qnt: [3] },
  });
  expect(added.json()).toMatchObject({ label: 'success_add_to_wl' });
  const page = (await app.get('/watchlist/', 'free')).body;
  expect(page).toContain(`href="${PAGE}"`);
});
