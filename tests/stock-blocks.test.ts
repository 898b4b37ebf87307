import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { HoldersData } from '#features/holders/holders.contract.ts';
import type { Leader } from '#features/leaders/leaders.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** For a test that writes: the others read what was loaded. */
async function useOwnApp(): Promise<void> {
  const shared = app;
  app = await startTestApp();
  onTestFinished(async () => {
    await app.close();
    app = shared;
  });
}

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;
const idOf = async (stringId: string): Promise<number> =>
  (await query(`select id from instrument where kind = 'stock' and string_id = $1`, [stringId]))[0]?.id;

const readHolders = async (
  stringId: string,
  viewer: TestViewer = 'paid',
  prefix = '',
): Promise<HoldersData> =>
  (await app.get(`${prefix}/api/stocks/get-holders/${await idOf(stringId)}/`, viewer)).json();

test('ST-11 holders are the latest list, the largest first, with links to those that are issuers', async () => {
  const { data, rest, date } = await readHolders('norvik-steel');
  const [stored] = await query(
    `select count(*)::int as count, max(as_of)::text as latest, (100 - sum(stake))::float8 as rest
       from holder where instrument_id = $1 and as_of = (select max(as_of) from holder where instrument_id = $1)`,
    [await idOf('norvik-steel')],
  );
  expect(data).toHaveLength(stored.count);
  expect(date).toBe(stored.latest);
  expect(rest).toBeCloseTo(stored.rest, 2);
  const shares = data.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(data.some(({ url }) => url === null)).toBe(true);
  for (const { url } of data) if (url !== null) expect((await app.get(url)).statusCode).toBe(200);
});

test('ST-11 a stake is so many shares, worth so much at the last price of the first venue', async () => {
  const { data, currency_name: currency } = await readHolders('norvik-steel');
  const [share] = await query(
    `select shares_outstanding::float8 as shares, last_price::float8 as last, listing.currency
       from stock join listing on listing.instrument_id = stock.instrument_id and venue_id = 1
       join daily_trading on listing_id = listing.id
      where stock.instrument_id = $1 order by day desc limit 1`,
    [await idOf('norvik-steel')],
  );
  const [first] = data;
  expect(first?.amount).toBe(Math.round((share.shares * (first?.share ?? 0)) / 100));
  expect(first?.value).toBe(Math.round((first?.amount ?? 0) * share.last));
  expect(currency).toBe(share.currency);
});

test.each<{ viewer: TestViewer; value: string }>([
  { viewer: 'anonymous', value: 'string' },
  { viewer: 'free', value: 'number' },
  { viewer: 'paid', value: 'number' },
])(
  'ST-11 LV-05 to $viewer the value of a stake, which reveals the price, is a $value',
  async ({ viewer, value }) => {
    const { data } = await readHolders('norvik-steel', viewer);
    expect(data.length).toBeGreaterThan(1);
    for (const holder of data) {
      expect(typeof holder.value).toBe(value);
      expect(typeof holder.share).toBe('number');
    }
  },
);

test('ST-11 an unpublished list has no rows, an unknown share is not found', async () => {
  expect(await readHolders('vexley-robotics')).toMatchObject({ data: [], date: null });
  for (const id of ['0', '2147483647', '2147483648', 'x', '-1']) {
    expect((await app.get(`/api/stocks/get-holders/${id}/`)).statusCode).toBe(404);
  }
  const [bond] = await query(`select id from instrument where kind = 'bond' limit 1`);
  expect((await app.get(`/api/stocks/get-holders/${bond.id}/`)).statusCode).toBe(404);
});

test('ST-11 names of holders are in the language of the page', async () => {
  const names = (data: HoldersData) => data.data.map(({ name }) => name);
  expect(names(await readHolders('norvik-steel', 'paid', '/rus'))).toContain('Руководство компании');
  expect(names(await readHolders('norvik-steel', 'paid'))).toContain('Management');
});

interface List {
  readonly data: Leader[];
  readonly date: string | null;
}
const GROWING = 'get-growing-leaders';
const leaderPath = (kind: string, industryId: number, venueId: number) =>
  kind === 'capitalization'
    ? `/api/stocks/get-capitalization/${industryId}/${venueId}/`
    : `/api/stocks/${GROWING}/${industryId}/${venueId}/${kind === 'growing' ? 1 : 2}/`;
const readLeaders = async (
  kind: string,
  [industryId, venueId]: readonly [number, number],
  viewer: TestViewer = 'paid',
): Promise<List> => (await app.get(leaderPath(kind, industryId, venueId), viewer)).json();

/** The largest industry on the main venue. */
async function largestIndustry(): Promise<number> {
  const [industry] = await query(
    `select industry_id as branch_id, count(*) from issuer join instrument on issuer_id = issuer.id and kind = 'stock'
       join listing on instrument_id = instrument.id and venue_id = 1 and listing.status = 'active'
      group by industry_id order by 2 desc, 1 limit 1`,
  );
  return industry.branch_id;
}

/** Every share of the industry on the venue with its last two days, reported simply. */
const dayOfIndustry = (industryId: number, venueId: number) =>
  query(
    `select share.id, (select last_price::float8 from daily_trading where listing_id = listing.id
                        and last_price is not null order by day desc limit 1) as last,
            (select last_price::float8 from daily_trading where listing_id = listing.id
                        and last_price is not null order by day desc offset 1 limit 1) as before,
            (select max(day)::text from daily_trading where listing_id = listing.id and last_price is not null) as day,
            shares_outstanding::float8 as shares
       from issuer join instrument share on share.issuer_id = issuer.id and kind = 'stock' and share.status = 'active'
       join stock on stock.instrument_id = share.id
       join listing on listing.instrument_id = share.id and venue_id = $2 and listing.status = 'active'
      where industry_id = $1`,
    [industryId, venueId],
  );

test('ST-13 growing and falling leaders are those of the latest day, the strongest first', async () => {
  const industryId = await largestIndustry();
  const days = await dayOfIndustry(industryId, 1);
  const growing = await readLeaders('growing', [industryId, 1]);
  const falling = await readLeaders('falling', [industryId, 1]);
  const latest = days
    .map(({ day }) => day)
    .sort()
    .at(-1);
  expect([growing.date, falling.date]).toEqual([latest, latest]);
  const moved = days
    .filter(({ day }) => day === latest)
    .map(({ id, last, before }) => ({ id, change: Math.round((last / before - 1) * 10_000) / 100 }));
  const expected = (wanted: (change: number) => boolean, sign: number) =>
    moved
      .filter(({ change }) => wanted(change))
      .sort((a, b) => sign * (b.change - a.change))
      .slice(0, 10)
      .map(({ change }) => change);
  expect(growing.data.map(({ change }) => change)).toEqual(expected((change) => change > 0, 1));
  expect(falling.data.map(({ change }) => change)).toEqual(expected((change) => change < 0, -1));
  expect(growing.data.length + falling.data.length).toBeGreaterThan(2);
});

test('ST-13 the largest by capitalization: shares outstanding at the last price', async () => {
  const industryId = await largestIndustry();
  const { data } = await readLeaders('capitalization', [industryId, 1]);
  const expected = (await dayOfIndustry(industryId, 1))
    .filter(({ shares, last }) => shares !== null && last !== null)
    .map(({ shares, last }) => Math.round(shares * last))
    .sort((a, b) => b - a)
    .slice(0, 10);
  expect(data.map(({ capitalization }) => capitalization)).toEqual(expected);
  expect(data.length).toBeGreaterThan(2);
});

test.each(['growing', 'falling', 'capitalization'])(
  'ST-13 LV-05 %s: change is open, prices are not',
  async (kind) => {
    const industryId = await largestIndustry();
    for (const [viewer, type] of [
      ['anonymous', 'string'],
      ['free', 'number'],
      ['paid', 'number'],
    ] as const) {
      const { data } = await readLeaders(kind, [industryId, 1], viewer);
      expect(data.length).toBeGreaterThan(0);
      for (const leader of data) {
        expect([typeof leader.last, typeof leader.change]).toEqual([type, 'number']);
        if (leader.capitalization !== null) expect(typeof leader.capitalization).toBe(type);
      }
    }
  },
);

test('ST-13 a leader leads to its page on the same venue', async () => {
  const [market] = await query(
    `select industry_id as branch_id, venue_id as ground_id from issuer join instrument on issuer_id = issuer.id and kind = 'stock'
       join listing on instrument_id = instrument.id and listing.status = 'active' and venue_id = 2
      group by 1, 2 order by count(*) desc limit 1`,
  );
  const { data } = await readLeaders('capitalization', [market.branch_id, market.ground_id]);
  expect(data.length).toBeGreaterThan(0);
  for (const { url } of data) {
    const page = await app.get(`${url}?format=json`);
    expect([url, page.statusCode, page.json().groundId]).toEqual([url, 200, 2]);
  }
});

test('ST-13 leaders are cached until the next trade', async () => {
  await useOwnApp();
  const industryId = await largestIndustry();
  const before = await readLeaders('growing', [industryId, 1]);
  const [last] = before.data.slice(-1);
  await query(
    `update daily_trading set last_price = last_price * 2, high_price = greatest(high_price, last_price * 2)
      where listing_id = (select id from listing where instrument_id = $1 and venue_id = 1) and day = $2`,
    [last?.id, before.date],
  );
  await expect.poll(async () => (await readLeaders('growing', [industryId, 1])).data[0]?.id).toBe(last?.id);
});

test('ST-13 a share without a deal on the latest day leads nothing, and one split overnight did not fall', async () => {
  await useOwnApp();
  const industryId = await largestIndustry();
  const { data, date } = await readLeaders('growing', [industryId, 1]);
  const [quiet, split] = data;
  await query(
    `delete from daily_trading where day = $2
        and listing_id = (select id from listing where instrument_id = $1 and venue_id = 1)`,
    [quiet?.id, date],
  );
  await query(
    `update daily_trading set last_price = last_price / 4, low_price = least(low_price, last_price / 4) where day = $2
        and listing_id = (select id from listing where instrument_id = $1 and venue_id = 1)`,
    [split?.id, date],
  );
  await query(`insert into split (instrument_id, day, ratio, batch_id) values ($1, $2, 4, 1)`, [
    split?.id,
    date,
  ]);
  await expect
    .poll(async () => (await readLeaders('growing', [industryId, 1])).data[0])
    .toMatchObject({ id: split?.id, change: split?.change });
  expect((await readLeaders('growing', [industryId, 1])).data.map(({ id }) => id)).not.toContain(quiet?.id);
});

test('ST-13 an industry that has nothing on a venue has no rows; an unknown industry, venue or tab is not found', async () => {
  await useOwnApp();
  await query(`insert into industry (id, code, names) values (9000, 'empty', '{}')`);
  expect(await readLeaders('growing', [9000, 1])).toEqual({ data: [], date: null });
  for (const path of [
    leaderPath('growing', 2147483647, 1),
    leaderPath('growing', 1, 2147483647),
    leaderPath('capitalization', 1, 999),
    `/api/stocks/${GROWING}/1/1/3/`,
    `/api/stocks/${GROWING}/0/1/1/`,
    '/api/stocks/get-capitalization/x/1/',
  ]) {
    expect([path, (await app.get(path)).statusCode]).toEqual([path, 404]);
  }
});
