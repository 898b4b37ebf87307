import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeChangedMeasures } from '#market/bonds/measures/compute-measures.server.ts';
import { LEVELS } from '#market/prices/shape.ts';
import { fillPath } from '#platform/contract/page.ts';
import { startTestApp, type TestApp } from '../../src/app/app-for-tests.server.ts';
import { createExamples } from '../access-matrix/examples.ts';

const SHARE = 'norvik-steel';
const FUND = 'lanternfold-amber-40';
const BOND = 'norvik-steel-bond-1';
/** Far beyond the distance that an attack has to keep: 10 % for shares, 3 points for bonds. */
const FACTORS = { [SHARE]: 2, [FUND]: 2, [BOND]: 1.1 };

const PICTURES = ['svg', 'png'].flatMap((type) =>
  [`stocks/${SHARE}`, `etf/${FUND}`, `bonds/${BOND}`].flatMap((what) => [
    `/charts/${what}.${type}`,
    `/charts/${what}.${type}?period=4`,
  ]),
);
/** What changes nothing when it is requested twice. */
const READS =
  /^(GET|POST .*\/(chart|get_tradings|getGraphicData|getCompareGraphicData|suggest|createTableTradingFullInfo)\/)/;
/** Shows tenths of ranks, on which oracles.test.ts insists; the description names the process. */
const OTHERS = /^\/(bonds\/map|api\/docs)\//;

interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}

let app: TestApp;
let requests: readonly Request[];
beforeAll(async () => {
  app = await startTestApp();
  requests = [...(await listExamples()), ...PICTURES.map((url) => ({ method: 'GET' as const, url }))];
});
afterAll(() => app.close());

test('SF-02 no answer and no picture for everyone depends on a price: with all prices of a share, fund and bond multiplied they are the same', async () => {
  const before = await answerAll();
  expect(before.size).toBeGreaterThan(80);
  for (const [stringId, factor] of Object.entries(FACTORS)) await multiplyPrices(stringId, factor);
  const { bondId } = (await app.get(`/bonds/${BOND}/?format=json`)).json();
  const options = { today: '2026-06-30', leading: 'worst', isAll: true } as const;
  await computeChangedMeasures(app.services.stores.primary, [bondId], options);
  app.services.caches.dropAll();
  const after = await answerAll();
  expect(
    [...before].filter(([request, body]) => after.get(request) !== body).map(([request]) => request),
  ).toEqual([]);
});

test.each([`stocks/${SHARE}`, `etf/${FUND}`, `bonds/${BOND}`])(
  'SF-02 the picture of %s shows as few heights as its page, whatever period is drawn',
  async (what) => {
    for (const period of ['', '?period=2', '?period=4']) {
      const { body } = await app.get(`/charts/${what}.svg${period}`);
      const [longest = ''] = [...body.matchAll(/ d="([^"]+)"/g)]
        .map(([, path = '']) => path)
        .sort((one, other) => other.length - one.length);
      const heights = new Set([...longest.matchAll(/L[\d.]+ ([\d.]+)/g)].map(([, y]) => y));
      expect(heights.size).toBeGreaterThan(2);
      // One more for the lowest, and one for the axis to which the area reaches.
      expect(heights.size).toBeLessThanOrEqual(LEVELS + 2);
    }
  },
);

test('SF-02 the same comparison finds a price that somebody may see', async () => {
  const page = `/stocks/${SHARE}/?format=json`;
  const before = (await app.get(page, 'paid')).body;
  await multiplyPrices(SHARE, 2);
  app.services.caches.dropAll();
  expect((await app.get(page, 'paid')).body).not.toBe(before);
});

test('SF-02 whoever may not see a price cannot follow it', async () => {
  const { stockId } = (await app.get(`/stocks/${SHARE}/?format=json`)).json();
  expect((await app.get(`/api/stocks/${stockId}/1/live/`)).statusCode).toBe(401);
});

/** Of all days and minutes: changes in percent and shapes stay. */
async function multiplyPrices(stringId: string, factor: number): Promise<void> {
  const { primaryPool } = app.services.stores;
  const prices = [
    ...['last_price', 'open_price', 'low_price', 'high_price', 'vwap', 'official_close_price'],
    ...['bid_price', 'ask_price'],
  ];
  const listings = `(select listing.id from listing join instrument on instrument.id = instrument_id where string_id = $1)`;
  await primaryPool.query(
    `update daily_trading set ${prices.map((one) => `${one} = ${one} * $2`)}
      where listing_id in ${listings}`,
    [stringId, factor],
  );
  await primaryPool.query(`update intraday_trading set price = price * $2 where listing_id in ${listings}`, [
    stringId,
    factor,
  ]);
}

async function answerAll(): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  for (const { method, url, payload } of requests) {
    const { statusCode, rawPayload } = await app.http.inject({ method, url, ...(payload && { payload }) });
    if (statusCode !== 200) continue;
    answers.set(`${method} ${url} ${JSON.stringify(payload ?? '')}`, rawPayload.toString('latin1'));
  }
  return answers;
}

async function listExamples(): Promise<readonly Request[]> {
  const stock = (await app.get(`/stocks/${SHARE}/?format=json`, 'paid')).json();
  const { bondId } = (await app.get(`/bonds/${BOND}/?format=json`)).json();
  const { etfId } = (await app.get(`/etf/${FUND}/?format=json`)).json();
  const examples = createExamples({
    stringId: SHARE,
    stockId: stock.stockId,
    industryId: stock.industryId,
    indexId: stock.indexesList[0].id,
    bondId,
    etfId,
    reportFileId: '00000000-0000-4000-8000-000000000000',
  });
  return Object.entries(examples).flatMap(([call, calls]) => {
    const [method, pattern = ''] = call.split(' ');
    if (!READS.test(call) || OTHERS.test(pattern) || pattern.endsWith('/live/')) return [];
    const isPage = method === 'GET' && !/^\/(api|export|files|cb)\//.test(pattern);
    return calls.map(({ params = {}, query = {}, body = {} }) => {
      const search = new URLSearchParams({ ...query, ...(isPage && { format: 'json' }) }).toString();
      const url = fillPath(pattern, params) + (search && `?${search}`);
      return method === 'GET' ? { method, url } : { method: 'POST', url, payload: body };
    });
  });
}
