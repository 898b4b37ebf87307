import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSourceByCode } from '#ingest/sources/data-source.repository.ts';
import { runSource } from '#ingest/sources/run/run-source.server.ts';
import { openDatabase, type Pooled } from '#platform/database/database.server.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { type ReplayServer, startReplay } from './replay/replay-server.ts';
import { addTestSource, readFixture, testTools } from './replay/sources-for-tests.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

let scratch: NewDatabase;
let store: Pooled;
let folder: string;
let replay: ReplayServer;

beforeAll(async () => {
  scratch = await scratchDatabase();
  store = openDatabase(scratch.url);
  folder = await makeTemporaryFolder('basispoint-connectors-');
  replay = await startReplay();
});
afterAll(async () => {
  await replay.stop();
  await store.database.destroy();
  await scratch.drop();
  await rm(folder, { recursive: true });
});

const tools = () => testTools(store.database, scratch.url, createDiskFileStore(join(folder, 'files')));

async function replayed(connector: string, values = '') {
  replay.answers.splice(0, replay.answers.length, ...readFixture(connector));
  if (!(await findSourceByCode(store.database, connector)))
    await addTestSource(store.database, { code: connector, connector, address: replay.origin, values });
  replay.requests.length = 0;
  return runSource(connector, tools());
}

const column = async (select: string): Promise<unknown[]> =>
  (await store.pool.query({ text: select, rowMode: 'array' })).rows.map(([value]) => value);

test('DI-10 moex-iss-securities and moex-iss-history bring shares and their days, page by page and from the last day on', async () => {
  expect(await replayed('moex-iss-securities')).toMatchObject({ kind: 'written' });
  expect(await column(`select ticker from listing`)).toEqual(['ROWN']);
  expect(await replayed('moex-iss-history')).toMatchObject({ kind: 'written', added: 3 });
  expect(replay.requests).toHaveLength(2);
  expect(await replayed('moex-iss-history')).toMatchObject({ kind: 'written', added: 1 });
  expect(await replayed('moex-iss-history')).toEqual({ kind: 'unchanged' });
  expect(await column(`select day::text from daily_trading order by day`)).toEqual([
    '2026-06-24',
    '2026-06-25',
    '2026-06-26',
    '2026-06-29',
  ]);
});

test('DI-10 us-treasury-curve brings the points of the year', async () => {
  expect(await replayed('us-treasury-curve')).toMatchObject({ kind: 'written' });
  expect(await column(`select percent::text from yield_curve_point where months = 120`)).toEqual(['4.19']);
});

test('DI-10 ecb-rates and fred-csv bring the series that their values name', async () => {
  expect(await replayed('ecb-rates', 'YC/B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y')).toMatchObject({
    kind: 'written',
    added: 2,
  });
  expect(await replayed('fred-csv', 'DGS10')).toMatchObject({ kind: 'written', added: 1 });
  const source = await findSourceByCode(store.database, 'fred-csv');
  expect(source?.state.newestDays).toEqual({ DGS10: '2026-06-25' });
});

test('DI-10 gleif-lei follows its pages, gleif-relations is requested for every issuer that has an LEI', async () => {
  expect(await replayed('gleif-lei', 'DE')).toMatchObject({ kind: 'written' });
  expect(await column(`select value from instrument_code where scheme = 'lei' order by value`)).toEqual([
    '213800FERQ5LE3H7WJ58',
    '529900T8BM49AURSDO55',
  ]);
  expect(await replayed('gleif-relations')).toMatchObject({ kind: 'written' });
  expect(replay.requests.map(({ status }) => status)).toEqual([200, 404]);
});

test('DI-10 sec-tickers and sec-companyfacts send the contact that the SEC demands, and nothing without one', async () => {
  replay.answers.splice(0, replay.answers.length, ...readFixture('sec-tickers'));
  await addTestSource(store.database, { code: 'sec', connector: 'sec-tickers', address: replay.origin });
  const nameless = tools();
  replay.requests.length = 0;
  const refused = await runSource('sec', { ...nameless, config: { ...nameless.config, contact: '' } });
  expect(refused).toMatchObject({ kind: 'failed', failure: { code: 'no_contact' } });
  expect(replay.requests).toEqual([]);
  expect(await replayed('sec-tickers')).toMatchObject({ kind: expect.stringMatching(/written|waiting/) });
  expect(replay.requests[0]?.headers['user-agent']).toBe('Basispoint data@example.org');
  const facts = await replayed('sec-companyfacts', '789019');
  expect(facts.kind === 'failed' ? facts.failure.message : facts.kind).toBe('written');
  expect(await column(`select distinct accession is not null from report`)).toEqual([true]);
  expect(replay.requests[0]?.path).toBe('/api/xbrl/companyfacts/CIK0000789019.json');
});

test('DI-10 a connector whose values are missing says so', async () => {
  await addTestSource(store.database, { code: 'fred-empty', connector: 'fred-csv', address: replay.origin });
  expect(await runSource('fred-empty', tools())).toMatchObject({
    kind: 'failed',
    failure: { code: 'no_values', details: { value: 'series' } },
  });
});
