import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { comingEvents } from '#domain/payments/coming-events.ts';
import { findPayingBonds } from '#features/market-payments/market-payments.repository.ts';
import { findStoredBonds } from '#market/bonds/bond-terms.repository.ts';
import { type HomePageData, homePage } from '#pages/public/home/home.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

/** The day on which the test's clock stands. */
const TODAY = '2026-06-30';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await query('delete from bond_measure');
  await query('delete from government_curve');
  await insertCurve('EUR', [2.1, 2.4, 2.9, 3.3]);
  await insertCurve('USD', [4.1, 4.0, 4.3]);
  await query(
    `insert into bond_measure (bond_id, day, leading_yield, g_spread)
     select id, $1, 5 + (row_number() over (order by id))::int % 3, 100 * (row_number() over (order by id))
       from (select instrument.id from instrument join bond on instrument_id = instrument.id
              where currency = 'EUR' and issuer_type = 'corporate' and status = 'active' order by instrument.id limit 3) bonds`,
    [TODAY],
  );
});
afterAll(() => app.close());

/** Through the first bonds of the store, two years apart. */
async function insertCurve(currency: string, percents: readonly number[]): Promise<void> {
  const bonds = await query<{ id: number }>(
    `select id from instrument where kind = 'bond' order by id limit ${percents.length}`,
  );
  const points = percents.map((percent, at) => ({
    id: bonds[at]?.id,
    years: 1 + at * 3,
    percent,
    onCurve: percent,
  }));
  await query('insert into government_curve (currency, day, curve, points) values ($1, $2, $3, $4)', [
    currency,
    TODAY,
    JSON.stringify({
      kind: 'published',
      nodes: points.map(({ years, percent }) => ({ years, percent })),
      error: null,
      other: null,
    }),
    JSON.stringify(points),
  ]);
}

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.stores.primaryPool.query(text, values)).rows as Row[];
}

const read = async (viewer: TestViewer = 'paid', search = ''): Promise<HomePageData> =>
  (await app.get(`/?format=json${search}`, viewer)).json();

test('EP-06 NU-07 indexes come with their last value, their changes and the shape of the year that the change is of', async () => {
  const { indexes } = (await read()).blocks;
  const [first] = indexes ?? [];
  const values = await query<{ day: string; value: number }>(
    'select day::text, value::float8 as value from index_value where index_id = $1 order by day desc limit 2',
    [first?.id],
  );
  expect(first).toMatchObject({ last: values[0]?.value, date: values[0]?.day });
  const [last = 0, before = 1] = values.map(({ value }) => value);
  expect(first?.change).toBeCloseTo((last / before - 1) * 100, 2);
  const shape = first?.shape ?? [];
  expect([Math.min(...shape), Math.max(...shape)]).toEqual([0, 1]);
  expect(Math.sign(Number(first?.change_1y))).toBe(Math.sign(Number(shape.at(-1)) - Number(shape[0])));
  expect(homePage.reply.parse(await read())).toEqual(await read());
});

test('EP-06 movers are those that moved most on the latest day of the first venue', async () => {
  const { leaders } = (await read()).blocks;
  const moved = await query<{ name: string; change: number; turnover: number }>(
    `select name, (newest.last_price / before.last_price - 1)::float8 * 100 as change, newest.turnover::float8 as turnover
       from instrument join listing on listing.instrument_id = instrument.id
       join daily_trading newest on newest.listing_id = listing.id and newest.day = $1
      cross join lateral (select last_price, day from daily_trading
        where listing_id = listing.id and day < newest.day and last_price is not null order by day desc limit 1) before
      where kind = 'stock' and instrument.status = 'active' and listing.status = 'active' and newest.last_price is not null
        and venue_id = (select id from venue order by position limit 1)
        and not exists (select from split where split.instrument_id = instrument.id and split.day > before.day)`,
    [TODAY],
  );
  const by = (figure: 'change' | 'turnover', sign: 1 | -1) =>
    moved.toSorted((a, b) => sign * (b[figure] - a[figure]))[0]?.[figure];
  expect(leaders?.date).toBe(TODAY);
  expect(leaders?.growing[0]?.change).toBeCloseTo(by('change', 1) ?? Number.NaN, 1);
  expect(leaders?.falling[0]?.change).toBeCloseTo(by('change', -1) ?? Number.NaN, 1);
  expect(leaders?.traded[0]?.turnover).toBe(by('turnover', 1));
  for (const list of [leaders?.growing, leaders?.falling, leaders?.traded]) expect(list).toHaveLength(6);
});

test('EP-06 LV-06 the heat map has the changes of the latest day by industry for everyone, and the sizes for those who may see prices', async () => {
  const { heat_map: shown, leaders } = (await read('free')).blocks;
  const shares = shown?.industries.flatMap((industry) => industry.shares) ?? [];
  expect(shown).toMatchObject({ date: TODAY, currency_name: 'EUR', venue: leaders?.venue });
  expect(shares.length).toBeGreaterThan(30);
  const riser = leaders?.growing[0];
  const known = await query<{ industry: string; value: number }>(
    `select industry.code as industry, round(last_price * shares_outstanding)::float8 as value
       from instrument join stock on stock.instrument_id = instrument.id
       join issuer on issuer.id = issuer_id join industry on industry.id = industry_id
       join listing on listing.instrument_id = instrument.id
       join daily_trading on listing_id = listing.id and day = $2
      where instrument.id = $1 and venue_id = (select id from venue order by position limit 1)`,
    [riser?.id, TODAY],
  );
  const industry = shown?.industries.find((each) => each.shares.some(({ id }) => id === riser?.id));
  const share = industry?.shares.find(({ id }) => id === riser?.id);
  expect(share).toMatchObject({ change: riser?.change, capitalization: known[0]?.value });
  expect(industry?.url).toBe(`/stocks/?industry=${known[0]?.industry}&status=active`);
  expect((await app.get(industry?.url ?? '')).statusCode).toBe(200);

  const open = (await read('anonymous')).blocks.heat_map;
  const listed = open?.industries.flatMap((each) => each.shares) ?? [];
  expect(new Set(listed.map(({ capitalization }) => capitalization))).toEqual(new Set(['***']));
  expect(listed.map(({ change }) => change)).toEqual(shares.map(({ change }) => change));
  for (const { shares: of } of open?.industries ?? []) {
    const names = of.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  }
});

test('EP-06 yields are those of the curve at 2, 5 and 10 years and the medians of companies', async () => {
  const { yields } = (await read()).blocks;
  const euro = yields?.currencies[0];
  expect(euro).toMatchObject({ currency_name: 'EUR', years_5: 2.553, years_10: 3.225, corporate_bonds: 3 });
  expect(euro?.years_2).toBeCloseTo(2.2, 2);
  expect([euro?.corporate_yield, euro?.corporate_spread]).toEqual([6, 200]);
  expect(yields?.currencies[1]).toMatchObject({ currency_name: 'USD', years_10: null });
  expect(yields?.curve).toMatchObject({
    currency_name: 'EUR',
    date: TODAY,
    method: 'published',
    bond_count: 4,
    error: null,
  });
  expect(yields?.curve.chart.bonds).toHaveLength(4);
});

test('EP-06 a curve says of how many bonds it is made, and a fitted one how far from it they lie', async () => {
  const chosen = async (viewer: TestViewer) => (await read(viewer, '&curve=CHF')).blocks.yields?.curve;
  const bonds = await query<{ id: number }>(
    "select id from instrument where kind = 'bond' order by id limit 5",
  );
  const points = bonds.map(({ id }, at) => ({ id, years: 1 + at * 2, percent: 1 + at / 10, onCurve: 1 }));
  const fitted = { beta0: 2, beta1: -1, beta2: 0, beta3: 0, tau1: 1, tau2: 1 };
  await query('insert into government_curve (currency, day, curve, points) values ($1, $2, $3, $4)', [
    'CHF',
    TODAY,
    JSON.stringify({ kind: 'svensson', ...fitted, error: { yield: 3.12, price: 7 }, other: null }),
    JSON.stringify(points),
  ]);
  await expect.poll(async () => (await chosen('paid'))?.currency_name).toBe('CHF');
  expect(await chosen('paid')).toMatchObject({ method: 'svensson', bond_count: 5, error: 3.1 });
  expect((await chosen('anonymous'))?.error).toBe('***');
  const html = (await app.get('/?curve=CHF', 'paid')).body;
  expect(html).toContain('Nelson–Siegel–Svensson fit, 5 bonds');
  await query("delete from government_curve where currency = 'CHF'");
  await expect.poll(async () => (await chosen('paid'))?.currency_name).toBe('EUR');
});

test('EP-06 the address chooses the currency of the curve, and what is none chooses nothing', async () => {
  const curveOf = async (requested: string) =>
    (await read('paid', `&curve=${requested}`)).blocks.yields?.curve.currency_name;
  expect(await curveOf('USD')).toBe('USD');
  for (const wrong of ['XXX', 'usd', '', '%00', "'--", 'USDUSD', '%F0%9F%92%A3', '..%2F']) {
    expect(await curveOf(wrong), wrong).toBe('EUR');
  }
  expect((await app.get('/?curve=USD&curve=EUR')).statusCode).toBeLessThan(500);
  const html = (await app.get('/?curve=USD')).body;
  expect(html.includes('href="/?curve=EUR#curve"')).toBe(true);
  expect(/<link rel="canonical" href="[^"]*\/"/.test(html)).toBe(true);
});

test('EP-06 what the market pays next is announced or in the terms, the nearest first', async () => {
  const { coming } = (await read()).blocks;
  for (const list of [coming?.dividends ?? [], coming?.coupons ?? []]) {
    const days = list.map(({ date }) => date);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted());
    expect((days[0] ?? '') >= TODAY).toBe(true);
    expect((await app.get(list[0]?.url ?? '')).statusCode).toBe(200);
  }
  const stored = await query<{ day: string }>(
    `select min(ex_dividend_on)::text as day from dividend join instrument on instrument.id = instrument_id
      where ex_dividend_on >= $1 and coalesce(declared_on <= $1, true) and status = 'active'`,
    [TODAY],
  );
  expect(coming?.dividends[0]?.date).toBe(stored[0]?.day);
});

test('EP-06 the calendar finds each coupon that the terms of any bond promise on its days', async () => {
  const database = app.services.stores.primary;
  await query(
    `update bond set period_months = 12 / coupons_per_year, coupons_per_year = null
      where coupons_per_year in (1, 2) and instrument_id % 4 = 0`,
  );
  await query(
    `update bond set convention = 'bund', coupons_per_year = null
      where coupons_per_year = 1 and instrument_id % 4 = 1`,
  );
  const active = await query<{ id: number }>(
    `select id from instrument join bond on instrument_id = id where status = 'active' and defaulted_on is null`,
  );
  const stored = await findStoredBonds(
    database,
    active.map(({ id }) => id),
  );
  const bonds = [...stored].flatMap(([instrumentId, bond]) => {
    const terms = bond.maturesOn === null ? null : toBondTerms(bond);
    return terms ? [{ instrumentId, currency: 'EUR', terms }] : [];
  });
  expect(bonds.length).toBeGreaterThan(100);
  // Ends of months of every length, and of a leap year.
  for (const from of ['2026-02-20', '2026-04-22', '2026-06-24', '2026-12-24', '2028-02-20']) {
    const promised = comingEvents([], bonds, { from, to: addDays(from, 14) })
      .filter(({ kind }) => kind === 'coupon')
      .map(({ instrumentId, day }) => ({ instrumentId, day }));
    const found = await findPayingBonds(database, { from, days: 14, most: 100_000 });
    const isNamed = (coupon: { instrumentId: number; day: string }) =>
      found.some(
        ({ instrumentId, day }) =>
          instrumentId === coupon.instrumentId && day <= coupon.day && coupon.day <= addDays(day, 6),
      );
    expect(promised.length).toBeGreaterThan(0);
    expect(promised.filter((each) => !isNamed(each))).toEqual([]);
  }
});

test('EP-06 news of everyone come latest first, each story once', async () => {
  const items = (await read()).blocks.news?.items ?? [];
  const moments = items.map(({ published_at }) => published_at);
  expect(moments).toEqual(moments.toSorted().reverse());
  expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  expect(items.every(({ linked_issuers }) => linked_issuers.length > 0)).toBe(true);
});

test('EP-06 corrections are the restated statements with as many lines as differ, and the prices that an import replaced', async () => {
  const before = (await read()).blocks.corrections?.items ?? [];
  expect(before.length).toBeGreaterThan(0);
  for (const { what, standard, url, count } of before) {
    expect([what, count > 0]).toEqual(['restatement', true]);
    expect(['ifrs', 'ras']).toContain(standard);
    expect(url).toMatch(/^\/company\//);
  }
  const [listing] = await query<{ id: number; string_id: string }>(
    `select listing.id, string_id from listing join instrument on instrument.id = instrument_id
      where string_id = 'norvik-steel' order by listing.id limit 1`,
  );
  const [batch] = await query<{ id: number }>(
    `insert into import_batch (source_id, kind, status, known_at) select min(id), 'command', 'done', $1 from source returning id`,
    [`${TODAY} 10:00:00Z`],
  );
  await query(
    `insert into import_scope (batch_id, record, entity_id, first_day, last_day, changed)
     values ($1, 'price', $2, '2026-06-24', '2026-06-25', 2), ($1, 'price', $2, '2026-06-30', '2026-06-30', 1), ($1, 'price', $2, '2026-06-01', '2026-06-02', 0)`,
    [batch?.id, listing?.id],
  );
  try {
    // A row of an import is content of its page; the home page learns of it with the prices.
    await query('update news set title = title where id = (select min(id) from news)');
    const prices = async () =>
      ((await read()).blocks.corrections?.items ?? []).filter(({ what }) => what === 'price');
    await expect.poll(prices).toEqual([
      expect.objectContaining({
        on: TODAY,
        url: '/stocks/norvik-steel/',
        from: '2026-06-24',
        to: '2026-06-25',
        count: 2,
      }),
    ]);
  } finally {
    await query('delete from import_scope where batch_id = $1', [batch?.id]);
    await query('delete from import_batch where id = $1', [batch?.id]);
  }
});

test('EP-06 WL-03 of the reader’s own watchlist the largest changes come first; nobody else’s are given', async () => {
  const rows = async (viewer: TestViewer) => app.get('/api/watchlist/changes/', viewer);
  expect((await rows('anonymous')).statusCode).toBe(401);
  const { count, rows: own } = (await rows('paid')).json();
  const [stored] = await query<{ count: number }>(
    `select count(*)::int as count from watchlist_item join site_user on site_user.id = user_id where email like 'paid@%'`,
  );
  expect(count).toBe(stored?.count);
  const changes = own.map(({ change }: { change: number | null }) =>
    change === null ? -1 : Math.abs(change),
  );
  expect(changes).toEqual(changes.toSorted((one: number, other: number) => other - one));
});

test('EP-06 LV-06 CB-07 the page is the same for every viewer but what is sealed', async () => {
  const [anonymous, free, paid] = [await read('anonymous'), await read('free'), await read('paid')];
  expect(anonymous.blocks.indexes?.[0]?.last).toBe('***');
  expect(anonymous.blocks.leaders?.growing[0]).toMatchObject({ last: '***', turnover: '***' });
  expect(anonymous.blocks.yields?.currencies[0]).toMatchObject({ years_5: '***', corporate_spread: '***' });
  expect(free.blocks.indexes?.[0]?.last).toBe('***');
  expect(free.blocks.leaders?.growing[0]?.last).toBeTypeOf('number');
  expect(free.blocks.yields?.currencies[0]?.years_5).toBeTypeOf('number');
  for (const { blocks } of [anonymous, free]) {
    expect(blocks.yields?.curve.chart).toMatchObject({ unit: 'none', bonds: [] });
    for (const { percent } of blocks.yields?.curve.chart.line ?? []) {
      expect(percent >= 0 && percent <= 1).toBe(true);
    }
  }
  const open = (data: HomePageData) => ({
    counts: data.counts,
    coming: data.blocks.coming,
    news: data.blocks.news,
    names: data.blocks.leaders?.growing.map(({ name, change }) => [name, change]),
    shapes: data.blocks.indexes?.map(({ shape }) => shape),
  });
  expect(open(anonymous)).toEqual(open(paid));
  const html = (await app.get('/')).body;
  for (const secret of [paid.blocks.indexes?.[0]?.last, paid.blocks.leaders?.growing[0]?.turnover]) {
    expect(html.includes(String(secret))).toBe(false);
  }
});

test('EP-06 works without script: search, lists and tools are links and a form', async () => {
  const html = (await app.get('/rus/')).body;
  expect(html.includes('action="/rus/search/"')).toBe(true);
  for (const path of [
    '/stocks/',
    '/bonds/',
    '/indexes/',
    '/etf/',
    '/company/',
    '/bonds/map/',
    '/calculator/',
  ]) {
    expect(html.includes(`href="/rus${path}"`), path).toBe(true);
  }
  expect(html.match(/<svg[^>]*class="spark"/g)).toHaveLength(8);
});

test('EP-06 is cached, and forgotten when a curve changes', async () => {
  const before = (await read()).blocks.yields?.currencies.length;
  await insertCurve('GBP', [3.9, 4.2]);
  await expect.poll(async () => (await read()).blocks.yields?.currencies.length).toBe((before ?? 0) + 1);
});

test('EP-06 a block that fails keeps its place, and the others stand', async () => {
  await query('alter table news_issuer rename to hidden_news_issuer');
  await query("select pg_notify('tags_changed', 'news')");
  try {
    await expect.poll(async () => (await read()).failed).toEqual(['news']);
    const html = (await app.get('/')).body;
    expect(html.includes('This section did not load')).toBe(true);
    expect(html.includes('id="leaders"')).toBe(true);
  } finally {
    await query('alter table hidden_news_issuer rename to news_issuer');
  }
});

test('EP-06 a store without a market is a page that says so', async () => {
  const empty = await startTestApp({ empty: true });
  try {
    const response = await empty.get('/');
    expect([response.statusCode, response.body.includes('No market data yet.')]).toEqual([200, true]);
  } finally {
    await empty.close();
  }
});
