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

test('ST-11 holders are the newest list, the largest first, with links to those that are issuers', async () => {
  const { data, rest, date } = await readHolders('norvik-steel');
  const [stored] = await query(
    `select count(*)::int as count, max(as_of)::text as newest, (100 - sum(share))::float8 as rest
       from holder where instrument_id = $1 and as_of = (select max(as_of) from holder where instrument_id = $1)`,
    [await idOf('norvik-steel')],
  );
  expect(data).toHaveLength(stored.count);
  expect(date).toBe(stored.newest);
  expect(rest).toBeCloseTo(stored.rest, 2);
  const shares = data.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(data.some(({ url }) => url === null)).toBe(true);
  for (const { url } of data) if (url !== null) expect((await app.get(url)).statusCode).toBe(200);
});

test('ST-11 a stake is so many shares, worth so much at the last price of the first ground', async () => {
  const { data, currency_name: currency } = await readHolders('norvik-steel');
  const [share] = await query(
    `select shares_outstanding::float8 as pieces, last_price::float8 as last, listing.currency
       from stock join listing on listing.instrument_id = stock.instrument_id and ground_id = 1
       join daily_trading on listing_id = listing.id
      where stock.instrument_id = $1 order by day desc limit 1`,
    [await idOf('norvik-steel')],
  );
  const [first] = data;
  expect(first?.amount).toBe(Math.round((share.pieces * (first?.share ?? 0)) / 100));
  expect(first?.value).toBe(Math.round((first?.amount ?? 0) * share.last));
  expect(currency).toBe(share.currency);
});

test.each<{ viewer: TestViewer; value: string }>([
  { viewer: 'anonymous', value: 'string' },
  { viewer: 'free', value: 'number' },
  { viewer: 'paid', value: 'number' },
])(
  'ST-11 LV-05 to $viewer the value of a stake, which tells the price, is a $value',
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
const leaderPath = (kind: string, branchId: number, groundId: number) =>
  kind === 'capitalization'
    ? `/api/stocks/get-capitalization/${branchId}/${groundId}/`
    : `/api/stocks/${GROWING}/${branchId}/${groundId}/${kind === 'growing' ? 1 : 2}/`;
const readLeaders = async (
  kind: string,
  [branchId, groundId]: readonly [number, number],
  viewer: TestViewer = 'paid',
): Promise<List> => (await app.get(leaderPath(kind, branchId, groundId), viewer)).json();

/** The largest branch on the main ground. */
async function largestBranch(): Promise<number> {
  const [branch] = await query(
    `select branch_id, count(*) from issuer join instrument on issuer_id = issuer.id and kind = 'stock'
       join listing on instrument_id = instrument.id and ground_id = 1 and listing.status = 'active'
      group by branch_id order by 2 desc, 1 limit 1`,
  );
  return branch.branch_id;
}

/** Every share of the branch on the ground with its last two days, told simply. */
const dayOfBranch = (branchId: number, groundId: number) =>
  query(
    `select share.id, (select last_price::float8 from daily_trading where listing_id = listing.id
                        and last_price is not null order by day desc limit 1) as last,
            (select last_price::float8 from daily_trading where listing_id = listing.id
                        and last_price is not null order by day desc offset 1 limit 1) as before,
            (select max(day)::text from daily_trading where listing_id = listing.id and last_price is not null) as day,
            shares_outstanding::float8 as pieces
       from issuer join instrument share on share.issuer_id = issuer.id and kind = 'stock' and share.status = 'active'
       join stock on stock.instrument_id = share.id
       join listing on listing.instrument_id = share.id and ground_id = $2 and listing.status = 'active'
      where branch_id = $1`,
    [branchId, groundId],
  );

test('ST-13 growing and falling leaders are those of the newest day, the strongest first', async () => {
  const branchId = await largestBranch();
  const days = await dayOfBranch(branchId, 1);
  const growing = await readLeaders('growing', [branchId, 1]);
  const falling = await readLeaders('falling', [branchId, 1]);
  const newest = days
    .map(({ day }) => day)
    .sort()
    .at(-1);
  expect([growing.date, falling.date]).toEqual([newest, newest]);
  const moved = days
    .filter(({ day }) => day === newest)
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
  const branchId = await largestBranch();
  const { data } = await readLeaders('capitalization', [branchId, 1]);
  const expected = (await dayOfBranch(branchId, 1))
    .filter(({ pieces, last }) => pieces !== null && last !== null)
    .map(({ pieces, last }) => Math.round(pieces * last))
    .sort((a, b) => b - a)
    .slice(0, 10);
  expect(data.map(({ capitalization }) => capitalization)).toEqual(expected);
  expect(data.length).toBeGreaterThan(2);
});

test.each(['growing', 'falling', 'capitalization'])(
  'ST-13 LV-05 %s: change is open, prices are not',
  async (kind) => {
    const branchId = await largestBranch();
    for (const [viewer, type] of [
      ['anonymous', 'string'],
      ['free', 'number'],
      ['paid', 'number'],
    ] as const) {
      const { data } = await readLeaders(kind, [branchId, 1], viewer);
      expect(data.length).toBeGreaterThan(0);
      for (const leader of data) {
        expect([typeof leader.last, typeof leader.change]).toEqual([type, 'number']);
        if (leader.capitalization !== null) expect(typeof leader.capitalization).toBe(type);
      }
    }
  },
);

test('ST-13 a leader leads to its page on the same ground', async () => {
  const [market] = await query(
    `select branch_id, ground_id from issuer join instrument on issuer_id = issuer.id and kind = 'stock'
       join listing on instrument_id = instrument.id and listing.status = 'active' and ground_id = 2
      group by 1, 2 order by count(*) desc limit 1`,
  );
  const { data } = await readLeaders('capitalization', [market.branch_id, market.ground_id]);
  expect(data.length).toBeGreaterThan(0);
  for (const { url } of data) {
    const page = await app.get(`${url}?format=json`);
    expect([url, page.statusCode, page.json().groundId]).toEqual([url, 200, 2]);
  }
});

test('ST-13 leaders are kept until the next trade', async () => {
  await useOwnApp();
  const branchId = await largestBranch();
  const before = await readLeaders('growing', [branchId, 1]);
  const [last] = before.data.slice(-1);
  await query(
    `update daily_trading set last_price = last_price * 2
      where listing_id = (select id from listing where instrument_id = $1 and ground_id = 1) and day = $2`,
    [last?.id, before.date],
  );
  await expect.poll(async () => (await readLeaders('growing', [branchId, 1])).data[0]?.id).toBe(last?.id);
});

test('ST-13 a share without a deal on the newest day leads nothing, and one split overnight did not fall', async () => {
  await useOwnApp();
  const branchId = await largestBranch();
  const { data, date } = await readLeaders('growing', [branchId, 1]);
  const [quiet, split] = data;
  await query(
    `delete from daily_trading where day = $2
        and listing_id = (select id from listing where instrument_id = $1 and ground_id = 1)`,
    [quiet?.id, date],
  );
  await query(
    `update daily_trading set last_price = last_price / 4 where day = $2
        and listing_id = (select id from listing where instrument_id = $1 and ground_id = 1)`,
    [split?.id, date],
  );
  await query(`insert into split (instrument_id, day, coefficient, batch_id) values ($1, $2, 4, 1)`, [
    split?.id,
    date,
  ]);
  await expect
    .poll(async () => (await readLeaders('growing', [branchId, 1])).data[0])
    .toMatchObject({ id: split?.id, change: split?.change });
  expect((await readLeaders('growing', [branchId, 1])).data.map(({ id }) => id)).not.toContain(quiet?.id);
});

test('ST-13 a branch that has nothing on a ground has no rows; an unknown branch, ground or tab is not found', async () => {
  await useOwnApp();
  await query(`insert into branch (id, code, names) values (9000, 'empty', '{}')`);
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
