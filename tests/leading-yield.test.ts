import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMeasures } from '#market/bonds/measures/bond-measures.repository.ts';
import { computeMeasures } from '#market/bonds/measures/compute-measures.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

const TODAY = '2026-06-30';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { leadingYield: 'put' } });
});
afterAll(() => app.close());

async function putBond() {
  const { rows } = await sql<{ id: number; stringId: string }>`
    select instrument.id, string_id as "stringId" from instrument
      join bond_option on bond_id = instrument.id and bond_option.kind = 'put' and bond_option.day > ${TODAY}
      join bond_measure on bond_measure.bond_id = instrument.id
     where status = 'active' order by 1 limit 1`.execute(app.services.stores.primary);
  const [bond] = rows;
  if (!bond) throw new Error('No bond has a put');
  return bond;
}

test('NU-03 a site that leads with the yield to put measures every bond anew, to its put where it has one', async () => {
  const { primary } = app.services.stores;
  const bond = await putBond();
  const before = (await findMeasures(primary, [bond.id])).get(bond.id);
  expect(before).toMatchObject({ leading: 'worst', workoutEnd: 'maturity' });
  const { bonds } = await computeMeasures(primary, { today: TODAY, leading: 'put' });
  expect(bonds).toBeGreaterThan(200);
  const after = (await findMeasures(primary, [bond.id])).get(bond.id);
  expect(after).toMatchObject({
    leading: 'put',
    workoutEnd: 'put',
    leadingYield: after?.ytp,
    ytw: before?.ytw,
  });
  expect(after?.modified).toBeLessThan(before?.modified ?? 0);
  expect(await computeMeasures(primary, { today: TODAY, leading: 'put' })).toMatchObject({ bonds: 0 });
});

test('NU-03 the leading yield is named on the page of a bond, in the list and on the map', async () => {
  const { stringId } = await putBond();
  const page = (await app.get(`/bonds/${stringId}/`, 'paid')).body;
  expect(page).toContain('Yield to put (YTP)');
  expect((await app.get('/bonds/', 'paid')).body).toContain('YTP, %');
  expect((await app.get('/bonds/map/', 'paid')).body).toContain('Yield to put (YTP), %');
  const explained = (await app.get(`/bonds/${stringId}/explain/yield/`, 'paid')).body;
  expect(explained).toContain('to the put on');
});

test('NU-01 NU-03 terms of floaters and make-whole calls that are stored are used', async () => {
  const { primary } = app.services.stores;
  await sql`
    update bond set fixing_observation = 'compounded', fixing_lag = 5, observation_shift = true, rate_cap = 2
     where instrument_id = (select id from instrument where string_id = 'norvik-steel-bond-2')`.execute(
    primary,
  );
  await sql`
    insert into bond_option (bond_id, kind, day, price)
    select id, 'make_whole', '2026-09-01', 100 from instrument where string_id = 'norvik-steel-bond-2'`.execute(
    primary,
  );
  const { blocks } = JSON.parse((await app.get('/bonds/norvik-steel-bond-2/?format=json', 'paid')).body);
  const rows: { kind: string; percent: number; fixing: string; state: string; amount: number | null }[] =
    blocks.schedule.rows;
  const coupons = rows.filter(({ kind, state }) => kind === 'coupon' && state === 'coming');
  expect(coupons.length).toBeGreaterThan(1);
  expect(coupons.every(({ percent }) => percent === 2)).toBe(true);
  expect(coupons[1]?.fixing).toBe('projected');
  expect(rows.find(({ kind }) => kind === 'make_whole')).toMatchObject({ percent: 100, amount: null });
  expect(blocks.yields.ends.map(({ end }: { end: string }) => end)).toEqual(['maturity']);
  expect((await app.get('/bonds/', 'paid')).statusCode).toBe(200);
});

test('NU-01 a floater that is stored with forward rates follows the zero curve on its page, in explanation, workbook and calculator', async () => {
  const { primary } = app.services.stores;
  const address = '/bonds/caldervoe-bank-bond-4/';
  const yieldsOf = async () => JSON.parse((await app.get(`${address}?format=json`, 'paid')).body).blocks;
  const flat = await yieldsOf();
  expect(flat.yields.assumption).toMatchObject({ kind: 'base_rate' });
  await sql`
    update bond set rate_projection = 'forward'
     where instrument_id = (select id from instrument where string_id = 'caldervoe-bank-bond-4')`.execute(
    primary,
  );
  await expect
    .poll(async () => (await yieldsOf()).yields.assumption?.kind, { timeout: 30_000 })
    .toBe('forward');
  const forward = await yieldsOf();
  const percents = ({ schedule }: typeof forward): number[] =>
    schedule.rows.flatMap(({ fixing, percent }: { fixing: string; percent: number }) =>
      fixing === 'projected' ? [percent] : [],
    );
  expect(new Set(percents(flat)).size).toBe(1);
  expect(new Set(percents(forward)).size).toBe(percents(forward).length);
  expect((await app.get(address, 'paid')).body).toContain(
    'follows the forward rates of the government zero curve',
  );
  const explained = (await app.get(`${address}explain/yield/`, 'paid')).body;
  expect(explained).toContain('is assumed to follow the forward rates of the government zero curve in');
  expect((await app.get(`/calculator/?bond=caldervoe-bank-bond-4`, 'paid')).body).toContain(
    'Projected reference rates',
  );
  expect((await app.get(`/export${address}explain/yield/`, 'paid')).statusCode).toBe(200);
});
