import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, languageTag } from '#domain/languages/languages.ts';
import { startTestApp, type TestApp } from './app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const prefixOf = (language: string) => (language === 'eng' ? '' : `/${language}`);

test.each(LANGUAGES)('LV-01 LV-03 every page speaks %s and names its ten alternates', async (language) => {
  for (const path of [
    '/',
    '/stocks/',
    '/stocks/norvik-steel/',
    '/stocks/norvik-steel/2/',
    '/sign-in/',
    '/api/docs/',
  ]) {
    const { statusCode, body, headers } = await app.get(prefixOf(language) + path);
    expect(statusCode, path).toBe(200);
    expect(body).toContain(`<html lang="${languageTag(language)}"`);
    expect(headers['content-language']).toBe(languageTag(language));
    expect(body, path).not.toMatch(/\{\{[\w:.-]+\}\}/);
  }
  const { body } = await app.get(`${prefixOf(language)}/stocks/norvik-steel/?utm_source=x`);
  const canonical = `http://127.0.0.1:3000${prefixOf(language)}/stocks/norvik-steel/`;
  expect(body).toContain(`<link rel="canonical" href="${canonical}">`);
  for (const other of LANGUAGES) {
    expect(body).toContain(
      `hreflang="${languageTag(other)}" href="http://127.0.0.1:3000${prefixOf(other)}/stocks/norvik-steel/"`,
    );
  }
  expect(body).toContain('hreflang="x-default"');
});

test('LV-03 a host that is configured for a language speaks it without a prefix', async () => {
  const site = { host: 'pl.bp.example', language: 'pol', brand: 'basispoint' } as const;
  const other = await startTestApp({ config: { publicOrigin: 'https://bp.example', sites: [site] } });
  try {
    const polish = await other.get('/stocks/', 'anonymous', { host: 'pl.bp.example' });
    expect(polish.body).toContain('<html lang="pl"');
    expect(polish.body).toContain('<link rel="canonical" href="https://pl.bp.example/stocks/">');
    expect(polish.body).toContain('hreflang="de" href="https://bp.example/deu/stocks/"');
    const moved = await other.get('/pol/stocks/', 'anonymous', { host: 'bp.example' });
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'https://pl.bp.example/stocks/']);
    const english = await other.get('/stocks/', 'anonymous', { host: 'bp.example' });
    expect(english.body).toContain('<html lang="en"');
  } finally {
    await other.close();
  }
});

test('SH-11 show_labels shows raw label keys instead of translations', async () => {
  const { body } = await app.get('/stocks/norvik-steel/?show_labels=1');
  expect(body).toMatch(/>[\w-]+\.param_isin</);
  for (const path of ['/stocks/norvik-steel/', '/stocks/norvik-steel/?show_labels=0'])
    expect((await app.get(path)).body).not.toContain('.param_isin<');
});

test.each([
  { from: '/stocks', to: '/stocks/', why: 'a missing slash' },
  { from: '/rus', to: '/rus/', why: 'a bare language' },
  { from: '/eng/stocks/', to: '/stocks/', why: 'the prefix of the default language' },
  { from: '/stocks/norvik-steel/1/', to: '/stocks/norvik-steel/', why: 'ST-01 the first venue of the list' },
  {
    from: '/tur/stocks/norvik-steel/1/?utm_source=a',
    to: '/tur/stocks/norvik-steel/?utm_source=a',
    why: 'ST-01 the first venue, in another language',
  },
])('$why moves to the one address of the page', async ({ from, to }) => {
  const { statusCode, headers } = await app.get(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('ST-01 a numeric id moves to the string id', async () => {
  const { stockId } = (await app.get('/stocks/norvik-steel/?format=json')).json();
  const { statusCode, headers } = await app.get(`/stocks/${stockId}/2/`);
  expect([statusCode, headers.location]).toEqual([301, '/stocks/norvik-steel/2/']);
});

test.each([
  '/stocks/no-such-share/',
  '/stocks/norvik-steel/99/',
  '/stocks/norvik-steel/99999999999/',
  '/stocks/99999999999/',
  `/stocks/${'a'.repeat(200)}/`,
  '/nope/',
])('%s is not found', async (path) => {
  const { statusCode, body, headers } = await app.get(path);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(body).not.toMatch(/\{\{|Error|at .*\.ts/);
});

test('LV-01 a page that does not exist, or cannot be read, says so in the language of its address', async () => {
  const titles = new Set<string | undefined>();
  for (const language of LANGUAGES) {
    for (const [path, status] of [
      ['/nope/', 404],
      ['/stocks/%zz/', 400],
    ] as const) {
      const { statusCode, body } = await app.get(prefixOf(language) + path);
      expect([statusCode, body.includes(`lang="${languageTag(language)}"`)]).toEqual([status, true]);
      expect(body).not.toContain('{{');
      titles.add(/<h1[^>]*>([^<]+)/.exec(body)?.[1]);
    }
  }
  expect(titles.size).toBe(2 * LANGUAGES.length);
});

test.each([
  { from: '/stocks/%6eorvik-steel/', to: '/stocks/norvik-steel/' },
  { from: '/ukr/stocks/%6Eorvik-steel/2/?a=1', to: '/ukr/stocks/norvik-steel/2/?a=1' },
])('another spelling of an address moves to its own: $from', async ({ from, to }) => {
  const { statusCode, headers } = await app.get(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('a refusal of data is a code with its label', async () => {
  const { statusCode, body } = await app.get('/deu/api/labels/nope/');
  expect(statusCode).toBe(404);
  expect(JSON.parse(body)).toEqual({ code: 'not_found', message: expect.stringMatching(/\w{4}/) });
});

test('LB-01 labels come by module and by repository, in the language of the address', async () => {
  const english = (await app.get('/api/labels/price-dynamics/')).json();
  const polish = (await app.get('/pol/api/labels/price-dynamics/')).json();
  expect(Object.keys(polish)).toEqual(Object.keys(english));
  expect(polish).not.toEqual(english);
  const repository = (await app.get('/api/labels/price-dynamics/pd/')).json();
  expect(Object.keys(repository)).toEqual(['pd:no_data_min_max']);
  const keys = (await app.get('/api/labels/price-dynamics/?show_labels=1')).json();
  expect(keys['pd:no_data_min_max']).toBe('pd:no_data_min_max');
});

test('robots.txt and the sitemaps name every share in ten languages', async () => {
  expect((await app.get('/robots.txt')).body).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml');
  const index = (await app.get('/sitemap.xml')).body;
  expect(index).toContain('/sitemaps/stocks-1.xml');
  const part = (await app.get('/sitemaps/stocks-1.xml')).body;
  const shares = (await app.get('/stocks/?format=json')).json().total;
  expect(part.match(/<url>/g)).toHaveLength(shares * 10);
  expect(part).toContain(
    '<xhtml:link rel="alternate" hreflang="uk" href="http://127.0.0.1:3000/ukr/stocks/norvik-steel/"/>',
  );
  expect((await app.get('/sitemaps/stocks-999.xml')).statusCode).toBe(404);
});

interface SpeculationRules {
  readonly prefetch: readonly { readonly where: { readonly and: readonly { href_matches?: string[] }[] } }[];
}

test.each(['', '/rus'])('what is fetched ahead under "%s" is read by everyone alike', async (prefix) => {
  const { body } = await app.get(`${prefix}/stocks/norvik-steel/`);
  const [, written = ''] = /<script type="speculationrules"[^>]*>([^<]+)/.exec(body) ?? [];
  const rules: SpeculationRules = JSON.parse(written);
  const patterns = rules.prefetch.flatMap(({ where }) =>
    where.and.flatMap((each) => each.href_matches ?? []),
  );
  const isAhead = (path: string) =>
    patterns.some((pattern) =>
      new URLPattern(pattern, 'http://bp.example').test(`http://bp.example${prefix}${path}`),
    );
  const read = [
    '/',
    '/stocks/',
    '/stocks/?after=1_49',
    '/stocks/norvik-steel/2/',
    '/company/',
    '/company/norvik/',
  ];
  const left = [
    '/profile/',
    '/support/',
    '/operator/',
    '/search/?q=a',
    '/auth/google/',
    '/api/user/state/',
    '/cb/1/',
  ];
  const files = [
    '/export/ifrs/1/1/',
    '/files/reports/1/',
    '/operator/log/file/',
    '/company/norvik/analytics/',
  ];
  expect(read.filter((path) => !isAhead(path))).toEqual([]);
  expect([...left, ...files].filter(isAhead)).toEqual([]);
});
