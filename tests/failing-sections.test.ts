import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { FailingStatements, type SentStatement } from './failing-statements.ts';

let app: TestApp;
const statements = new FailingStatements();

const logged: unknown[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(line));
  app = await startTestApp({ config: { pageCache: false, cachesParts: false } });
});
afterAll(async () => {
  statements.restore();
  vi.restoreAllMocks();
  await app.close();
});

type Fields = Readonly<Record<string, readonly string[]>>;
interface PageData {
  readonly failed: readonly string[];
  readonly blocks?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

const LISTING: Fields = {
  graph: ['priceChart', 'tradingTable', 'indexTabs', 'excelLink'],
  dynamics: ['priceDynamics'],
  venues: ['exchangeTable'],
  // The chart then has no flags of dividends.
  dividends: ['dividends', 'dividendsTable', 'nearestDividend', 'priceChart'],
};
const STOCK: Fields = {
  ...LISTING,
  indexes: ['indexesList', 'indexTabs'],
  'other-stocks': ['emitentSharesStocksList'],
  bonds: ['emitentSharesBondsList'],
};

/** What a section is made of besides its block, and which sections have no query but that of the heading. */
const PAGES: readonly { path: string; query?: string; fields: Fields; ofHeading?: string }[] = [
  { path: '/stocks/norvik-steel/', fields: STOCK, ofHeading: 'parameters' },
  { path: '/stocks/caldervoe-bank/', query: '&mode=table', fields: STOCK, ofHeading: 'parameters' },
  {
    path: '/bonds/norvik-steel-bond-4/',
    fields: { graph: ['graph', 'quote'], parameters: ['paramsTable'], venues: ['exchangeTable'] },
  },
  { path: '/company/norvik-steel/', fields: {} },
  {
    path: '/indexes/silver-harbour-12/',
    fields: { graph: ['chart', 'compared', 'others'], members: ['members'] },
  },
  { path: '/etf/lanternfold-silver-harbour-12/', fields: LISTING, ofHeading: 'parameters' },
];
const VIEWERS: readonly TestViewer[] = ['anonymous', 'free', 'paid'];

const shownIn = (html: string) => [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id ?? '');
const failuresIn = (html: string) => html.split('This section did not load').length - 1;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

async function read(url: string, viewer: TestViewer) {
  const { statusCode, body } = await app.get(url, viewer);
  return { statusCode, data: JSON.parse(body) as PageData };
}

/** Those of the page, in the order in which they are sent: the first finds what it is about. */
async function statementsOf(url: string, viewer: TestViewer): Promise<SentStatement[]> {
  await read(url, viewer);
  const sent = await statements.record(() => read(url, viewer));
  return sent.filter(({ text }) => !text.includes('session'));
}

test.each(PAGES.flatMap((page) => VIEWERS.map((viewer) => ({ ...page, viewer }))))(
  'SF-06 ST-05 EP-04 whichever query of $path fails, $viewer is shown every other section',
  async ({ path, query = '', viewer, fields, ofHeading }) => {
    const url = `${path}?format=json${query}`;
    const [heading, ...sent] = await statementsOf(url, viewer);
    const { data: whole } = await read(url, viewer);
    const shown = shownIn((await app.get(path, viewer)).body);
    const tried = new Set<string>();
    for (const statement of sent) {
      logged.length = 0;
      const { statusCode, data } = await statements.without(statement, () => read(url, viewer));
      const { failed } = data;
      const what = `${failed} without ${statement.text}`;
      expect(statusCode, what).toBe(200);
      if (failed.length === 0) {
        // The only query of no section.
        expect(data, what).toEqual({ ...whole, indicators: null });
        continue;
      }
      for (const section of failed) {
        tried.add(section);
        expect(logged.join(), what).toContain(`"part":"${section}"`);
      }
      const touched = new Set(failed.flatMap((section) => fields[section] ?? []));
      const expected = Object.keys(whole).filter((field) => !touched.has(field));
      expect(pick(data, expected), what).toEqual({
        ...pick(whole, expected),
        failed,
        ...(whole.blocks && { blocks: withoutBlocks(whole.blocks, failed) }),
      });
      if (viewer !== 'anonymous' || query !== '') continue;
      const html = await statements.without(statement, () => app.get(path, viewer));
      expect([html.statusCode, failuresIn(html.body)], what).toEqual([200, failed.length]);
      expect(sorted(shownIn(html.body)), what).toEqual(sorted([...shown, ...failed]));
    }
    expect(shown.filter((section) => !tried.has(section) && section !== ofHeading)).toEqual([]);
    if (!heading) throw new Error('a page has a heading');
    const { statusCode } = await statements.without(heading, () => app.get(path, viewer));
    expect(statusCode).toBe(500);
  },
);

const pick = (data: PageData, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, data[field]]));

const withoutBlocks = (blocks: Readonly<Record<string, unknown>>, failed: readonly string[]) =>
  Object.fromEntries(
    Object.entries(blocks).map(([name, block]) => [name, failed.includes(name) ? null : block]),
  );

test('ST-05 a page with a failed section is not cached', async () => {
  const caching = await startTestApp();
  const url = '/stocks/norvik-steel/?format=json';
  const failedNow = async () => (await caching.get(url)).json<PageData>().failed;
  const sent = await statementsOf(url, 'anonymous');
  const series = sent.find(({ text }) => text.includes('place as materialized'));
  if (!series) throw new Error('the chart has a query behind its seal');
  expect(await statements.without(series, failedNow)).toEqual(['graph']);
  expect(await failedNow()).toEqual([]);
  expect(await statements.without(series, failedNow)).toEqual([]);
  await caching.close();
});

test('ST-05 a stock page without any cache sends at most 12 statements', async () => {
  const url = '/stocks/norvik-steel/';
  for (let warm = 0; warm < 2; warm++) await app.get(url);
  const sent = await statements.count(() => app.get(url));
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(12);
});
