import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { AllSuggestions, Suggestions } from '#market/search/search.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const HOUSES = [
  { from: 'the index', options: { search: true } },
  { from: 'the store', options: {} },
] as const;

const prefixOf = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

describe.each(HOUSES)('answered from $from', ({ from, options }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(() => app.close());

  async function ask(
    path: string,
    payload: InjectOptions['payload'],
    viewer: TestViewer = 'paid',
    type?: string,
  ) {
    const headers = { cookie: await app.cookieOf(viewer), ...(type && { 'content-type': type }) };
    return app.http.inject({ method: 'POST', url: path, headers, ...(payload !== undefined && { payload }) });
  }
  const suggest = async (category: string, term: string): Promise<Suggestions> =>
    (await ask(`/api/suggest/${category}/`, { term })).json();
  const idsOf = ({ items }: Suggestions) => items.map(({ id }) => id);

  test('SE-10 it is this part that answers', async () => {
    await suggest('stocks', 'norvik');
    const { index, store } = app.services.search.answered;
    expect(from === 'the index' ? [index > 0, store] : [store > 0, index]).toEqual([true, 0]);
  });

  test.each([
    { category: 'stocks', term: 'norvik', id: 'norvik-steel', why: 'a beginning' },
    {
      category: 'stocks',
      term: 'орви',
      id: 'norvik-steel',
      why: 'letters inside a word, in another language',
    },
    { category: 'stocks', term: '诺维克', id: 'norvik-steel', why: 'a Chinese name' },
    { category: 'stocks', term: '钢铁', id: 'cangchen-steel', why: 'two Chinese characters' },
    {
      category: 'stocks',
      term: 'Kamnezorsk',
      id: 'kamnezorsk-works',
      why: 'Latin letters for a Cyrillic name',
    },
    { category: 'stocks', term: 'KMZK', id: 'kamnezorsk-works', why: 'a ticker' },
    { category: 'stocks', term: 'Gökçetaş', id: 'gokcetas-celik', why: 'Turkish letters' },
    { category: 'companies', term: 'steel norvik', id: 'norvik-steel', why: 'words in any order' },
    {
      category: 'companies',
      term: 'газднеприк',
      id: 'hazdnipryk',
      why: 'a Russian name of a Ukrainian company',
    },
    { category: 'indexes', term: 'amber', id: 'amber-40', why: 'an index' },
  ])('SE-04 SE-10 $why is found: $term', async ({ category, term, id }) => {
    const found = await suggest(category, term);
    expect(idsOf(found)).toContain(id);
    expect(found.search_error).toBeNull();
    expect(found.counter_title).toBeGreaterThanOrEqual(found.items.length);
  });

  test('SE-10 an ISIN finds the one paper that has it, and a bond is found by who issued it', async () => {
    const { rows } = await app.services.stores.primaryPool.query<{ isin: string; id: string; name: string }>(
      `select bond.isin, bond.string_id as id, issuer.name from instrument bond join issuer on issuer.id = bond.issuer_id
        where bond.kind = 'bond' and bond.isin is not null and issuer.string_id = 'kamnezorsk-works' order by bond.id limit 1`,
    );
    const [bond] = rows;
    expect(bond).toBeDefined();
    const byIsin = await suggest('bonds', bond?.isin ?? '');
    expect([idsOf(byIsin), byIsin.counter_title]).toEqual([[bond?.id], 1]);
    expect(idsOf(await suggest('bonds', 'Камнезорский'))).toContain(bond?.id);
  });

  test('SE-04 at most twenty items are sent, and how many there are in all', async () => {
    const { rows } = await app.services.stores.primaryPool.query<{ count: number }>(
      `select count(*)::int as count from instrument where kind = 'stock' and concat(name, names) like '%有限公司%'`,
    );
    const stocks = await suggest('stocks', '有限公司');
    expect([stocks.items.length, stocks.counter_title]).toEqual([rows[0]?.count, rows[0]?.count]);
    const many = await suggest('bonds', 'S.A.');
    expect(many.items).toHaveLength(20);
    expect(many.counter_title).toBeGreaterThan(20);
  });

  test.each([
    { how: 'JSON', payload: { term: 'norvik steel' } },
    { how: 'a form', payload: 'term=norvik+steel', type: 'application/x-www-form-urlencoded' },
    { how: 'the bare term as a form', payload: 'norvik%20steel', type: 'application/x-www-form-urlencoded' },
    { how: 'the bare term as text', payload: 'norvik%20steel', type: 'text/plain' },
    { how: 'text with its alphabet', payload: 'norvik steel', type: 'text/plain;charset=UTF-8' },
    { how: 'a body without a type', payload: 'norvik+steel' },
  ])('SE-04 the term comes as $how', async ({ payload, type }) => {
    const answer = await ask('/api/suggest/stocks/', payload, 'paid', type);
    expect(answer.statusCode).toBe(200);
    expect(idsOf(answer.json())).toContain('norvik-steel');
  });

  test('SE-04 statuses of companies are left out, as numbers of JSON and as text of a form', async () => {
    const all: Suggestions = await suggest('companies', 'norvik');
    const json = await ask('/api/suggest/companies/', { term: 'norvik', emitent_stop_statuses_ids: [1] });
    const form = await ask(
      '/api/suggest/companies/',
      'term=norvik&emitent_stop_statuses_ids%5B%5D=1&emitent_stop_statuses_ids%5B%5D=4',
      'paid',
      'application/x-www-form-urlencoded',
    );
    expect(idsOf(all)).toContain('norvik-steel');
    for (const answer of [json, form]) expect(idsOf(answer.json())).not.toContain('norvik-steel');
    const others = await ask('/api/suggest/', { term: 'norvik', emitent_stop_statuses_ids: [1] });
    expect(idsOf(others.json().stocks)).toContain('norvik-steel');
    expect(idsOf(others.json().companies)).not.toContain('norvik-steel');
  });

  test('SE-04 too little finds nothing and is no error; nothing found says so in ten languages', async () => {
    for (const term of ['', '  ', 'no', ' no ', 'n\u0000o', '钢'])
      expect(await suggest('stocks', term)).toEqual({ items: [], counter_title: 0, search_error: null });
    const said = new Set<string | null>();
    for (const language of LANGUAGES) {
      const answer = await ask(`${prefixOf(language)}/api/suggest/etf/`, { term: 'qqqqwwwweeee' });
      const reply: Suggestions = answer.json();
      expect(reply).toMatchObject({ items: [], counter_title: 0 });
      said.add(reply.search_error);
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  test('SE-04 names are in the language of the page, plain, with their tickers', async () => {
    const inLanguage = async (language: Language) => {
      const reply: Suggestions = (
        await ask(`${prefixOf(language)}/api/suggest/companies/`, { term: 'norvik' })
      ).json();
      return reply.items.find(({ id }) => id === 'norvik-steel');
    };
    const { rows } = await app.services.stores.primaryPool.query(
      `select name, names from issuer where string_id = 'norvik-steel'`,
    );
    for (const language of LANGUAGES)
      expect((await inLanguage(language))?.ttl).toBe(rows[0].names[language] ?? rows[0].name);
    expect((await inLanguage('rus'))?.ttl).toBe('Норвик Стил Груп');
    expect(await inLanguage('eng')).toMatchObject({
      ticker: expect.arrayContaining(['NRVK']),
      status: 'active',
    });
  });

  test('SE-04 one call answers in every category as the five calls do', async () => {
    const all: AllSuggestions = (await ask('/api/suggest/', 'norvik', 'paid', 'text/plain')).json();
    expect(Object.keys(all).sort()).toEqual(['bonds', 'companies', 'etf', 'indexes', 'stocks']);
    for (const [category, suggestions] of Object.entries(all))
      expect(await suggest(category, 'norvik')).toEqual(suggestions);
  });

  test.each([
    { viewer: 'anonymous', status: 401, code: 'must_sign_in' },
    { viewer: 'free', status: 403, code: 'must_get_access' },
    { viewer: 'paid', status: 200, code: undefined },
    { viewer: 'noexcel', status: 200, code: undefined },
  ] as const)(
    'SE-07 the search is for full access: $viewer is answered $status',
    async ({ viewer, status, code }) => {
      for (const path of ['/api/suggest/stocks/', '/api/suggest/']) {
        const answer = await ask(path, { term: 'norvik' }, viewer);
        expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      }
      const compared = await ask('/api/search/compare/norvik/', undefined, viewer);
      expect([compared.statusCode, compared.json().code]).toEqual([status, code]);
    },
  );

  test('SE-09 the comparison finds shares and indexes with their venues, and says what cannot be asked', async () => {
    const compare = async (term: string) =>
      (await ask(`/rus/api/search/compare/${encodeURIComponent(term)}/`, undefined)).json().response;
    const { error, items } = await compare('norvik');
    expect(error).toEqual({ err_no: 0, err_str: '' });
    const share = items.find(({ isin }: { isin: string | null }) => isin !== null);
    expect(share).toMatchObject({
      id: { numeric: expect.any(Number) },
      name: expect.stringContaining('Норвик'),
      document: 'stock',
      measure_id: { numeric: 1 },
    });
    expect(share.trading_grounds[0]).toMatchObject({
      id: { numeric: 1 },
      ticker: expect.stringContaining('NRVK'),
    });
    expect((await compare('amber 40')).items).toContainEqual(
      expect.objectContaining({ name: 'Янтарь 40', document: 'index', measure_id: { numeric: 2 } }),
    );
    expect((await compare('no')).error.err_no).toBe(100_200);
    expect(await compare('qqqqwwwweeee')).toEqual({ error: { err_no: 0, err_str: '' }, items: [] });
  });

  test('SE-04 no term, however hostile, is a fault', async () => {
    const letters = [
      "'",
      '"',
      '%',
      '_',
      '\\',
      '*',
      '(',
      '[',
      '$',
      '\u0000',
      '\u202e',
      '\ud800',
      '😀',
      'я',
      '钢',
      '-',
      ';',
      '{',
    ];
    const terms = [
      "'; drop table instrument; --",
      "%' or 1=1 --",
      '(a+)+$',
      '[[[[',
      '<script>alert(1)</script>',
      '{{7*7}}',
      'ＮＯＲＶＩＫ',
      '\u0301'.repeat(90),
      'a '.repeat(60),
      '\\'.repeat(99),
      '%'.repeat(99),
      'x'.repeat(9_999),
      ...letters.flatMap((one) => letters.slice(0, 9).map((other) => `${one}ab${other}${one.repeat(3)}`)),
    ];
    const statuses = new Set<number>();
    for (const [at, term] of terms.entries()) {
      const isText = at % 2 === 1;
      const answer = isText
        ? await ask('/api/suggest/bonds/', term, 'paid', 'text/plain')
        : await ask('/api/suggest/', { term });
      statuses.add(answer.statusCode);
    }
    expect([...statuses]).toEqual([200]);
    const { rows } = await app.services.stores.primaryPool.query(
      `select count(*)::int as count from instrument`,
    );
    expect(rows[0].count).toBeGreaterThan(100);
  });

  test.each([
    { why: 'a megabyte', payload: 'x'.repeat(1_000_000), type: 'text/plain', status: 413 },
    { why: 'a megabyte of JSON', payload: { term: 'x'.repeat(1_000_000) }, status: 413 },
    { why: 'a megabyte without a type', payload: 'x'.repeat(1_000_000), status: 413 },
    { why: 'a term of 20,000 characters', payload: { term: 'x'.repeat(20_000) }, status: 400 },
    { why: 'no body', payload: undefined, status: 400 },
    { why: 'no term', payload: {}, status: 400 },
    { why: 'a field too many', payload: { term: 'norvik', x: 1 }, status: 400 },
    { why: 'two terms', payload: 'term=a&term=b', type: 'application/x-www-form-urlencoded', status: 400 },
    { why: 'XML', payload: '<x/>', type: 'text/xml', status: 415 },
  ])('SE-04 $why is refused with $status', async ({ payload, type, status }) => {
    expect((await ask('/api/suggest/stocks/', payload, 'paid', type)).statusCode).toBe(status);
  });

  test('SE-04 what is no category is not there', async () => {
    for (const category of ['people', 'BONDS', '__proto__', '%00'])
      expect((await ask(`/api/suggest/${category}/`, { term: 'norvik' })).statusCode).toBe(404);
  });
});
