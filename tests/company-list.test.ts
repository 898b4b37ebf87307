import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompaniesPageData, companiesPage } from '#pages/companies/companies.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (query = '', prefix = ''): Promise<CompaniesPageData> =>
  (await app.get(`${prefix}/company/?format=json&${query}`)).json();

async function count(where: string): Promise<number> {
  const { rows } = await app.services.stores.primaryPool.query(
    `select count(*)::int as count from issuer join branch on branch.id = branch_id where ${where}`,
  );
  return rows[0].count;
}

test.each([
  { query: '', where: 'true' },
  { query: 'country=NO', where: `country = 'NO'` },
  { query: 'kind=bank', where: 'is_bank' },
  { query: 'kind=company', where: 'not is_bank' },
  { query: 'find=norvik', where: `issuer.name ilike '%norvik%'` },
  { query: 'find=НОРВИК', where: `issuer.names::text ilike '%норвик%'` },
  { query: 'find=%25', where: `issuer.name like '%\\%%'` },
  { query: 'country=RU&kind=bank', where: `country = 'RU' and is_bank` },
  { query: 'find=İNŞAAT', where: `name ilike '%inşaat%' or name ilike '%İnşaat%'` },
  { query: 'branch=nothing-like-it', where: 'false' },
  { query: 'country=norway&kind=fund', where: 'true' },
])('EP-05 the list of companies for "$query" has all that match and no other', async ({ query, where }) => {
  const data = await read(query);
  expect(data.total).toBe(await count(where));
  expect(data.rows.length).toBe(Math.min(50, data.total));
  expect(companiesPage.reply.parse(data)).toEqual(data);
});

test('EP-05 a branch of the list is one of its choices, and so is a country', async () => {
  const { branches, countries, rows } = await read();
  expect(branches.length).toBeGreaterThan(5);
  const branch = branches.find(({ name }) => name === rows[0]?.branch_name);
  const chosen = await read(`branch=${branch?.code}`);
  expect(chosen.rows.length).toBeGreaterThan(0);
  for (const row of chosen.rows) expect(row.branch_name).toBe(branch?.name);
  expect(countries).toContainEqual({ code: rows[0]?.country, name: rows[0]?.country_name });
});

test.each([
  { sort: '', of: 'name', isDown: false },
  { sort: '-name', of: 'name', isDown: true },
  { sort: 'country', of: 'country_name', isDown: false },
  { sort: '-country', of: 'country_name', isDown: true },
] as const)('EP-05 sort "$sort" orders by $of', async ({ sort, of, isDown }) => {
  const pages = [await read(`sort=${sort}`), await read(`sort=${sort}&page=2`)];
  const rows = pages.flatMap((page) => page.rows);
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(pages[0]?.total);
  if (of === 'country_name') {
    const order = (pages[0]?.countries ?? []).map(({ name }) => name);
    const places = rows.map((row) => order.indexOf(row.country_name));
    expect(places).toEqual(places.toSorted((a, b) => (isDown ? b - a : a - b)));
  } else {
    const { rows: stored } = await app.services.stores.primaryPool.query(
      `select id from issuer order by name ${isDown ? 'desc' : ''}, id ${isDown ? 'desc' : ''}`,
    );
    expect(ids).toEqual(stored.map(({ id }) => id));
  }
});

test('EP-05 a row tells the securities in circulation and the last report under IFRS', async () => {
  const [row] = (await read('find=norvik steel')).rows;
  expect(row).toMatchObject({ string_id: 'norvik-steel', stocks: 2, bonds: 4, is_bank: false });
  expect(row?.last_report).toMatch(/^20\d\d-\d\d-(30|31)$/);
  const [vexley] = (await read('find=vexley')).rows;
  expect(vexley?.last_report).toBeNull();
});

test('EP-05 without script the list is a form, its pages and orders are links, and nothing found says so', async () => {
  const html = (await app.get('/company/?kind=company&find=s')).body;
  expect(html).toMatch(/<form[^>]* action="\/company\/"/);
  expect(html).toMatch(/<select[^>]* name="country"/);
  expect(html).toContain('name="kind" value="company"');
  expect(html).toContain('href="/company/?find=s&amp;kind=bank"');
  expect(html).toContain('href="/company/?find=s&amp;kind=company&amp;sort=country"');
  expect((await app.get('/company/')).body).toContain('href="/company/?page=2"');
  const empty = await app.get('/company/?find=nobody+is+called+so');
  expect(empty.statusCode).toBe(200);
  expect(empty.body).toContain('No company matches');
  expect(empty.body).toContain('noindex');
});

test('EP-05 LV-01 names, countries and branches are in the language of the page', async () => {
  const [row] = (await read('find=norvik steel', '/rus')).rows;
  expect(row).toMatchObject({ name: 'Норвик Стил Груп', country_name: 'Норвегия' });
});

test('EP-05 a page beyond the last is not found, and hostile words harm nothing', async () => {
  expect((await app.get('/company/?page=9')).statusCode).toBe(404);
  for (const find of [
    "'; drop table issuer; --",
    '\\',
    '%_%',
    '<script>',
    '\0',
    'a\0b',
    '\ud800',
    'x'.repeat(100),
  ]) {
    const { statusCode, body } = await app.get(`/company/?find=${encodeURIComponent(find.toWellFormed())}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>"');
  }
  expect((await read(`find=${'x'.repeat(101)}`)).selection.find).toBe('');
});

test('EP-05 the menu leads to the companies, and search engines are told of all of them', async () => {
  expect((await app.get('/')).body).toContain('href="/company/"');
  const index = (await app.get('/sitemap.xml')).body;
  expect(index).toContain('/sitemaps/company-1.xml');
  expect((await app.get('/sitemaps/lists.xml')).body).toContain('/company/</loc>');
  expect((await app.get('/sitemaps/company-1.xml')).body).toContain('/company/norvik-steel/</loc>');
  expect((await app.get('/sitemaps/company-999.xml')).statusCode).toBe(404);
});
