import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTS } from '#market/lists/list-fields.ts';
import { startTestApp, type TestApp, type TestViewer } from '../../src/app/app-for-tests.server.ts';
import { countTicks, findPrice, findPriceByTurnover } from './tick-grid.ts';

/** What an attack may not come nearer to a locked price than, for so many of the instruments. */
const SHARE_DISTANCE = 0.1;
const SAFE = 0.95;
const TICK = 0.01;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async <Row>(text: string): Promise<Row[]> =>
  (await app.services.stores.primaryPool.query(text)).rows as Row[];

async function readCurves(stockId: number, from: string, to: string, viewer: TestViewer = 'anonymous') {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/chart/get_tradings/',
    headers: { cookie: await app.cookieOf(viewer) },
    payload: {
      date_from: from,
      date_to: to,
      stocks_ids: [stockId],
      trading_ground_ids: [1],
      fields: ['last_price.numeric', 'overturn.numeric'],
    },
  });
  // Where nothing was traded on these days, there is nothing to attack.
  if (response.statusCode !== 200) return [];
  return response.json() as { field: string; data: [number, number | null][] }[];
}

test('SF-02 the attacks work where curves are fine, or two quantities are shown', () => {
  const prices = [52.11, 52.37, 51.98, 53.04, 52.6, 52.71];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const fine = prices.map((price) => Math.round(((price - low) / (high - low)) * 10_000) / 10_000);
  expect(countTicks(fine)).toBe(106);
  const change = Math.round((prices[5] ?? 0) * 10_000 - (prices[4] ?? 0) * 10_000) / (prices[4] ?? 1) / 100;
  expect(findPrice({ levels: fine, change, tick: TICK })).toBeCloseTo(52.71, 1);
  const turnovers = prices.map((price, at) => price * ([1, 3, 7, 4, 9, 5][at] ?? 1));
  const found = findPriceByTurnover(fine, turnovers, { ticks: 106, tick: TICK, from: 20, to: 200 });
  expect(Math.abs((found ?? 0) / 52.71 - 1)).toBeLessThan(0.005);
});

test('SF-02 no price of a share is found by ticks and public changes, whatever days are requested', async () => {
  const shares = await query<{ id: number; last: number; before: number }>(`
    select instrument.id, newest.last_price::float8 as last, previous.last_price::float8 as before
      from instrument join listing on listing.instrument_id = instrument.id and venue_id = 1
     cross join lateral (select day, last_price from daily_trading where listing_id = listing.id
                         and last_price is not null order by day desc limit 1) newest
     cross join lateral (select last_price from daily_trading where listing_id = listing.id and day < newest.day
                         and last_price is not null order by day desc limit 1) previous
     where instrument.kind = 'stock' and listing.status = 'active' order by 1 limit 60`);
  expect(shares.length).toBeGreaterThan(20);
  const near: number[] = [];
  let attacked = 0;
  for (const { id, last, before } of shares) {
    const change = Math.round((last / before - 1) * 10_000) / 100;
    const guesses: (number | null)[] = [];
    for (const from of ['2026-06-23', '2026-06-15', '2026-05-30', '2026-03-30']) {
      const [price, turnover] = await readCurves(id, from, '2026-06-30');
      expect(turnover?.data ?? []).toEqual([]);
      const levels = price?.data.flatMap(([, level]) => (level === null ? [] : [level])) ?? [];
      if (levels.length > 1) attacked++;
      guesses.push(findPrice({ levels, change, tick: TICK }));
    }
    if (guesses.some((guess) => guess !== null && Math.abs(guess / last - 1) < SHARE_DISTANCE)) near.push(id);
  }
  expect(attacked).toBeGreaterThan(2 * shares.length);
  expect(near.length).toBeLessThanOrEqual(shares.length * (1 - SAFE));
});

test.each(['anonymous', 'free'] as const)(
  'SF-02 a bond shows %s one curve, so that no yield fits a price',
  async (viewer) => {
    const bonds = await query<{ id: number }>('select bond_id as id from bond_measure order by 1 limit 20');
    for (const { id } of bonds)
      for (const field of ['yield', 'spread']) {
        const response = await app.http.inject({
          method: 'POST',
          url: `/api/bonds/${id}/chart/${field}/`,
          headers: { cookie: await app.cookieOf(viewer) },
          payload: { periodId: 2 },
        });
        expect(response.statusCode).toBe(viewer === 'anonymous' ? 401 : 403);
      }
  },
);

test('SF-02 the map shows tenths of ranks, however small the selection is', async () => {
  for (const filter of [
    '',
    '&currency=all',
    '&issuer=norvik-steel',
    '&currency=USD',
    '&sector=bank',
    '&x=price&y=yield',
  ]) {
    const { columns } = (await app.get(`/bonds/map/?format=json${filter}`)).json().points;
    expect(columns.values).toBeNull();
    for (const position of [...columns.shape.x, ...columns.shape.y])
      if (position !== null && position !== 0.5)
        expect(position * 10).toBeCloseTo(Math.round(position * 10), 9);
  }
});

test('SF-02 no list can be ordered or counted by what is locked', async () => {
  let refused = 0;
  let distributions = 0;
  for (const list of Object.values(LISTS)) {
    const locked = list.columns.flatMap(({ key, needs }) => (needs ? [key] : []));
    const { histograms } = (await app.get(`${list.path}?format=json`)).json<{
      histograms: { key: string }[];
    }>();
    distributions += histograms.length;
    expect(histograms.filter(({ key }) => locked.includes(key))).toEqual([]);
    for (const { key: id, needs } of list.columns) {
      if (!needs) continue;
      for (const search of [`sort=${id}`, `sort=-${id}`, `${id}_from=1`, `${id}_to=1`]) {
        const isRange = !search.startsWith('sort');
        if (isRange && !list.ranges.includes(id)) continue;
        const { statusCode } = await app.get(`${list.path}?${search}&format=json`);
        expect([search, statusCode]).toEqual([search, 401]);
        refused++;
      }
    }
  }
  expect(refused).toBeGreaterThan(10);
  expect(distributions).toBeGreaterThan(2);
});

test('SF-02 the largest stocks of an industry stand by name for who may not see their value', async () => {
  const page = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json();
  const url = `/api/stocks/get-capitalization/${page.industryId}/1/`;
  const namesOf = async (viewer: TestViewer) =>
    (await app.get(url, viewer)).json().data.map(({ name }: { name: string }) => name);
  const [anonymous, free] = [await namesOf('anonymous'), await namesOf('free')];
  expect(anonymous.length).toBeGreaterThan(2);
  expect(anonymous).toEqual(free.toSorted());
});

test('SF-02 the most traded stocks of the home page stand by name for who may not see their turnover', async () => {
  const namesFor = async (viewer: TestViewer) =>
    (await app.get('/?format=json', viewer))
      .json()
      .blocks.leaders.traded.map(({ name }: { name: string }) => name);
  const [anonymous, paid] = [await namesFor('anonymous'), await namesFor('paid')];
  expect(anonymous.length).toBeGreaterThan(2);
  expect(anonymous).toEqual(paid.toSorted());
  expect(anonymous).not.toEqual(paid);
});
