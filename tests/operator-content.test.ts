import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { startSecond } from './second-process.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async <Row>(text: string): Promise<Row[]> =>
  (await app.services.stores.primaryPool.query(text)).rows;

async function post(path: string, payload: object) {
  const headers = { cookie: await app.cookieOf('operator') };
  return app.http.inject({ method: 'POST', url: `/api/operator/${path}`, payload, headers });
}
const read = async (path: string) => (await app.get(`/operator/${path}`, 'operator')).json();

const LABEL = 'labels/stocks/heading/eng/';
const soon = { interval: 20 };

test('US-08 LB-01 a label that the operator writes is shown by every process, on the page and in the API, until it is removed', async () => {
  const second = await startSecond(app.databaseUrl);
  const heading = async () => /<h1>([^<]*)<\/h1>/.exec((await second.http.inject('/stocks/')).body)?.[1];
  const shipped = await heading();
  expect((await post(LABEL, { text: 'Every share <b>here</b>', seen: '' })).statusCode).toBe(200);
  expect((await read(`${LABEL}?format=json`)).override).toBe('Every share <b>here</b>');
  await expect.poll(heading, soon).toBe('Every share &lt;b&gt;here&lt;/b&gt;');
  expect((await second.http.inject('/api/labels/stocks/')).json().heading).toBe('Every share <b>here</b>');
  const third = await startSecond(app.databaseUrl);
  expect((await third.http.inject('/stocks/')).body).toContain('Every share');

  expect((await post(LABEL, { text: 'Other', seen: '' })).json().code).toBe('conflict');
  expect((await post(`${LABEL}unset/`, { seen: 'Every share <b>here</b>' })).statusCode).toBe(200);
  await expect.poll(heading, soon).toBe(shipped);
  const noted = await query(
    `select action, before, after from operator_change where subject = 'label' order by id`,
  );
  expect(noted).toEqual([
    { action: 'create', before: null, after: { text: 'Every share <b>here</b>' } },
    { action: 'delete', before: { text: 'Every share <b>here</b>' }, after: null },
  ]);
  await second.close();
  await third.close();
});

test.each([
  { text: '{count', code: 'bad_label' },
  { text: 'Shares {nobody}', code: 'bad_label' },
  { text: ' ', code: 'bad_label' },
])('US-08 a label of $text is refused with $code', async ({ text, code }) => {
  expect((await post(LABEL, { text, seen: '' })).json().code).toBe(code);
});

test('US-08 a label that does not exist cannot be written', async () => {
  expect((await post('labels/stocks/__proto__/eng/', { text: 'x', seen: '' })).json().code).toBe('not_found');
  expect((await post('labels/stocks/heading/xyz/', { text: 'x', seen: '' })).json().code).toBe('not_found');
});

test('US-08 a broken override in the store breaks no page', async () => {
  await query(`insert into label_override (module, key, language, text) values
    ('stocks', 'heading', 'eng', '{broken'), ('gone', 'key', 'eng', 'x'), ('stocks', 'heading', 'tlh', 'x'),
    ('stocks', 'heading', 'rus', 'Читается дальше')`);
  // What stands beside the broken ones shows that they were read.
  await expect.poll(async () => (await app.get('/rus/stocks/')).body, soon).toContain('Читается дальше');
  const response = await app.get('/stocks/');
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('{broken');
  await query('truncate label_override');
});

test('US-08 a text is previewed with sample values, and nothing is saved', async () => {
  const label = { module: 'pager', key: 'total', language: 'rus' };
  const text =
    '{count, plural, one {{shown} строка} few {{shown} строки} many {{shown} строк} other {{shown} строки}}';
  const preview = (await post('labels/preview/', { ...label, text })).json();
  expect(preview).toEqual({
    fault: null,
    samples: [
      { count: 1, text: '1 строка' },
      { count: 2, text: '2 строки' },
      { count: 5, text: '5 строк' },
      { count: 21, text: '21 строка' },
    ],
  });
  expect((await post('labels/preview/', { ...label, text: 'x' })).json()).toEqual({
    fault: 'placeholders',
    samples: [],
  });
  expect(await query('select 1 from label_override')).toEqual([]);
});

test('US-08 labels are found by key and by text, and each language says how complete it is', async () => {
  const found = await read('labels/?format=json&language=rus&module=refusals&find=not_traded_there');
  expect(found.labels.map(({ key }: { key: string }) => key)).toEqual(['not_traded_there']);
  const byText = await read(
    `labels/?format=json&language=rus&find=${encodeURIComponent(found.labels[0].shipped.slice(0, 20))}`,
  );
  expect(byText.labels).toContainEqual(found.labels[0]);
  expect(found.languages).toHaveLength(10);
  for (const { labels, missing } of found.languages) expect([labels > 100, missing]).toEqual([true, 0]);
  expect((await read('labels/?format=json&show=overridden')).total).toBe(0);
});

test('US-08 SH-01 a menu is built, ordered, edited, previewed and deleted, and every step is noted', async () => {
  const add = async (title: string, parent: number | '' = '', url = '') =>
    (await post('menu/', { title_eng: title, url, parent })).json().id;
  await query('truncate menu_node');
  const markets = await add('Markets');
  const bonds = await add('Bonds', markets, '/bonds/');
  const entry = await add('New issues', bonds, 'https://example.org/new');
  const tools = await add('Tools', '', '/tools/');
  const tooDeep = await post('menu/', { title_eng: 'x', parent: entry });
  expect(tooDeep.json().code).toBe('bad_request');
  for (const url of ['javascript:alert(1)', 'stocks', '//elsewhere.example'])
    expect((await post('menu/', { title_eng: 'x', url })).json().code).toBe('bad_link');

  const order = async () => (await read('menu/?format=json')).nodes.map(({ id }: { id: number }) => id);
  expect(await order()).toEqual([markets, bonds, entry, tools]);
  expect((await post(`menu/${tools}/move/`, { direction: 'up', seen: 2 })).statusCode).toBe(200);
  expect(await order()).toEqual([tools, markets, bonds, entry]);
  expect((await post(`menu/${tools}/move/`, { direction: 'down', seen: 2 })).json().code).toBe('conflict');

  const { version } = await read(`menu/${tools}/?format=json`);
  const edit = {
    title_eng: 'Tools',
    title_rus: 'Инструменты',
    url: '/tools/',
    is_shown: true,
    seen: version,
  };
  expect((await post(`menu/${tools}/`, edit)).statusCode).toBe(200);
  expect((await post(`menu/${tools}/`, edit)).json().code).toBe('conflict');
  const { preview } = await read('menu/?format=json&language=rus');
  expect(preview).toEqual([
    { title: 'Инструменты', url: '/tools/', targetBlank: false, columns: [] },
    {
      title: 'Markets',
      url: null,
      targetBlank: false,
      columns: [
        {
          title: 'Bonds',
          url: '/bonds/',
          targetBlank: false,
          entries: [{ title: 'New issues', url: 'https://example.org/new', targetBlank: false }],
        },
      ],
    },
  ]);

  const node = await read(`menu/${markets}/?format=json`);
  const wrongCount = await post(`menu/${markets}/delete/`, { seen: node.version, inside: 1 });
  expect(wrongCount.json().code).toBe('conflict');
  expect((await post(`menu/${markets}/delete/`, { seen: node.version, inside: 2 })).statusCode).toBe(200);
  expect(await order()).toEqual([tools]);
  const { changes } = await read('changes/?format=json&subject=menu');
  expect(changes.map(({ action }: { action: string }) => action)).toEqual([
    'delete',
    'change',
    'move',
    'create',
    'create',
    'create',
    'create',
  ]);
  expect(changes[1]).toMatchObject({
    operator: 'operator@demo.example',
    at: '2026-06-30T22:00',
    fields: [{ field: 'titles.rus', before: null, after: 'Инструменты' }],
  });
});

test('US-08 changes are filtered by what and who, and read page by page', async () => {
  await query(`insert into operator_change (subject, subject_id, action, after)
    select 'user', '7', 'change', jsonb_build_object('level', n) from generate_series(1, 120) as n`);
  await query(`insert into operator_change (operator_id, subject, subject_id, action)
    select id, 'user', '8', 'change' from site_user where email = 'operator@demo.example'`);
  const first = await read('changes/?format=json&subject=user&id=7&by=command-line');
  expect([first.changes.length, first.changes[0].fields[0].after, first.isFirst]).toEqual([50, 120, true]);
  const second = await read(`changes/?format=json&subject=user&id=7&by=command-line&before=${first.older}`);
  expect(second.changes[0].fields[0].after).toBe(70);
  const third = await read(`changes/?format=json&subject=user&id=7&before=${second.older}`);
  expect([third.changes.length, third.older]).toEqual([20, null]);
  expect((await read('changes/?format=json&subject=label&by=command-line')).changes).toEqual([]);
  expect(first.operators.map(({ email }: { email: string }) => email)).toEqual(['operator@demo.example']);
});

test('US-08 the operator’s pages are complete in every language and never cached', async () => {
  for (const language of ['', '/rus', '/chn']) {
    for (const path of ['users/', 'users/1/', 'menu/', 'labels/', 'labels/stocks/heading/eng/', 'changes/']) {
      const response = await app.get(`${language}/operator/${path}`, 'operator');
      expect(response.statusCode, path).toBe(200);
      expect(response.headers['cache-control'], path).toContain('private');
      expect(response.body.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/\{\{[\w:.-]+\}\}/);
    }
  }
});
