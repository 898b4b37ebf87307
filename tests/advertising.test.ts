import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { UsageError } from '../src/app/commands/command.server.ts';
import { OperatorError } from '../src/app/process/process.server.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => query('truncate advertisement restart identity; truncate operator_change'));

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and a picture', 'latin1');
const TEA = {
  name: 'Tea',
  text: 'Tea for readers',
  link: 'https://tea.example/',
  starts_on: '2026-06-01',
  is_on: true,
};

const query = (text: string) => app.services.stores.primaryPool.query(text);
const post = async (url: string, payload?: object, viewer: TestViewer = 'operator') =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { cookie: await app.cookieOf(viewer) },
    ...(payload && { payload }),
  });
const create = async (change: object = {}): Promise<number> => {
  const response = await post('/api/operator/ads/', { ...TEA, ...change });
  expect(response.statusCode).toBe(200);
  return response.json().id;
};
const shown = async (prefix = '') => (await app.get(`${prefix}/api/catfish/`)).json().ad;
const listed = async () => (await app.get('/operator/ads/?format=json', 'operator')).json().ads;
const changes = async () =>
  (await query('select action, before, after from operator_change order by id')).rows;

test('SH-02 the bar shows an advertisement that runs today', async () => {
  const id = await create();
  expect(await shown()).toEqual({ id, text: 'Tea for readers', image: null, link: 'https://tea.example/' });
  expect(await shown('/deu')).toMatchObject({ id });
});

test.each([
  { why: 'is for another language', change: { language: 'rus' } },
  { why: 'begins tomorrow', change: { starts_on: '2026-07-01' } },
  { why: 'ended yesterday', change: { ends_on: '29.06.2026' } },
  { why: 'is switched off', change: { is_on: false } },
])('SH-02 the bar is not shown an advertisement that $why', async ({ change }) => {
  await create(change);
  expect(await shown()).toBeNull();
});

test('SH-02 an advertisement of another brand is not shown', async () => {
  await create();
  await query(`update advertisement set brand = 'another'`);
  expect(await shown()).toBeNull();
});

test('RD-06 paying users get no advertisement', async () => {
  const id = await create();
  for (const [viewer, ad] of [
    ['free', { id }],
    ['paid', null],
  ] as const)
    expect((await app.get('/api/catfish/', viewer)).json(), viewer).toMatchObject({ ad });
});

test('SH-02 advertisements that run at the same time take turns', async () => {
  const ids = [await create(), await create(), await create({ language: 'eng' })];
  const { clock } = app.services;
  let seconds = 0;
  const later = Object.assign(app.services, { clock: () => new Date(clock().getTime() + seconds * 1000) });
  const seen: number[] = [];
  for (; seconds < 6; seconds++) seen.push((await shown()).id);
  Object.assign(later, { clock });
  expect(ids.map((id) => seen.filter((other) => other === id).length)).toEqual([2, 2, 2]);
});

test('SH-02 shows and clicks are counted together, and what is gone counts nothing', async () => {
  const id = await create();
  for (const what of ['shown', 'shown', 'shown', 'shown', 'clicked'])
    expect((await post(`/api/catfish/${id}/${what}/`, undefined, 'anonymous')).json()).toEqual({
      success: true,
    });
  await post('/api/catfish/999/shown/', undefined, 'anonymous');
  await app.services.adCounts.flush();
  expect(await listed()).toMatchObject([{ id, shows: 4, clicks: 1, rate: 25, state: 'running' }]);
});

test('SH-02 a picture is served by its content: for ever, as what it is, and nothing else', async () => {
  const id = await create({ image: PNG.toString('base64') });
  const { image } = await shown();
  const response = await app.get(image);
  expect(response.rawPayload).toEqual(PNG);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const url of [`/ads/${id}/0000000000000000`, '/ads/999/x', '/ads/x/x'])
    expect((await app.get(url)).statusCode, url).toBe(404);
});

test.each([
  { why: 'a page of script as link', change: { link: 'javascript:alert(1)' }, code: 'bad_link' },
  { why: 'a link to a host without a scheme', change: { link: '//tea.example/' }, code: 'bad_link' },
  { why: 'a part of a page as link', change: { link: '#top' }, code: 'bad_link' },
  { why: 'no link', change: { link: '' }, code: 'bad_link' },
  { why: 'an end before the beginning', change: { ends_on: '2026-05-31' }, code: 'bad_dates' },
  { why: 'a day that does not exist', change: { starts_on: '31.02.2026' }, code: 'bad_dates' },
  { why: 'no first day', change: { starts_on: '' }, code: 'bad_dates' },
  {
    why: 'a drawing with script in it',
    change: { image: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
    code: 'bad_image',
  },
  {
    why: 'a picture above 200 kB',
    change: { image: Buffer.concat([PNG, Buffer.alloc(200 * 1024)]).toString('base64') },
    code: 'bad_image',
  },
  { why: 'what is no base64', change: { image: 'a b' }, code: 'bad_request' },
  { why: 'a body beyond every picture', change: { image: 'A'.repeat(400_000) }, code: 'too_large' },
  { why: 'neither text nor picture', change: { text: ' ' }, code: 'bad_request' },
  { why: 'no name', change: { name: ' ' }, code: 'bad_request' },
  { why: 'an unknown language', change: { language: 'lat' }, code: 'bad_request' },
  { why: 'an unknown brand', change: { brand: 'another' }, code: 'bad_request' },
])('SH-02 the operator is refused $why', async ({ change, code }) => {
  const response = await post('/api/operator/ads/', { ...TEA, ...change });
  expect(response.json().code).toBe(code);
  expect(await listed()).toEqual([]);
  expect(await changes()).toEqual([]);
});

test('SH-02 every change of the operator is noted with what was before and after', async () => {
  const id = await create({ image: PNG.toString('base64') });
  await post(`/api/operator/ads/${id}/`, { ...TEA, name: 'More tea', without_image: true });
  await post(`/api/operator/ads/${id}/switch/`, { is_on: false });
  await post(`/api/operator/ads/${id}/delete/`, {});
  expect(await changes()).toMatchObject([
    { action: 'create', before: null, after: { name: 'Tea', imageHash: expect.any(String) } },
    { action: 'change', before: { name: 'Tea' }, after: { name: 'More tea', imageHash: null } },
    { action: 'switch off', before: { isOn: true }, after: { isOn: false } },
    { action: 'delete', before: { name: 'More tea' }, after: null },
  ]);
  expect(await listed()).toEqual([]);
});

test('SH-02 a picture stays until another one or none takes its place, and text may then not go', async () => {
  const id = await create({ image: PNG.toString('base64') });
  const before = (await listed())[0].image;
  await post(`/api/operator/ads/${id}/`, { ...TEA, text: '' });
  expect((await listed())[0]).toMatchObject({ text: '', image: before });
  const refused = await post(`/api/operator/ads/${id}/`, { ...TEA, text: '', without_image: true });
  expect(refused.json().code).toBe('bad_request');
});

test('SH-02 without script a form writes a text, and comes back with the reason when it is refused', async () => {
  const send = async (fields: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url: '/api/operator/ads/',
      headers: {
        cookie: await app.cookieOf('operator'),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ next: '/operator/ads/', image: '', ...fields }).toString(),
    });
  const { is_on: _, ...fields } = TEA;
  const written = await send({ ...fields, starts_on: '01.06.2026', ends_on: '', language: '', is_on: 'on' });
  expect(written.headers.location).toBe('/operator/ads/');
  expect(await shown()).toMatchObject({ text: TEA.text });
  const refused = await send({ ...fields, link: 'tea' });
  expect(refused.headers.location).toBe('/operator/ads/?refused=bad_link&next=%2Foperator%2Fads%2F');
  const page = await app.get(String(refused.headers.location), 'operator');
  expect(page.body).toContain('The address must start with https://, http:// or a slash.');
});

test.each(['/api/operator/ads/999/', '/api/operator/ads/999/switch/', '/api/operator/ads/999/delete/'])(
  'SH-02 %s says that there is no such advertisement',
  async (url) => {
    const payload = url.endsWith('999/') ? TEA : {};
    expect((await post(url, payload)).statusCode).toBe(404);
    expect((await app.get('/operator/ads/999/', 'operator')).statusCode).toBe(404);
  },
);

async function run(...args: string[]) {
  const { said, shown } = await runCommand(app, args);
  return [...said, ...shown];
}

const ADD = ['ads', 'add', '--name', 'Tea', '--link', '/stocks/', '--from', '2026-06-01'];

test('SH-02 the command line does the same and is noted without a person', async () => {
  expect(await run(...ADD, '--text', 'Tea', '--language', 'deu')).toEqual(['advertisement 1 is written']);
  expect(await run('ads', 'off', '1')).toEqual(['advertisement 1 is off']);
  expect(await run('ads', 'list')).toMatchObject([{ id: 1, name: 'Tea', state: 'off', language: 'deu' }]);
  await run('ads', 'on', '1');
  expect(await shown('/deu')).toMatchObject({ text: 'Tea', link: '/stocks/' });
  await run('ads', 'delete', '1');
  expect(await run('ads', 'list')).toEqual([]);
  const { rows } = await query('select action, operator_id from operator_change order by id');
  expect(rows.map(({ action }) => action)).toEqual(['create', 'switch off', 'switch on', 'delete']);
  expect(rows.every((row) => row.operator_id === null)).toBe(true);
});

test.each([
  { args: [...ADD], error: OperatorError, why: 'no text and no picture' },
  { args: [...ADD, '--text', 'Tea', '--to', '2026-05-01'], error: OperatorError, why: 'bad days' },
  { args: [...ADD, '--image', 'package.json'], error: OperatorError, why: 'what is no picture' },
  { args: [...ADD, '--image', 'nowhere.png'], error: OperatorError, why: 'a picture that is not there' },
  { args: [...ADD, '--text', 'Tea', '--language', 'lat'], error: UsageError, why: 'an unknown language' },
  { args: ['ads', 'add', '--text', 'Tea'], error: UsageError, why: 'no name' },
  { args: ['ads', 'off', '999'], error: OperatorError, why: 'an advertisement that is not there' },
  { args: ['ads', 'delete', 'tea'], error: UsageError, why: 'what is no number' },
])('SH-02 the command line explains $why', async ({ args, error }) => {
  await expect(run(...args)).rejects.toThrow(error);
});

test('the demo market has an advertisement in English and one in Russian, both since its last day', async () => {
  const fresh = await startTestApp();
  const { rows } = await fresh.services.stores.primaryPool.query(
    'select language, starts_on::text from advertisement order by id',
  );
  await fresh.close();
  expect(rows.map(({ language }) => language)).toEqual(['eng', 'rus']);
  for (const { starts_on } of rows) expect(starts_on <= calendarDayAt(app.services.clock(), 0)).toBe(true);
});
