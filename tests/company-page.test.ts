import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import { type CompanyPageData, companyPage } from '#pages/public/company/company.contract.ts';
import { localizedNameOf } from '#platform/i18n/localized-name.repository.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { findRevealed } from './report-values.ts';

const ALL = [
  'figures',
  'peers',
  'stocks',
  'bonds',
  'debt',
  'ratings',
  'events',
  'multipliers',
  'ifrs',
  'ras',
  'consensus',
  'issuer-profile',
  'quarterly-reports',
  'annual-reports',
  'esg-reports',
  'comments',
  'network',
  'related-issuers',
  'managers',
  'managers-related',
  'news',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (stringId: string, viewer: TestViewer = 'paid'): Promise<CompanyPageData> =>
  (await app.get(`/company/${stringId}/?format=json`, viewer)).json();

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(text, values)).rows as Row[];
}

const idsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id ?? '');
const sectionsIn = (html: string) =>
  idsIn(html, /<section[^>]* id="([a-z-]+)"/g).filter((id) => ALL.includes(id) || id === 'bank-ras');
const menuIn = (html: string) => {
  const menu = /<nav [^>]*aria-label="Sections".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return idsIn(menu, /href="#([a-z-]+)"/g);
};
const blocksOf = ({ blocks }: CompanyPageData) =>
  Object.entries(blocks).flatMap(([id, block]) => (block === null ? [] : [id]));

test.each(['anonymous', 'free', 'paid'] as const)(
  'EP-04 ST-04 as %s the page of an issuer has all its sections, and the menu has the same in the same order',
  async (viewer) => {
    const data = await read('norvik-steel', viewer);
    expect(blocksOf(data)).toEqual(ALL);
    expect(data.failed).toEqual([]);
    expect(companyPage.reply.parse(data)).toEqual(data);
    const html = (await app.get('/company/norvik-steel/', viewer)).body;
    expect(sectionsIn(html)).toEqual(ALL);
    expect(menuIn(html)).toEqual(['top', ...ALL]);
  },
);

test.each([
  { stringId: 'lugorets-bank', has: ['bank-ras', 'ifrs'], lacks: ['ras'] },
  {
    stringId: 'harrowmere-power',
    has: ['ifrs'],
    lacks: ['ras', 'quarterly-reports', 'comments', 'consensus'],
  },
  {
    stringId: 'quillstone-software',
    has: ['ifrs', 'consensus'],
    lacks: ['quarterly-reports', 'esg-reports'],
  },
  { stringId: 'heren-foods', has: ['ifrs', 'stocks'], lacks: ['comments', 'managers', 'news'] },
  { stringId: 'primezhye-region', has: ['bonds', 'debt'], lacks: ['ifrs', 'stocks', 'multipliers'] },
])('EP-04 a section without data is absent: $stringId lacks $lacks', async ({ stringId, has, lacks }) => {
  const html = (await app.get(`/company/${stringId}/`, 'paid')).body;
  const sections = sectionsIn(html);
  expect(sections).toEqual(expect.arrayContaining(has));
  for (const section of lacks) expect(sections).not.toContain(section);
  expect(menuIn(html)).toEqual(['top', ...sections]);
});

test('EP-04 an issuer of whom little is known has a calm page that says so', async () => {
  const data = await read('vexley-robotics');
  expect(blocksOf(data)).toEqual(expect.arrayContaining(['stocks', 'bonds']));
  expect(blocksOf(data)).not.toEqual(expect.arrayContaining(['ifrs']));
  expect(data.blocks['issuer-profile']).toBeNull();
  const response = await app.get('/company/vexley-robotics/');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('No profile, reports, management data or news yet.');
  expect((await app.get('/company/norvik-steel/')).body).not.toContain('No profile, reports');
});

test('EP-04 a number in the address moves on to the name, and an unknown issuer is not found', async () => {
  const { issuerId } = await read('norvik-steel');
  const moved = await app.get(`/company/${issuerId}/?ifrs=1`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/company/norvik-steel/?ifrs=1']);
  for (const key of ['nobody', '2147483647', '99999999999', '0'])
    expect((await app.get(`/company/${key}/`)).statusCode).toBe(404);
  expect((await app.get('/company/Norvik%20Steel/')).statusCode).toBe(404);
});

test('LV-05 EP-04 the last price of a share is for those who are signed in, in the data and in the page', async () => {
  const open = await read('norvik-steel', 'free');
  const prices = (open.blocks.stocks ?? []).map(({ last }) => Number(last));
  expect(prices.length).toBeGreaterThan(1);
  const shut = await read('norvik-steel', 'anonymous');
  expect((shut.blocks.stocks ?? []).map(({ last }) => last)).toEqual(prices.map(() => '***'));
  const html = (await app.get('/company/norvik-steel/', 'anonymous')).body;
  const json = JSON.stringify(shut);
  for (const price of prices) {
    expect(json).not.toContain(String(price));
    expect(html.replaceAll('\u00a0', '')).not.toContain(price.toFixed(2));
  }
});

test('EP-04 LV-05 a share of an issuer has P/E, EV/EBITDA and its dividend yield as in the list of stocks; whoever may not see prices sees none', async () => {
  const listed: {
    string_id: string;
    pe: number | null;
    ev_ebitda: number | null;
    dividend_yield: number | null;
  }[] = (
    await app.get('/stocks/?find=norvik&columns=all&format=json', 'paid').then((answer) => answer.json())
  ).rows;
  const stocks = (await read('norvik-steel', 'paid')).blocks.stocks ?? [];
  for (const { string_id, pe, ev_ebitda, dividend_yield } of stocks) {
    const row = listed.find((each) => each.string_id === string_id);
    expect(row).toMatchObject({ pe, ev_ebitda, dividend_yield });
  }
  expect(stocks.some(({ pe }) => typeof pe === 'number')).toBe(true);
  expect(stocks.some(({ dividend_yield }) => typeof dividend_yield === 'number')).toBe(true);
  for (const { pe, ev_ebitda, dividend_yield } of (await read('norvik-steel', 'anonymous')).blocks.stocks ??
    [])
    for (const value of [pe, ev_ebitda, dividend_yield]) expect(value === null || value === '***').toBe(true);
});

test('EP-04 LV-05 key figures are those of the full years: revenue is open, what is locked in the report is locked here', async () => {
  const [paid, shut] = [await read('norvik-steel', 'paid'), await read('norvik-steel', 'anonymous')];
  const rowOf = ({ blocks }: CompanyPageData, id: string) =>
    blocks.figures?.rows.find((row) => row.id === id);
  const { ifrs, figures } = paid.blocks;
  const reported = ifrs?.data.find(({ code }) => code === 'revenue')?.values ?? {};
  expect(figures?.years.length).toBeGreaterThan(3);
  expect(rowOf(paid, 'revenue')?.values).toEqual(figures?.years.map((end) => reported[end]));
  expect(rowOf(shut, 'revenue')).toEqual(rowOf(paid, 'revenue'));
  const [debt, cash, net] = ['debt', 'cash', 'net_debt'].map((id) => Number(rowOf(paid, id)?.values[0]));
  expect(Math.abs((debt ?? 0) - (cash ?? 0) - (net ?? 0))).toBeLessThanOrEqual(1);
  for (const id of ['ebitda', 'net_profit', 'debt', 'cash', 'net_debt'])
    expect(new Set(rowOf(shut, id)?.values)).toEqual(new Set(['***']));
  expect(shut.blocks.figures?.market_cap).toBe('***');
  const bank = await read('lugorets-bank', 'paid');
  expect(bank.blocks.figures?.rows.map(({ id }) => id)).toEqual([
    'operating_income',
    'net_profit',
    'total_assets',
    'total_equity',
  ]);
});

test('EP-04 LV-05 the bonds of an issuer show price, yield and spread to those who may see them', async () => {
  const [free, shut] = [await read('norvik-steel', 'free'), await read('norvik-steel', 'anonymous')];
  const [open, locked] = [free.blocks.bonds?.[0], shut.blocks.bonds?.[0]];
  for (const field of ['price', 'yield', 'duration', 'spread'] as const) {
    expect(typeof open?.[field]).toBe('number');
    expect(locked?.[field]).toBe('***');
  }
  expect(locked?.rating).toBe(open?.rating);
});

test('LV-05 EP-04 no value that opens with full access is in any byte of the page for others', async () => {
  const values = (data: CompanyPageData) => {
    const found = new Set<number>();
    const { ifrs, ras } = data.blocks;
    // Beyond the first rows of each statement.
    for (const group of ifrs?.groups ?? []) {
      const rows = ifrs?.data.filter((row) => row.financial_statement_code === group.report_line_code) ?? [];
      const open = rows.filter(({ depth }) => depth === 0).slice(0, group.open_count);
      for (const row of rows) if (!open.includes(row)) collect(row.values, found);
    }
    JSON.stringify({ ras }, (key, value) => {
      if (key === 'closed_data' && typeof value === 'object') collect(value, found);
      return value;
    });
    return found;
  };
  const secret = values(await read('norvik-steel', 'paid'));
  expect(secret.size).toBeGreaterThan(100);
  const wholePage = (await app.get('/company/norvik-steel/', 'paid')).body;
  for (const viewer of ['anonymous', 'free'] as const) {
    const data = await read('norvik-steel', viewer);
    const known = collect(data, new Set());
    const html = (await app.get('/company/norvik-steel/', viewer)).body;
    expect(values(data).size).toBe(0);
    const hidden = [...secret].filter((value) => !known.has(value) && Math.abs(value) >= 2_100);
    expect(findRevealed(hidden, wholePage).length).toBeGreaterThan(50);
    expect(findRevealed(hidden, html)).toEqual([]);
  }
});

function collect(value: unknown, found: Set<number>): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, found);
  return found;
}

test('EP-04 the debt of an issuer adds up to what is outstanding of its bonds, amortisations on their days', async () => {
  const { blocks } = await read('norvik-steel');
  const outstanding = (blocks.bonds ?? []).reduce((sum, bond) => sum + (bond.outstanding ?? 0), 0);
  const [schedule] = blocks.debt ?? [];
  expect(schedule?.total).toBeCloseTo(outstanding, 2);
  expect(schedule?.years.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(outstanding, 2);
  const [amortised] = await query<{ amount: number }>(
    `select (face_value * units_issued * percent / 100)::float8 as amount
       from bond join bond_redemption on bond_id = instrument_id
      where instrument_id = any($1) order by day limit 1`,
    [(blocks.bonds ?? []).map(({ id }) => id)],
  );
  expect(schedule?.years[0]?.amount).toBeGreaterThanOrEqual(amortised?.amount ?? Number.NaN);
});

test('EP-04 of a bond that is repaid in part before, the rest falls due when it matures', async () => {
  const [bond] = await query<{ id: number; issuer: string; currency: string }>(
    `select instrument.id, currency, issuer.string_id as issuer
       from instrument join issuer on issuer.id = issuer_id join bond on instrument_id = instrument.id
      where status = 'active' and matures_on > '2028-01-01'
        and not exists (select from bond_redemption where bond_id = instrument.id) limit 1`,
  );
  const debtOf = async () =>
    (await read(bond?.issuer ?? '')).blocks.debt?.find((debt) => debt.currency_name === bond?.currency);
  const before = await debtOf();
  await query(`insert into bond_redemption (bond_id, day, percent) values ($1, '2027-06-15', 30)`, [
    bond?.id,
  ]);
  const dueIn2027 = (debt: typeof before) => debt?.years.find(({ year }) => year === 2027)?.amount ?? 0;
  await expect.poll(async () => dueIn2027(await debtOf())).toBeGreaterThan(dueIn2027(before));
  expect((await debtOf())?.total).toBeCloseTo(before?.total ?? Number.NaN, 2);
});

test('EP-04 a bond in default says so, and is not in the debt to come', async () => {
  const [defaulted] = await query<{ issuer: string }>(
    `select issuer.string_id as issuer from instrument join issuer on issuer.id = issuer_id where status = 'defaulted'`,
  );
  const data = await read(defaulted?.issuer ?? '');
  expect(data.has_default).toBe(true);
  const html = (await app.get(`/company/${defaulted?.issuer}/`)).body;
  expect(html).toContain('Bond in default');
  const bond = data.blocks.bonds?.find(({ status }) => status === 'defaulted');
  const inDebt = (data.blocks.debt ?? []).reduce((sum, { total }) => sum + total, 0);
  const alive = (data.blocks.bonds ?? []).filter(({ status }) => status === 'active');
  expect(inDebt).toBeCloseTo(
    alive.reduce((sum, { outstanding }) => sum + (outstanding ?? 0), 0),
    2,
  );
  expect(bond?.outstanding).toBeGreaterThan(0);
});

test('LV-01 EP-04 the description is in the language of the page, or in another that is named', async () => {
  const descriptionOf = async (issuer: string) =>
    /<p[^>]*lang="([a-z]+)"[^>]*>([^<]+)/.exec((await app.get(`/deu/company/${issuer}/`)).body);
  expect(await descriptionOf('norvik-steel')).toBeNull();
  await query(
    `update issuer_profile set descriptions = descriptions - 'deu'
      where issuer_id = (select id from issuer where string_id = 'merchant-carriers')`,
  );
  expect((await descriptionOf('merchant-carriers'))?.[1]).toBe('en');
});

test('EP-04 the head names the issuer, its address in each language and the way to it', async () => {
  const html = (await app.get('/company/norvik-steel/?ifrs=1', 'anonymous')).body;
  expect(html).toContain('<title>Norvik Steel Group: issuer profile, securities and reports');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/company\/norvik-steel\/"/);
  expect(html).toMatch(/hreflang="ru" href="[^"]*\/rus\/company\/norvik-steel\/"/);
  expect(html).toContain('BreadcrumbList');
});

test('EP-04 ST-01 a share leads to its issuer, and the issuer to its shares', async () => {
  expect((await app.get('/stocks/norvik-steel/')).body).toContain('href="/company/norvik-steel/"');
  expect((await app.get('/company/norvik-steel/')).body).toContain('href="/stocks/norvik-steel/"');
});

test('SE-05 EP-04 every company that a search finds has a page', async () => {
  const found = await app.http.inject({
    method: 'POST',
    url: '/api/suggest/companies/',
    headers: { cookie: await app.cookieOf('paid') },
    payload: { term: 'bank' },
  });
  const items: { id: string }[] = found.json().items;
  expect(items.length).toBeGreaterThan(0);
  for (const { id } of items)
    expect([200, 301]).toContain((await app.get(`/company/${id}/?format=json`)).statusCode);
});

test('EP-04 a block that fails keeps its place, says so, and the page is not cached', async () => {
  await query('alter table news_issuer rename to news_issuer_away');
  const broken = await app.get('/company/tamarock-mining/');
  expect(broken.statusCode).toBe(200);
  expect(broken.body).toContain('This section did not load');
  expect(menuIn(broken.body)).toContain('news');
  await query('alter table news_issuer_away rename to news_issuer');
  const whole = await app.get('/company/tamarock-mining/');
  expect(whole.body).not.toContain('This section did not load');
});

test.each([
  { prefix: '/rus', name: 'Металургійний завод «Желівиця»', registered: 'Huta Żeliwica S.A.' },
  { prefix: '/chn', name: 'Zeliwica Steelworks', registered: 'Huta Żeliwica S.A.' },
  { prefix: '/fra', name: 'Zeliwica Steelworks', registered: 'Huta Żeliwica S.A.' },
  { prefix: '/pol', name: 'Huta Żeliwica S.A.', registered: null },
])('LV-01 LV-08 a name that $prefix lacks is shown in one that its users read', async (expected) => {
  const page: CompanyPageData = (
    await app.get(`${expected.prefix}/company/huta-zeliwica/?format=json`, 'paid')
  ).json();
  expect([page.name, page.registered_name]).toEqual([expected.name, expected.registered]);
  const html = (await app.get(`${expected.prefix}/company/huta-zeliwica/`)).body;
  expect(html.includes('translate="no">Huta Żeliwica S.A.<')).toBe(expected.registered !== null);
});

test('LV-01 the store writes names as the pages do', async () => {
  const { stores } = app.services;
  const issuers = await query<{ name: string; names: NameTable }>(
    'select name, names from issuer order by id',
  );
  for (const language of ['rus', 'deu', 'chn'] as const) {
    const { rows } = await sql`
      select ${localizedNameOf('issuer', language)} as name from issuer order by id`.execute(stores.primary);
    expect(rows).toEqual(issuers.map(({ name, names }) => ({ name: localizedName(name, names, language) })));
  }
});

test('EP-07 peers are companies of the industry, nearest in total assets, with the figures of the multiples; prices are sealed', async () => {
  const [paid, anonymous] = await Promise.all([read('norvik-steel'), read('norvik-steel', 'anonymous')]);
  const { peers, multipliers } = paid.blocks;
  if (!peers || !multipliers) throw new Error('no peers');
  const [own, ...others] = peers.rows;
  expect([own?.string_id, own?.is_subject]).toEqual(['norvik-steel', true]);
  expect(others.length).toBeGreaterThan(2);
  const found = await query<{ code: string; banks: boolean }>(
    `select distinct industry.code, is_bank as banks from issuer join industry on industry.id = industry_id
      where issuer.id = any($1)`,
    [peers.rows.map(({ id }) => id)],
  );
  expect(found).toEqual([{ code: peers.industry_code, banks: false }]);
  const ltm = multipliers.periods['2'].flatMap(({ headers, columns, body }) => {
    const now = headers.findIndex(({ id }) => id === 'now');
    const at = columns.findIndex(({ multiple_id }) => multiple_id === 'pe');
    return at < 0 ? [] : [body[at]?.[now]?.value];
  });
  expect(ltm).toEqual([own?.pe]);
  const sealed = anonymous.blocks.peers?.rows ?? [];
  expect(sealed.map(({ revenue }) => revenue)).toEqual(peers.rows.map(({ revenue }) => revenue));
  expect(new Set(sealed.flatMap(({ market_cap, pe }) => [market_cap, pe]))).toEqual(new Set(['***']));
  const bank = (await read('lugorets-bank', 'anonymous')).blocks.peers;
  expect(bank?.is_bank).toBe(true);
  expect(new Set(bank?.rows.map(({ revenue }) => revenue))).toEqual(new Set(['***']));
});

test('EP-07 coming events are those of the issuer within a year, in order; ratings are those of the issuer alone', async () => {
  const { blocks, today } = await read('norvik-steel');
  const events = blocks.events ?? [];
  const days = events.map(({ date }) => date);
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted());
  expect(days[0]?.localeCompare(today)).toBeGreaterThanOrEqual(0);
  expect(
    days
      .at(-1)
      ?.slice(0, 4)
      .localeCompare(String(Number(today.slice(0, 4)) + 1)),
  ).toBeLessThanOrEqual(0);
  const own = [...(blocks.stocks ?? []), ...(blocks.bonds ?? [])].map(({ name }) => name);
  expect(events.every(({ name }) => own.includes(name))).toBe(true);
  const ratings = blocks.ratings ?? [];
  expect(new Set(ratings.map(({ of }) => of))).toEqual(new Set(['issuer']));
  // Each with the outlook it came with: the history of both.
  expect(ratings.length).toBeGreaterThan(1);
  expect(ratings.every(({ outlook }) => outlook !== null)).toBe(true);
  expect(blocks.figures?.rating?.outlook).toBe(ratings[0]?.outlook);
});
