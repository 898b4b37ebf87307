import { expect, test } from 'vitest';
import { findSourceByCode } from '#ingest/sources/data-source.repository.ts';
import { runSource } from '#ingest/sources/run/run-source.server.ts';
import { addTestSource, openSourceStore, readFixture } from './replay/sources-for-tests.ts';

const here = openSourceStore();

async function replayed(connector: string, values = '', changed = 5) {
  here.replay.answers.splice(0, here.replay.answers.length, ...readFixture(connector));
  if (!(await findSourceByCode(here.database, connector)))
    await addTestSource(here.database, {
      code: connector,
      connector,
      address: here.replay.origin,
      values,
      changed,
    });
  here.replay.requests.length = 0;
  return runSource(connector, here.tools());
}

const column = async (select: string): Promise<unknown[]> =>
  (await here.pool.query({ text: select, rowMode: 'array' })).rows.map(([value]) => value);

test('DI-10 moex-iss-securities and moex-iss-history bring shares and their days, page by page and from the last day on', async () => {
  expect(await replayed('moex-iss-securities')).toMatchObject({ kind: 'written' });
  expect(await column(`select ticker from listing`)).toEqual(['ROWN']);
  expect(await replayed('moex-iss-history')).toMatchObject({ kind: 'written', added: 3 });
  expect(here.replay.requests).toHaveLength(2);
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
  const source = await findSourceByCode(here.database, 'fred-csv');
  expect(source?.state.newestDays).toEqual({ DGS10: '2026-06-25' });
});

test('DI-10 ecb-exchange-rates brings the rates of the euro once, and a second request finds nothing new', async () => {
  expect(await replayed('ecb-exchange-rates')).toMatchObject({ kind: 'written', added: 3 });
  expect(
    await column(
      `select code || ' ' || day || ' ' || percent from reference_rate where code like 'EXR%' order by 1`,
    ),
  ).toEqual([
    'EXR.D.JPY.EUR.SP00.A 2026-06-26 163.1',
    'EXR.D.USD.EUR.SP00.A 2026-06-25 1.0826',
    'EXR.D.USD.EUR.SP00.A 2026-06-26 1.0834',
  ]);
  expect(await replayed('ecb-exchange-rates')).toEqual({ kind: 'unchanged' });
  expect(here.replay.requests.map(({ status }) => status)).toEqual([304]);
});

test('DI-10 gleif-lei follows its pages, gleif-relations is requested for every issuer that has an LEI', async () => {
  expect(await replayed('gleif-lei', 'DE')).toMatchObject({ kind: 'written' });
  expect(await column(`select value from instrument_code where scheme = 'lei' order by value`)).toEqual([
    '213800FERQ5LE3H7WJ58',
    '529900T8BM49AURSDO55',
  ]);
  expect(await replayed('gleif-relations')).toMatchObject({ kind: 'written' });
  expect(here.replay.requests.map(({ status }) => status)).toEqual([200, 404]);
});

test('DI-10 sec-tickers and sec-companyfacts send the contact that the SEC demands, and nothing without one', async () => {
  here.replay.answers.splice(0, here.replay.answers.length, ...readFixture('sec-tickers'));
  await addTestSource(here.database, { code: 'sec', connector: 'sec-tickers', address: here.replay.origin });
  const nameless = here.tools();
  here.replay.requests.length = 0;
  const refused = await runSource('sec', { ...nameless, config: { ...nameless.config, contact: '' } });
  expect(refused).toMatchObject({ kind: 'failed', failure: { code: 'no_contact' } });
  expect(here.replay.requests).toEqual([]);
  expect(await replayed('sec-tickers')).toMatchObject({ kind: expect.stringMatching(/written|waiting/) });
  expect(here.replay.requests[0]?.headers['user-agent']).toBe('Basispoint data@example.org');
  const facts = await replayed('sec-companyfacts', '789019');
  expect(facts.kind === 'failed' ? facts.failure.message : facts.kind).toBe('written');
  expect(await column(`select distinct accession is not null from report`)).toEqual([true]);
  expect(here.replay.requests[0]?.path).toBe('/api/xbrl/companyfacts/CIK0000789019.json');
});

test('DI-10 sec-submissions is requested for every filer and says more about it', async () => {
  await replayed('sec-companyfacts', '789019');
  // What it says about a known filer changes it.
  expect(await replayed('sec-submissions', '', 100)).toMatchObject({ kind: 'written' });
  expect(here.replay.requests.map(({ path }) => path)).toEqual(['/submissions/CIK0000789019.json']);
  expect(here.replay.requests[0]?.headers['user-agent']).toBe('Basispoint data@example.org');
  expect(
    await column(`select website from issuer_profile join issuer on id = issuer_id where name = 'YEWS CORP'`),
  ).toEqual(['https://yews.example']);
});

test('DI-10 a connector whose values are missing says so', async () => {
  await addTestSource(here.database, {
    code: 'fred-empty',
    connector: 'fred-csv',
    address: here.replay.origin,
  });
  expect(await runSource('fred-empty', here.tools())).toMatchObject({
    kind: 'failed',
    failure: { code: 'no_values', details: { value: 'series' } },
  });
});
