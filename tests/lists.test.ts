import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { KeyFiguresData } from '#features/key-figures/key-figures.contract.ts';
import { LISTS, type ListId } from '#market/lists/list-fields.ts';
import { companyList, type ListData, type ListedRow } from '#market/lists/lists.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'basispoint-lists-'));
  app = await startTestApp({ config: { filesDir }, background: true, search: true });
  await app.background?.started;
});
afterAll(async () => {
  await app.close();
  await rm(filesDir, { recursive: true, force: true });
});

const addressOf = (list: ListId, query = '', prefix = '') =>
  `${prefix}${LISTS[list].path}?format=json&${query}`;
const read = async (list: ListId, query = '', viewer: TestViewer = 'paid', prefix = ''): Promise<ListData> =>
  (await app.get(addressOf(list, query, prefix), viewer)).json();

async function ask<Row>(sql: string): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(sql)).rows;
}
const count = async (from: string) =>
  (await ask<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;

test.each(LANGUAGES)('EP-05 every list is drawn in %s, whatever its rows lack', async (language) => {
  const prefix = language === 'eng' ? '' : `/${language}`;
  for (const { path } of Object.values(LISTS)) {
    const { statusCode, body } = await app.get(`${prefix}${path}`, 'paid');
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body).not.toContain('Invalid Date');
  }
});

const BONDS = `instrument join bond on bond.instrument_id = instrument.id join issuer on issuer.id = issuer_id
  join industry on industry.id = industry_id left join bond_measure on bond_measure.bond_id = instrument.id`;
const STOCKS = `instrument join stock on stock.instrument_id = instrument.id join issuer on issuer.id = issuer_id`;
const ISSUERS = 'issuer join industry on industry.id = industry_id';

test.each<{ list: ListId; query: string; from: string }>([
  { list: 'companies', query: '', from: ISSUERS },
  { list: 'companies', query: 'country=NO', from: `${ISSUERS} where country = 'NO'` },
  {
    list: 'companies',
    query: 'country=NO,SE&country=PL',
    from: `${ISSUERS} where country in ('NO', 'SE', 'PL')`,
  },
  { list: 'companies', query: 'kind=bank&country=RU', from: `${ISSUERS} where is_bank and country = 'RU'` },
  { list: 'companies', query: 'find=norvik', from: `${ISSUERS} where issuer.name ilike '%norvik%'` },
  { list: 'companies', query: 'find=НОРВИК', from: `${ISSUERS} where issuer.names::text ilike '%норвик%'` },
  { list: 'companies', query: 'find=%25', from: `${ISSUERS} where issuer.name like '%\\%%'` },
  { list: 'companies', query: 'industry=nothing-like-it', from: `${ISSUERS} where false` },
  { list: 'companies', query: 'country=<script>&sort=price&report_from=soon', from: ISSUERS },
  { list: 'bonds', query: '', from: BONDS },
  { list: 'bonds', query: 'coupon=floating', from: `${BONDS} where coupon_type = 'floating'` },
  {
    list: 'bonds',
    query: 'matures_from=2027-01-01&matures_to=2029-12-31',
    from: `${BONDS} where matures_on between '2027-01-01' and '2029-12-31'`,
  },
  { list: 'bonds', query: 'coupon_rate_from=5,5', from: `${BONDS} where coupon_rate >= 5.5` },
  { list: 'bonds', query: 'yield_from=6', from: `${BONDS} where leading_yield >= 6` },
  {
    list: 'bonds',
    query: 'status=active&sector=corporate',
    from: `${BONDS} where instrument.status = 'active' and issuer_type = 'corporate'`,
  },
  { list: 'stocks', query: 'share_type=preferred', from: `${STOCKS} where share_type = 'preferred'` },
  {
    list: 'stocks',
    query: 'currency=EUR',
    from: `${STOCKS} where coalesce((select currency from listing join venue g on g.id = venue_id where instrument_id = instrument.id and listing.status <> 'delisted' order by g.position limit 1), instrument.currency) = 'EUR'`,
  },
  { list: 'indexes', query: '', from: 'market_index' },
  { list: 'etf', query: 'expense_to=0.2', from: 'etf where expense_ratio <= 0.2' },
])('EP-05 the list of $list for "$query" has all that match and no other', async ({ list, query, from }) => {
  const data = await read(list, query);
  expect(data.total).toBe(await count(from));
  expect(data.rows.length).toBe(Math.min(50, data.total));
});

test('EP-05 each value of a facet shows how many choosing it alone would leave', async () => {
  const chosen = 'status=active&coupon=fixed';
  const { facets } = await read('bonds', chosen);
  expect(facets.map(({ key }) => key)).toEqual(LISTS.bonds.facets);
  for (const { key, values } of facets)
    for (const { code, count: reported } of values.slice(0, 4)) {
      const others = chosen.split('&').filter((word) => !word.startsWith(`${key}=`));
      const { total } = await read('bonds', [...others, `${key}=${code}`].join('&'));
      expect(total, `${key}=${code}`).toBe(reported);
    }
});

async function readAllPages(list: ListId, query: string): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: ListData = await read(list, after ? `${query}&after=${after}` : query);
    expect([page.skipped, page.has_moved]).toEqual([rows.length, false]);
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

test.each<{ list: ListId; sort: string; of: string }>([
  { list: 'stocks', sort: 'name', of: 'name, id' },
  { list: 'stocks', sort: '-name', of: 'name desc, id desc' },
  { list: 'bonds', sort: 'matures', of: 'matures_on nulls last, name, id' },
  {
    list: 'bonds',
    sort: '-coupon_rate',
    of: 'coupon_rate desc nulls last, case when coupon_rate is null then name end, name desc, id desc',
  },
])(
  'EP-05 turned from page to page by "$sort", the list of $list has every row once and in order',
  async ({ list, sort, of }) => {
    const kind = list === 'stocks' ? 'stock' : 'bond';
    const stored = await ask<{ id: number }>(
      `select id from instrument left join bond on bond.instrument_id = id where kind = '${kind}' order by ${of}`,
    );
    expect((await readAllPages(list, `sort=${sort}`)).map(({ id }) => id)).toEqual(
      stored.map(({ id }) => id),
    );
  },
);

test('EP-05 the last page and the one before it end where the list ends', async () => {
  const last = await read('bonds', 'page=last');
  expect(last.skipped + last.rows.length).toBe(last.total);
  expect([last.next, last.rows.length]).toEqual([null, 50]);
  const before = await read('bonds', `before=${last.previous}`);
  expect(before.skipped + before.rows.length).toBe(last.skipped);
});

test.each(['5', 'x_1', '1_2_', '1_2_3_4', '1_1_1e9999', `${'9'.repeat(40)}_1`, "1_1'--"])(
  'EP-05 a page key that nobody wrote is refused: %s',
  async (key) => {
    for (const word of ['after', 'before'])
      expect((await app.get(addressOf('stocks', `${word}=${encodeURIComponent(key)}`))).statusCode).toBe(400);
  },
);

test('EP-05 a key of a row that is gone goes on nearby and says that the list has changed', async () => {
  const page = await read('stocks', 'after=2147483647_7');
  expect([page.has_moved, page.skipped]).toEqual([true, 7]);
  const far = await read('bonds', 'sort=matures&after=2147483647_3_99999999');
  expect(far.has_moved).toBe(true);
});

test.each<{ list: ListId; query: string; status: Record<'anonymous' | 'free' | 'paid', number> }>([
  { list: 'bonds', query: 'sort=yield', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'bonds', query: 'spread_from=100', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'bonds', query: 'duration_to=3', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'stocks', query: 'sort=-market_value', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'stocks', query: 'last_from=10', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'indexes', query: 'sort=value', status: { anonymous: 401, free: 403, paid: 200 } },
  { list: 'stocks', query: 'sort=pe', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'stocks', query: 'change_year_from=5', status: { anonymous: 401, free: 403, paid: 200 } },
  { list: 'companies', query: 'sort=-ebitda', status: { anonymous: 401, free: 403, paid: 200 } },
  { list: 'companies', query: 'sort=-revenue', status: { anonymous: 200, free: 200, paid: 200 } },
  { list: 'etf', query: 'assets_from=1', status: { anonymous: 401, free: 200, paid: 200 } },
  { list: 'bonds', query: 'sort=matures', status: { anonymous: 200, free: 200, paid: 200 } },
])(
  'EP-05 LV-06 whoever may not see a value may not sort or narrow by it: $list $query',
  async ({ list, query, status }) => {
    for (const viewer of ['anonymous', 'free', 'paid'] as const)
      expect((await app.get(addressOf(list, query), viewer)).statusCode, viewer).toBe(status[viewer]);
  },
);

test('EP-05 LV-06 locked values are asterisks, their ranges, orders and selections are not offered', async () => {
  const data = await read('stocks', '', 'anonymous');
  for (const row of data.rows) if ('last' in row && row.last !== null) expect(row.last).toBe('***');
  const locked = ['last', 'change_year', 'market_value', 'pe', 'pb', 'ps', 'ev_ebitda', 'dividend_yield'];
  expect(data.locked_columns).toEqual([...locked, 'turnover', 'bid_ask']);
  for (const row of data.rows)
    for (const key of data.locked_columns) {
      const value = (row as unknown as Record<string, unknown>)[key];
      expect([row.string_id, key, value === null || value === '***']).toEqual([row.string_id, key, true]);
    }
  const html = (await app.get('/stocks/')).body;
  expect(html).not.toContain('name="last_from"');
  expect(html).not.toMatch(/href="[^"]*sort=-?(last|market_value)/);
  expect(html).toContain('name="change_from"');
  const open = (await app.get('/stocks/', 'free')).body;
  expect(open).toContain('name="last_from"');
  expect(open).toContain('href="/stocks/?sort=-market_value"');
  expect(open).not.toMatch(/name="change_year_from"|sort=-?change_year/);
});

test('EP-05 a row shows what the store knows of it, in the language of the page', async () => {
  const [norvik] = (await read('companies', 'find=norvik steel')).rows;
  expect(norvik).toMatchObject({ string_id: 'norvik-steel', stocks: 2, bonds: 4, kind: 'company' });
  const [inRussian] = (await read('companies', 'find=norvik steel', 'paid', '/rus')).rows;
  expect(inRussian).toMatchObject({ name: 'Норвик Стил Груп', country: 'Норвегия' });
  const { facets } = await read('companies', '', 'paid', '/rus');
  const names = facets.find(({ key }) => key === 'country')?.values.map(({ name }) => name ?? '') ?? [];
  expect(names).toContain('Норвегия');
  expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare));
  expect(companyList.reply.parse(await read('companies'))).toBeTruthy();
});

test('EP-05 without script a list is a form, its pages, orders and chosen values are links', async () => {
  const html = (await app.get('/company/?kind=company&find=s&columns=country,stocks')).body;
  expect(html).toMatch(/<form[^>]* action="\/company\/"/);
  expect(html).toMatch(/<input[^>]*name="country"[^>]*value="NO"/);
  expect(html).toMatch(
    /<input[^>]*name="kind"[^>]*checked=""[^>]*value="company"|<input[^>]*checked=""[^>]*name="kind"[^>]*value="company"|<input[^>]*name="kind"[^>]*value="company"[^>]*checked=""/,
  );
  expect(html).toContain(
    'href="/company/?find=s&amp;kind=company&amp;sort=country&amp;columns=country,stocks"',
  );
  expect(html).toContain('href="/company/?find=s&amp;columns=country,stocks"');
  expect((await app.get('/company/')).body).toMatch(/href="\/company\/\?after=\d+_49" rel="next"/);
  const empty = await app.get('/company/?find=nobody+is+called+so');
  expect([empty.statusCode, empty.body.includes('noindex')]).toEqual([200, true]);
  expect(empty.body).toContain('Remove last filter');
});

test('EP-05 LV-06 yields, durations and spreads lead to how they were computed, where they may be seen', async () => {
  const address = '/bonds/?status=active&columns=yield,ytm,duration,spread';
  const open = (await app.get(address, 'free')).body;
  for (const path of ['yield/', 'yield/\\?end=maturity', 'modified/', 'spread/'])
    expect(open, path).toMatch(new RegExp(`href="/bonds/[^/]+/explain/${path}"`));
  const [, explained = ''] = /href="(\/bonds\/[^/]+\/explain\/yield\/)"/.exec(open) ?? [];
  expect((await app.get(explained, 'free')).statusCode).toBe(200);
  expect((await app.get(address)).body).not.toContain('data-explain');
});

test('RD-04 the bars of a range count all rows that the other filters leave, and no bar is of a locked value', async () => {
  const all = await read('bonds', 'currency=EUR');
  const countOf = ({ histograms }: ListData, key: string) =>
    histograms.find((each) => each.key === key)?.counts.reduce((sum, count) => sum + count, 0);
  const known = await count(`${BONDS} where currency = 'EUR' and leading_yield is not null`);
  expect(countOf(all, 'yield')).toBe(known);
  const narrowed = await read('bonds', 'currency=EUR&yield_from=4');
  expect(narrowed.histograms.find(({ key }) => key === 'yield')).toEqual(
    all.histograms.find(({ key }) => key === 'yield'),
  );
  expect(countOf(narrowed, 'coupon_rate')).toBeLessThan(countOf(all, 'coupon_rate') ?? 0);
  for (const list of ['bonds', 'stocks', 'etf', 'companies'] as const)
    for (const viewer of ['anonymous', 'free'] as const) {
      const data = await read(list, '', viewer);
      expect(data.histograms.length).toBeGreaterThan(0);
      expect(data.histograms.filter(({ key }) => data.locked_columns.includes(key))).toEqual([]);
    }
});

test('RD-04 a name with one typing error is found where nothing matches exactly, and the page says so', async () => {
  const exact = await read('companies', 'find=norvik');
  expect(exact.is_corrected).toBe(false);
  const mistyped = await read('companies', 'find=norvki');
  expect([mistyped.is_corrected, mistyped.rows]).toEqual([true, exact.rows]);
  expect((await app.get('/company/?find=norvki')).body).toContain('No exact match for “norvki”');
  const nothing = await read('companies', 'find=nobody+is+called+so');
  expect([nothing.is_corrected, nothing.total]).toEqual([false, 0]);
});

test('EP-05 hostile words harm nothing', async () => {
  const words = ["'; drop table issuer; --", '\\', '%_%', '\0', 'a\0b', '\ud800', 'x'.repeat(3_000)];
  for (const word of words)
    for (const key of ['find', 'country', 'sort', 'columns', 'report_from']) {
      const query = `${key}=${encodeURIComponent(word.toWellFormed())}`;
      const { statusCode } = await app.get(addressOf('companies', query));
      expect(statusCode, `${key} ${word.slice(0, 9)}`).toBe(200);
    }
  const { statusCode, body } = await app.get('/company/?find=<script>x&country=<script>x&sort=<script>x');
  expect([statusCode, body.includes('<script>x')]).toEqual([200, false]);
  const repeated = Array.from({ length: 300 }, (_, at) => `country=A${at}`).join('&');
  expect((await app.get(addressOf('companies', repeated))).statusCode).toBe(200);
});

test('EP-05 what is added to the store comes into its list, and what leaves it goes', async () => {
  const { total } = await read('companies');
  const pool = app.services.stores.primaryPool;
  await pool.query(`insert into issuer (string_id, name, country, industry_id, batch_id)
    select 'aaa-quay', 'Aaa Quay', 'NO', industry_id, batch_id from issuer limit 1`);
  await expect.poll(async () => (await read('companies')).total).toBe(total + 1);
  expect((await read('companies', 'find=aaa quay')).total).toBe(1);
  await pool.query(`delete from issuer where string_id = 'aaa-quay'`);
  await expect.poll(async () => (await read('companies')).total).toBe(total);
});

/** The first object inside that has the key. */
function findKey(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, key)) return value;
  for (const inner of Object.values(value)) {
    const found = findKey(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

const download = (query: string, viewer: TestViewer, list: ListId = 'bonds') =>
  app.get(`/export/lists/${list}/?${query}`, viewer);

test.each([
  { viewer: 'anonymous', status: 401, code: 'access_denied' },
  { viewer: 'free', status: 403, code: 'must_get_access' },
  { viewer: 'noexcel', status: 403, code: 'access_denied_auth' },
] as const)(
  'EP-05 CH-15 $viewer may not take a list away as a file: $code',
  async ({ viewer, status, code }) => {
    const answer = await download('as=csv', viewer);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  },
);

test.each<{ list: ListId; query: string; heads: string }>([
  { list: 'bonds', query: 'columns=isin', heads: 'Bonds,ISIN,Status' },
  {
    list: 'bonds',
    query: 'columns=spreads',
    heads: 'Bonds,Rating,Maturity,"YTW, %","Mod. duration, years","G-spread, bp","Z-spread, bp",Status',
  },
  { list: 'stocks', query: 'columns=last', heads: 'Stocks,Last,Currency,Status' },
  { list: 'companies', query: 'columns=revenue', heads: 'Companies,"Revenue, million",Currency,Status' },
])('EP-05 a file has the columns that are shown, and the currency of its amounts: $query', async (shown) => {
  const { list, query, heads } = shown;
  const { statusCode, headers, body } = await download(`${query}&as=csv`, 'paid', list);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toContain(`${list}_2026-06-30.csv`);
  expect(body.charCodeAt(0)).toBe(0xfeff);
  expect(body.slice(1).split('\r\n')[0]).toBe(heads);
});

test('EP-05 the file of a selection has all its rows in its order, and every column where that is requested', async () => {
  const query = 'coupon=fixed&sort=-matures&columns=all';
  const { body } = await download(`${query}&as=csv`, 'paid');
  const [heads = '', ...lines] = body.trim().split('\r\n');
  expect(heads.split(',').length).toBeGreaterThan(LISTS.bonds.columns.length);
  const rows = await readAllPages('bonds', query);
  expect(lines.length).toBe(rows.length);
  for (const [at, row] of rows.entries())
    if ('isin' in row && row.isin) expect(lines[at]).toContain(row.isin);
  expect((await download('find=nobody+is+called+so', 'paid')).json().code).toBe('nothing_to_export');
});

test('EP-05 MU-01 shares and companies show the figures of their own pages', async () => {
  const { rows } = await read('companies', 'has=stocks&kind=company');
  let compared = 0;
  for (const row of rows.slice(0, 6)) {
    const page = (await app.get(`/company/${row.string_id}/?format=json`, 'paid')).json();
    const figures = findKey(page, 'unit_multiplier') as KeyFiguresData | undefined;
    if (!figures || !('revenue' in row)) continue;
    const shown = (id: string) => figures.rows.find((each) => each.id === id)?.values[0] ?? null;
    const inMillions = (value: unknown) =>
      typeof value === 'number' ? (value * figures.unit_multiplier) / 1_000_000 : null;
    expect([row.currency, row.year_end]).toEqual([figures.currency_name, figures.years[0]]);
    for (const key of ['revenue', 'ebitda', 'net_profit', 'net_debt'] as const)
      expect(Number(row[key]), `${row.string_id} ${key}`).toBeCloseTo(Number(inMillions(shown(key))), 3);
    expect(row.net_debt_ebitda).toBe(shown('net_debt_ebitda'));
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});

test('EP-05 MU-01 a share is listed with the multiples, the dividend yield and the volatility of its page', async () => {
  const { rows } = await read('stocks', 'share_type=ordinary&status=active&columns=all');
  let compared = 0;
  for (const row of rows.slice(0, 5)) {
    if (!('pe' in row)) continue;
    const page = (await app.get(`/stocks/${row.string_id}/?format=json`, 'paid')).json();
    const indicators = findKey(page, 'dividend_yield_12m') as Record<string, unknown> | undefined;
    expect(row.dividend_yield, row.string_id).toBe(indicators?.dividend_yield_12m);
    expect(row.volatility, row.string_id).toBe(indicators?.volatility);
    expect(row.bid_ask, row.string_id).toBe(indicators?.spread);
    const dynamics = findKey(page, 'delta_last_price_1y.numeric') as Record<string, unknown> | undefined;
    expect(row.change_year, row.string_id).toBe(dynamics?.['delta_last_price_1y.numeric']);
    compared++;
  }
  expect(compared).toBe(5);
});

test('EP-05 a list is a workbook in the language of the page', async () => {
  const answer = await app.get('/deu/export/lists/etf/?columns=terms&as=xlsx', 'paid');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const [sheet] = await readExcelFile(answer.rawPayload);
  const heads = sheet?.data.find((row) => row.includes('Fondsanbieter')) ?? [];
  expect(heads).toContain('TER, %');
  const { total } = await read('etf');
  expect(sheet?.data.slice(sheet.data.indexOf(heads) + 1)).toHaveLength(total);
});

test('EP-05 CH-16 a long list is prepared in the background, with the rows of the moment when it was requested', async () => {
  const prepared = await app.http.inject({
    method: 'POST',
    url: '/api/lists/bonds/export/',
    headers: { cookie: await app.cookieOf('paid') },
    payload: { query: 'coupon=fixed&sort=-matures', as: 'csv' },
  });
  const { total } = await read('bonds', 'coupon=fixed');
  expect(prepared.json()).toMatchObject({
    title: 'Bonds',
    file_name: 'bonds_2026-06-30.csv',
    rows_total: total,
  });
  const { id } = prepared.json();
  const isReady = async () =>
    (await app.get('/api/exports/', 'paid')).json().files.find((file: { id: string }) => file.id === id)
      ?.state;
  await expect.poll(isReady).toBe('ready');
  const file = await app.get(`/files/exports/${id}/`, 'paid');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toBe((await download('coupon=fixed&sort=-matures&as=csv', 'paid')).body);
});

test('EP-05 the menu leads to the lists, and search engines are reported of them', async () => {
  const home = (await app.get('/')).body;
  const lists = (await app.get('/sitemaps/lists.xml')).body;
  for (const { path } of Object.values(LISTS)) {
    expect(home).toContain(`href="${path}"`);
    expect(lists).toContain(`${path}</loc>`);
  }
  for (const path of ['/bonds/map/', '/calculator/']) expect(home).toContain(`href="${path}"`);
});
