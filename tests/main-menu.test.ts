import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const menuOf = async (prefix = '', query = '', site = app) =>
  (await site.get(`${prefix}/api/menu/${query}`)).json().items;

test('SH-01 the menu of a new site has every title in every language', async () => {
  const site = await startTestApp();
  const { rows } = await site.services.stores.primaryPool.query('select titles from menu_node');
  expect(rows.length).toBeGreaterThan(5);
  for (const { titles } of rows) expect(Object.keys(titles).sort()).toEqual([...LANGUAGES].sort());
  expect(await menuOf('/rus', '', site)).toMatchObject([
    { ttl: 'Акции', url: '/stocks/', sub_items: [] },
    { ttl: 'Компании', url: '/company/', sub_items: [] },
    {
      ttl: 'Облигации',
      url: '/bonds/',
      sub_items: [{ entries: [{ url: '/bonds/map/' }, { url: '/calculator/' }, { url: '/bonds/curves/' }] }],
    },
    { ttl: 'Индексы', url: '/indexes/', sub_items: [] },
    { ttl: 'ETF', url: '/etf/', sub_items: [] },
    { ttl: 'Кабинет и помощь', url: null, sub_items: [{ ttl: 'Личный кабинет' }, { ttl: 'Разработчикам' }] },
  ]);
  await site.close();
});

test('SH-01 an entry says whether the page that makes the request is its own', async () => {
  const entries = async (query: string) =>
    (await menuOf('', query)).flatMap((item: { sub_items: { entries: object[] }[] }) =>
      item.sub_items.flatMap(({ entries }) => entries),
    );
  const active = (await entries('?path=/profile/access/')).filter((one: { active: boolean }) => one.active);
  expect(active).toMatchObject([{ url: '/profile/access/', target_blank: false }]);
  expect((await entries('')).some((one: { active: boolean }) => one.active)).toBe(false);
});

test('SH-01 a change in the store is in the menu of every page without a restart', async () => {
  expect((await app.get('/')).body).not.toContain('Bonds &amp; notes');
  await app.services.stores.primaryPool.query(
    `insert into menu_node (parent_id, position, titles, url, target_blank)
     values (null, 3, '{"eng": "Bonds & notes"}', 'https://elsewhere.example/', true)`,
  );
  await expect.poll(async () => (await app.get('/')).body).toContain('Bonds &amp; notes');
  expect((await app.get('/')).body).toMatch(/href="https:\/\/elsewhere\.example\/"[^>]*target="_blank"/);
  expect((await app.get('/pol/nothing-here/')).body).toContain('Bonds &amp; notes');
  await app.services.stores.primaryPool.query(`update menu_node set is_shown = false where position = 3`);
  await expect.poll(async () => (await app.get('/')).body).not.toContain('Bonds &amp; notes');
});

test('SH-01 an address that could run something is not followed', async () => {
  await app.services.stores.primaryPool.query(
    `insert into menu_node (parent_id, position, titles, url) values (null, 4, '{"eng": "Odd"}', 'javascript:alert(1)')`,
  );
  await expect.poll(async () => (await app.get('/')).body).toContain('Odd');
  expect((await app.get('/')).body).not.toContain('href="javascript');
});

test('SH-11 show_labels shows the keys of the shell, and only then', async () => {
  const { body } = await app.get('/?show_labels');
  for (const key of ['skip', 'sign_in', 'licence']) expect(body).toMatch(new RegExp(`>[\\w-]+\\.${key}<`));
  expect((await app.get('/')).body).not.toMatch(/\.sign_in</);
});
