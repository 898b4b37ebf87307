import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

let app: TestApp;
let folder: string;
/** After each import: the first prices, the changed ones, the undo. */
const moments: string[] = [];

const prices = (last: string) => `date,open,high,low,close,volume
2024-06-24,100,120,90,100,10
2024-06-25,100,120,90,101,10
2024-06-26,100,120,90,${last},10
`;

const run = async (...args: string[]) => {
  const { shown } = await runCommand(app, ['import', ...args, '--json']);
  moments.push(new Date().toISOString());
  return shown;
};

beforeAll(async () => {
  // The batches are stamped by the clock of the store.
  app = await startTestApp({ clock: () => new Date() });
  folder = await makeTemporaryFolder('basispoint-as-of-');
  const file = join(folder, 'ASOF.csv');
  const add = () => run('add', file, '--venue', 'XETR', '--create', '--yes');
  await writeFile(file, prices('102'));
  await add();
  await writeFile(file, prices('103'));
  await add();
  const [latest] = (await runCommand(app, ['import', 'list', '--json'])).shown;
  await run('undo', String(latest?.id));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const pathAt = (moment = '') => `/stocks/asof/?format=json${moment && `&asOf=${moment}`}`;
const lastPrice = async (path: string) =>
  JSON.parse((await app.get(path, 'paid')).body).priceDynamics?.['last_price.numeric'] ?? null;

test('DI-08 a page shows the prices that were known at a moment: before a change, after it and after its undo', async () => {
  expect(moments).toHaveLength(3);
  expect(await Promise.all(moments.map((moment) => lastPrice(pathAt(moment))))).toEqual([102, 103, 102]);
  expect(await lastPrice(pathAt())).toBe(102);
  expect(await lastPrice(pathAt('2024-01-01'))).toBeNull();
});

test('DI-08 the calls of such a page read what was known then, too', async () => {
  const { stockId, groundId } = JSON.parse((await app.get(pathAt())).body);
  const dynamics = `/api/stocks/${stockId}/${groundId}/price-dynamics/`;
  const read = async (moment: string) =>
    JSON.parse((await app.get(`${dynamics}?asOf=${moment}`, 'paid')).body)['last_price.numeric'];
  expect([await read(moments[0] ?? ''), await read(moments[1] ?? '')]).toEqual([102, 103]);
});

test('DI-08 the Excel file of such a page has the prices that were known then, and its link says so', async () => {
  const page = JSON.parse((await app.get(pathAt(moments[0]), 'paid')).body);
  expect(page.excelLink).toContain(`asOf=${moments[0]}`);
  const cellsIn = async (moment: string) => {
    const { stockId, groundId } = page;
    const url = `/export/trading/${stockId}/${groundId}/?from=2024-06-01&to=2024-06-30&asOf=${moment}`;
    const [sheet] = await readExcelFile((await app.get(url, 'paid')).rawPayload);
    return sheet?.data.flat() ?? [];
  };
  expect(await cellsIn(moments[0] ?? '')).not.toContain(103);
  expect(await cellsIn(moments[1] ?? '')).toContain(103);
});

test('DI-08 NU-07 a figure of such a page is explained as it was then, and so are its workbook and those beside it', async () => {
  const [first = '', second = ''] = moments;
  const { body } = await app.get(`/stocks/asof/?asOf=${first}`, 'paid');
  const links = [...body.matchAll(/href="([^"]*\/explain\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((href) => new URL(href, 'http://x').searchParams.get('asOf') === first)).toBe(true);
  const [link = ''] = links.filter((href) => href.includes('change-'));
  const figureAt = async (moment: string) =>
    JSON.parse((await app.get(`${link.replace(encodeURIComponent(first), moment)}&format=json`, 'paid')).body)
      .body.figure;
  expect(await figureAt(first)).not.toBe(await figureAt(second));
  const explained = (await app.get(link, 'paid')).body;
  expect(explained).toMatch(/href="\/export\/stocks\/asof\/explain\/[^"]*asOf=/);
  const [, workbook = ''] = /href="(\/export\/stocks\/asof\/explain\/[^"]*)"/.exec(explained) ?? [];
  expect((await app.get(workbook.replaceAll('&amp;', '&'), 'paid')).statusCode).toBe(200);
});

test.each(['/export/lists/stocks/?as=xlsx&asOf=2024-06-01', '/export/watchlist/?asOf=2024-06-01'])(
  'DI-08 %s has current data only, and refuses an earlier day with a code of its own',
  async (path) => {
    const { statusCode, body } = await app.get(path, 'paid');
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'no_as_of']);
  },
);

test('DI-08 a file for a day that is none is refused like a page', async () => {
  const { stockId, groundId } = JSON.parse((await app.get(pathAt())).body);
  const { statusCode, body } = await app.get(`/export/trading/${stockId}/${groundId}/?asOf=tomorrow`, 'paid');
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'bad_as_of']);
});

test('DI-08 such a page says so, in every language, and leads back to what is known now', async () => {
  const { body } = await app.get('/stocks/asof/?asOf=2024-06-01');
  expect(body).toContain('Data as known on 01.06.2024.');
  expect(body).toMatch(/<a class="link" href="\/stocks\/asof\/[^"?]*">Show current data/);
  expect((await app.get('/rus/stocks/asof/?asOf=2024-06-01')).body).toContain(
    'Данные, известные на 01.06.2024.',
  );
  expect((await app.get('/stocks/asof/')).body).not.toContain('Data as known');
});

test.each([
  'yesterday',
  '2026-02-30',
  '2026-13-01',
  '2999-01-01',
  '1066-10-14',
  '2026-06-01T25:00Z',
  "2026'--",
])('DI-08 %s is no day in the past: refused with a code of its own', async (day) => {
  const { statusCode, body } = await app.get(pathAt(encodeURIComponent(day)));
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'bad_as_of']);
});

test.each(['/stocks/norvik-steel/', '/company/norvik-steel/', '/bonds/', '/indexes/'])(
  'DI-08 %s as of a day is a whole page',
  async (path) => {
    const { statusCode, body } = await app.get(`${path}?format=json&asOf=2024-06-01`, 'paid');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).failed ?? []).toEqual([]);
  },
);
