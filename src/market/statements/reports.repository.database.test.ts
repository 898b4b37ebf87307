import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTrailingYearReports } from '#domain/statements/period-values.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { type Database, openDatabase } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { scratchDemoMarket } from '#platform/database/scratch-database.server.ts';
import { findReports, findTemplate } from './reports.repository.ts';

let scratch: Awaited<ReturnType<typeof scratchDemoMarket>>;
let database: Database;
beforeAll(async () => {
  scratch = await scratchDemoMarket();
  database = openDatabase(scratch.url, { connections: 2 }).database;
});
afterAll(async () => {
  await database?.destroy();
  await scratch?.drop();
});

const NORVIK = { issuerId: 1, standard: 'ifrs' } as const;

test('IF-01 a period that was restated is read as it is known today, or as it was known before', async () => {
  const today = await findReports(database, NORVIK);
  expect(today).toHaveLength(20);
  expect(today.map(({ periodEnd }) => periodEnd)).toEqual(today.map(({ periodEnd }) => periodEnd).sort());
  const restated = today.find(
    ({ effectiveOn, periodEnd }) => Date.parse(effectiveOn) - Date.parse(periodEnd) > 150 * 864e5,
  );
  expect(restated?.months).toBe(12);
  expect(today.filter(({ restatedOn }) => restatedOn !== null)).toEqual([restated]);
  expect(restated?.restatedOn).toBe(restated?.effectiveOn);
  const knownBy = new Date((restated?.knownAt.getTime() ?? 0) - 1);
  const then = (await findReports(database, { ...NORVIK, knownBy })).find(
    ({ periodEnd }) => periodEnd === restated?.periodEnd,
  );
  expect(then?.facts.gross_profit).toBeGreaterThan(restated?.facts.gross_profit ?? Number.POSITIVE_INFINITY);
  expect(then?.restatedOn).toBeNull();
  expect(then?.facts.net_profit).toBe(restated?.facts.net_profit);
});

test('the latest twelve months are computed from three reports', async () => {
  const reports = await findReports(database, NORVIK);
  const latest = reports.at(-1);
  const counted = findTrailingYearReports(reports, latest?.periodEnd ?? '') ?? [];
  expect(counted.map(({ sign }) => sign)).toEqual([1, -1, 1]);
  const year = counted.reduce(
    (sum, { report, sign }) => sum + sign * (report.facts.revenue ?? Number.NaN),
    0,
  );
  expect(year).toBeGreaterThan(latest?.facts.revenue ?? 0);
});

test('IF-06 a bank is read by type and edition; an issuer without reports has none', async () => {
  const ids = await issuerIds();
  const lugorets = ids.get('lugorets-bank') ?? 0;
  expect(await findReports(database, { issuerId: lugorets, standard: 'bank_1' })).toHaveLength(12);
  expect(
    await findReports(database, { issuerId: lugorets, standard: 'bank_2', isArchive: true }),
  ).toHaveLength(8);
  expect(
    await findReports(database, { issuerId: ids.get('vexley-robotics') ?? 0, standard: 'ifrs' }),
  ).toEqual([]);
});

test('IF-05 the template comes in the order of print', async () => {
  const { sections, lines } = await findTemplate(database, 'ras');
  expect(sections.map(({ code }) => code)).toEqual([
    'rsbu_balance',
    'rsbu_profit_and_loss',
    'report_cash_flow',
  ]);
  expect(lines[0]).toMatchObject({ code: '1110', parent: '1100', section: 'rsbu_balance', isTotal: false });
  expect(lines.at(-1)).toMatchObject({
    code: '4500',
    isTotal: true,
    names: { deu: 'Zahlungsmittel am Periodenende' },
  });
});

async function issuerIds(): Promise<Map<string, number>> {
  const rows = await query({ id: int, stringId: text })`
    select id, string_id as "stringId" from issuer`.all(database);
  return new Map(rows.map(({ id, stringId }) => [stringId, id]));
}
