import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { SearchResultsData } from '#features/search-results/search-results.contract.ts';
import type { AllSuggestions } from '#market/search/search.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const HOUSES = [
  { from: 'the index', options: { search: true } },
  { from: 'the store', options: {} },
] as const;

describe.each(HOUSES)('the page of results, from $from', ({ options }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(() => app.close());

  const open = (query: Record<string, string>, viewer: TestViewer = 'paid') =>
    app.get(`/search/?${new URLSearchParams(query)}`, viewer);
  const read = async (query: Record<string, string>, viewer?: TestViewer): Promise<SearchResultsData> =>
    (await open({ ...query, format: 'json' }, viewer)).json();

  test('SE-01 SE-03 it counts what the suggestions count, and begins with the first category that has any', async () => {
    const headers = { cookie: await app.cookieOf('paid') };
    const payload = { term: 'norvik' };
    const requested = { method: 'POST', url: '/api/suggest/', payload, headers } as const;
    const suggested: AllSuggestions = (await app.http.inject(requested)).json();
    const page = await read({ q: '  norvik\u0000 ' });
    expect(page).toMatchObject({ term: 'norvik', state: 'found', category: 'bonds', page: 1, pages: 1 });
    expect(page.counts).toEqual(
      Object.fromEntries(Object.entries(suggested).map(([each, { counter_title }]) => [each, counter_title])),
    );
    expect(page.items).toEqual(suggested.bonds?.items);
    expect((await read({ q: 'norvik', category: 'companies' })).items).toEqual(suggested.companies?.items);
    expect((await read({ q: 'norvik', category: 'people' })).category).toBe('bonds');
  });

  test('SE-04 twenty hits a page, each hit on one page, and a page past the end is the last one', async () => {
    const first = await read({ q: 'S.A.' });
    const total = first.counts.bonds ?? 0;
    expect([first.items.length, first.pages]).toEqual([20, Math.ceil(total / 20)]);
    const seen: string[] = [];
    for (let page = 1; page <= first.pages; page++)
      seen.push(...(await read({ q: 'S.A.', page: String(page) })).items.map(({ id }) => id));
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    const past = await read({ q: 'S.A.', page: '999999' });
    expect(past).toEqual(await read({ q: 'S.A.', page: String(first.pages) }));
    expect(past.page).toBe(first.pages);
  });

  test('SE-02 SE-04 too little is requested more; nothing found says so, on any page', async () => {
    for (const q of ['', 'no', ' n\u0000o ', '钢'])
      expect(await read({ q })).toMatchObject({ state: 'too_short', counts: {}, items: [] });
    const nothing = await read({ q: 'qqqqwwwweeee', page: '3' });
    expect(nothing).toMatchObject({ state: 'found', category: 'bonds', items: [], page: 1, pages: 0 });
    expect(nothing.search_error).toBe('No results');
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      const prefix = language === 'eng' ? '' : `/${language}`;
      said.add((await app.get(`${prefix}/search/?q=qqqqwwwweeee&format=json`, 'paid')).json().search_error);
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  test.each(['anonymous', 'free', 'operator'] as const)(
    'SE-07 not one hit and no count leaves the server for %s',
    async (viewer) => {
      expect(await read({ q: 'norvik', category: 'stocks' }, viewer)).toEqual({
        term: 'norvik',
        state: 'locked',
        counts: {},
        category: 'stocks',
        items: [],
        search_error: null,
        page: 1,
        pages: 0,
      });
      const { statusCode, body } = await open({ q: 'norvik' }, viewer);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/norvik-steel|Norvik Steel/);
    },
  );

  test.each([
    { prefix: '', suspended: 'Suspended', count: '1 entry' },
    { prefix: '/rus', suspended: 'Торги приостановлены', count: '1 запись' },
    { prefix: '/chn', suspended: '停牌', count: '共 1 条' },
    { prefix: '/tur', suspended: 'İşleme kapalı', count: '1 kayıt' },
  ])('SE-04 a status and the number of hits are in the language of the page: $suspended', async (words) => {
    const { body } = await app.get(`${words.prefix}/search/?q=Brzozowy&category=stocks`, 'paid');
    const [shown = ''] = /<main.*<\/main>/s.exec(body) ?? [];
    expect(shown).toContain(words.suspended);
    expect(shown).toContain(words.count);
  });

  test('SE-04 SE-06 a hostile term is text, and never a fault', async () => {
    const script = '<script>alert(1)</script>';
    const { body } = await open({ q: script });
    expect(body).not.toContain(script);
    const terms = [
      "'; drop table instrument; --",
      '(a+)+$',
      '%'.repeat(99),
      '\u202e钢\u0301',
      'x'.repeat(9_999),
    ];
    for (const q of terms) expect((await open({ q })).statusCode, q).toBe(200);
    for (const address of [
      '/search/?q=%ED%A0%80abc',
      '/search/?q=norvik&q=steel',
      '/search/?q=norvik&page=-1',
    ])
      expect((await app.get(address, 'paid')).statusCode, address).toBeLessThan(500);
  });

  test('SE-03 the document is for nobody’s search engine and for nobody’s cache', async () => {
    const { body, headers } = await open({ q: 'norvik' });
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<title>“norvik” – search');
    expect(headers['cache-control']).toMatch(/private|no-store/);
  });
});

test('SE-07 where the search is open, the page is too; the quota holds for it', async () => {
  const opened = await startTestApp({ config: { rateLimits: true, searchFor: 'everyone' } });
  const ask = (remoteAddress: string, q: string) =>
    opened.http.inject({ url: `/search/?q=${q}&format=json`, remoteAddress });
  expect((await ask('203.0.113.7', 'norvik')).json().items).not.toEqual([]);
  for (let requested = 0; requested < 240; requested++)
    await opened.services.search.countSearch('203.0.113.9');
  expect((await ask('203.0.113.9', 'norvik')).statusCode).toBe(429);
  expect((await ask('203.0.113.9', 'no')).statusCode).toBe(200);
  await opened.close();
});
