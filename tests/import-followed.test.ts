import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { measuringWorkers } from '#market/bonds/measures/measuring-job.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { startSecond } from './second-process.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { PATIENCE } from './wait-for.ts';

let app: TestApp;
let second: Awaited<ReturnType<typeof startSecond>>;
let folder: string;

beforeAll(async () => {
  app = await startTestApp({ search: true, background: { workers: measuringWorkers('worst') } });
  second = await startSecond(app.databaseUrl, app.services.clock);
  second.services.search.start();
  await Promise.all([app.services.screener.start(), second.services.screener.start()]);
  await vi.waitUntil(() => second.services.search.size > 0, PATIENCE);
  folder = await makeTemporaryFolder('basispoint-followed-');
});
afterAll(async () => {
  await second.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const HEAD = 'date,open,high,low,close,volume';
const bring = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  await runCommand(app, [
    'import',
    'add',
    join(folder, name),
    '--venue',
    'XETR',
    '--create',
    '--yes',
    '--json',
  ]);
};
const pricesTo = (last: string) =>
  `${HEAD}\n2026-06-24,50,60,40,55,10\n2026-06-25,50,60,40,51,10\n2026-06-26,50,60,40,${last},10\n`;

const both = () => [app.http, second.http];
const everywhere = async (url: string) => {
  const headers = { cookie: await app.cookieOf('paid') };
  return Promise.all(both().map(async (http) => (await http.inject({ url, headers })).body));
};
const tags = (url: string) =>
  Promise.all(both().map(async (http) => String((await http.inject({ url })).headers.etag)));

test('DI-14 search, lists and pages of every process follow an import', async () => {
  const untouched = '/stocks/norvik-steel/';
  const before = await tags(untouched);
  await bring('ZZFOL.csv', pricesTo('52'));
  const follows = (url: string, part: string) =>
    expect
      .poll(async () => (await everywhere(url)).map((body) => body.includes(part)), PATIENCE)
      .toEqual([true, true]);
  await follows('/stocks/zzfol/', '26.06.2026');
  await follows('/stocks/?format=json&find=ZZFOL', '"zzfol"');
  await follows('/search/?format=json&q=ZZFOL', 'zzfol');
  expect(await tags(untouched)).toEqual(before);
});

test('DI-14 a page that was cached shows the changed price on every process, and others keep their ETag', async () => {
  const url = '/stocks/zzfol/';
  const [cached, untouched] = [await tags(url), await tags('/stocks/vexley-robotics/')];
  expect(await tags(url)).toEqual(cached);
  await bring('ZZFOL.csv', pricesTo('53'));
  await expect
    .poll(async () => (await tags(url)).every((tag, at) => tag !== cached[at]), PATIENCE)
    .toBe(true);
  expect(await tags('/stocks/vexley-robotics/')).toEqual(untouched);
});

test('DI-14 the measures of a bond follow the coupons of an import', async () => {
  const measured = async () => {
    const { rows } = await sql<{ isin: string; ytm: number; day: string }>`
      select isin, ytm::float8, (date '2026-06-30' + 90)::text as day
        from bond_measure join instrument on id = bond_id join bond on instrument_id = id
       where isin_is_valid(isin) and ytm is not null and coupon_type = 'fixed' and matures_on > '2027-06-30'
       order by id limit 1`.execute(app.services.stores.primary);
    if (!rows[0]) throw new Error('the demo market has such a bond');
    return rows[0];
  };
  const { isin, ytm, day } = await measured();
  await bring('payments.csv', `ISIN;DATETIME;CASHFLOW;VALUE\n${isin};${day};COUPON;400\n`);
  await expect.poll(async () => (await measured()).ytm, PATIENCE).not.toBe(ytm);
});
