import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { rankOf } from '#domain/ratings/rating-scale.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, toBondAssumption } from '#market/bonds/known-bond.ts';
import { findMeasures } from '#market/bonds/measures/bond-measures.repository.ts';
import { computeChangedMeasures, computeMeasures } from '#market/bonds/measures/compute-measures.server.ts';
import { findCurve, findCurves } from '#market/bonds/measures/government-curves.repository.ts';
import { findYieldSeries } from '#market/bonds/measures/yield-series.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { PATIENCE } from './wait-for.ts';

const TODAY = '2026-06-30';

let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await startTestApp();
  database = app.services.stores.primary;
});
afterAll(() => app?.close());

/** For a test that writes: the others read what was loaded. */
async function useOwnApp(options: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
  const shared = app;
  app = await startTestApp(options);
  database = app.services.stores.primary;
  onTestFinished(async () => {
    await app.close();
    app = shared;
    database = app.services.stores.primary;
  });
}

async function read<Row extends object>(text: string): Promise<readonly Row[]> {
  return (await sql.raw<Row>(text).execute(database)).rows;
}
const count = async (text: string) =>
  (await read<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n;

async function bondId(stringId: string): Promise<number> {
  const [found] = await read<{ id: number }>(
    `select id from instrument where kind = 'bond' and string_id = '${stringId}'`,
  );
  if (!found) throw new Error(`There is no bond ${stringId}`);
  return found.id;
}
async function measureOf(stringId: string) {
  const id = await bondId(stringId);
  const found = (await findMeasures(database, [id])).get(id);
  if (!found) throw new Error(`${stringId} has no measure`);
  return found;
}

const PRICED = `instrument join bond on instrument_id = instrument.id
  join listing on listing.instrument_id = instrument.id and listing.status = 'active'
  where instrument.status in ('active', 'defaulted') and exists (select from daily_trading
    where listing_id = listing.id and last_price is not null)`;

test('EP-01 EP-05 every bond that trades has a measure of its latest price, or the reason why there is no yield', async () => {
  expect(await count(PRICED)).toBeGreaterThan(180);
  expect(
    await count(`${PRICED} and not exists (select from bond_measure where bond_id = instrument.id)`),
  ).toBe(0);
  expect(await count(`bond_measure where (ytm is null) <> (no_yield_reason is not null)`)).toBe(0);
  expect(
    await count(`bond_measure stored where day <> (select max(day) from daily_trading
      where listing_id = stored.listing_id and last_price is not null)`),
  ).toBe(0);
  expect(
    await read(
      `select no_yield_reason as why, count(*)::int as n from bond_measure where no_yield_reason is not null group by 1`,
    ),
  ).toEqual([{ why: 'in_default', n: 1 }]);
});

test('EP-01 EP-05 the worst yield is never above the one to maturity, and bonds with options show it', async () => {
  expect(await count('bond_measure where ytw > ytm')).toBe(0);
  expect(await count(`bond_measure where workout_type = 'maturity' and ytw <> ytm`)).toBe(0);
  expect((await measureOf('harrowmere-power-bond-1')).workoutEnd).toBe('call');
  expect(await measureOf('loewenstieg-bank-bond-3')).toMatchObject({
    workoutEnd: 'maturity',
    workoutDay: null,
    zSpread: null,
    ytw: expect.closeTo(6, -1),
  });
  expect(await measureOf('sahinoz-insaat-bond-1')).toMatchObject({
    why: 'in_default',
    accrued: 0,
    ytw: null,
  });
  expect((await measureOf('strandwick-waterworks-bond-2')).outstanding).toBeGreaterThan(1_000);
});

test('NU-02 the bonds that a curve is fitted to have a mean Z-spread of nothing, in every currency', async () => {
  const curves = await read<{ currency: string; n: number; mean: number; rmse: number }>(
    `select currency, count(*)::int as n, avg(z_spread) as mean, max((curve -> 'error' ->> 'yield')::float8) as rmse
       from (select distinct on (currency) * from government_curve order by currency, day desc) latest
      cross join jsonb_to_recordset(points) as point (id int)
       join bond_measure on bond_id = point.id and bond_measure.day = latest.day
      group by currency order by currency`,
  );
  expect(curves.map(({ currency }) => currency)).toEqual(['CNY', 'EUR', 'TRY', 'USD']);
  for (const { currency, n, mean, rmse } of curves) {
    expect(n, currency).toBeGreaterThanOrEqual(3);
    expect(Math.abs(mean), currency).toBeLessThan(2);
    expect(rmse, currency).toBeLessThan(40);
  }
});

test('EP-05 bonds of states lie on their curve, and others mostly above it', async () => {
  const [near] = await read<{ widest: number; others: number; above: number }>(
    `select max(abs(g_spread)) filter (where issuer_type = 'government' and coupon_type in ('fixed', 'zero')) as widest,
            count(*) filter (where issuer_type <> 'government')::int as others,
            count(*) filter (where issuer_type <> 'government' and g_spread > 0)::int as above
       from bond_measure join bond on instrument_id = bond_id where g_spread is not null`,
  );
  expect(near?.widest).toBeLessThan(40);
  expect((near?.above ?? 0) / (near?.others ?? 1)).toBeGreaterThan(0.95);
});

test('EP-01 EP-06 curves are stored for three years: fitted with their error, and bootstrapped where bonds are few', async () => {
  const rows = await read<{
    currency: string;
    kind: string;
    days: number;
    points: number;
    error: number | null;
  }>(
    `select currency, curve ->> 'kind' as kind, count(*)::int as days, min(jsonb_array_length(points)) as points,
            max((curve -> 'error' ->> 'yield')::float8) as error from government_curve group by 1, 2 order by 1`,
  );
  expect(rows).toMatchObject([
    { currency: 'CNY', kind: 'bootstrapped', points: 3 },
    { currency: 'EUR', kind: 'svensson' },
    { currency: 'TRY', kind: 'svensson' },
    { currency: 'USD', kind: 'svensson' },
  ]);
  for (const { days, error } of rows) {
    expect(days).toBeGreaterThan(740);
    expect(error).toBeLessThan(50);
  }
  const latest = await findCurve(database, 'EUR', '2026-12-31');
  expect(latest).toMatchObject({ day: TODAY, curve: { kind: 'svensson' } });
  expect(await findCurve(database, 'EUR', '2001-01-01')).toBeNull();
  const [held, ...later] = await findCurves(database, 'EUR', '2026-06-28', TODAY);
  expect(held?.day).toBe('2026-06-26');
  expect(later.map(({ day }) => day)).toEqual(['2026-06-29', TODAY]);
});

test('EP-01 the history of a bond ends with its measure, and no longer than requested', async () => {
  for (const stringId of ['norvik-steel-bond-1', 'norvik-steel-bond-2', 'harrowmere-power-bond-1']) {
    const stored = await measureOf(stringId);
    const days = await findYieldSeries(database, stored.bondId, {
      from: '2024-01-01',
      to: TODAY,
      most: 300,
      leading: 'worst',
    });
    expect(days).toHaveLength(300);
    const last = days.at(-1);
    expect(last).toMatchObject({ day: stored.day, clean: stored.price });
    expect(last?.yield).toBeCloseTo(stored.ytw ?? 0, 9);
    expect(last?.spread).toBeCloseTo(stored.spread ?? 0, 6);
    for (const { yield: percent, spread, government } of days)
      expect(percent).toBeCloseTo((government ?? 0) + (spread ?? 0) / 100, 9);
  }
  const fallen = await bondId('sahinoz-insaat-bond-1');
  const reported = await findYieldSeries(database, fallen, {
    from: '2024-01-01',
    to: TODAY,
    most: 1_000,
    leading: 'worst',
  });
  expect(reported.at(-1)).toMatchObject({ yield: null, spread: null });
  expect(reported[0]?.yield).toBeGreaterThan(0);
  expect(
    await findYieldSeries(database, 0, { from: '2024-01-01', to: TODAY, most: 9, leading: 'worst' }),
  ).toEqual([]);
});

test('EP-01 what a floater supposes is stated with its day; a fixed coupon supposes nothing', async () => {
  const [floater, fixed] = await Promise.all(['norvik-steel-bond-2', 'norvik-steel-bond-1'].map(bondId));
  const [of, none] = [await findKnownBond(database, floater ?? 0), await findKnownBond(database, fixed ?? 0)];
  if (!of || !none) throw new Error('The bonds are not there');
  const stated = toBondAssumption(of, TODAY);
  expect(stated).toMatchObject({ kind: 'base_rate', name: 'EURIBOR 3M', date: '2026-06-29' });
  expect(assumptionsOn(of, TODAY)).toMatchObject({ baseRate: stated?.percent });
  for (const [bond, day] of [
    [none, TODAY],
    [of, '1999-01-01'],
  ] as const) {
    expect(assumptionsOn(bond, day)).toEqual({});
    expect(toBondAssumption(bond, day)).toBeNull();
  }
});

test('EP-05 a look that finds nothing new writes nothing', async () => {
  expect(await computeMeasures(database, { today: TODAY, leading: 'worst' })).toEqual({
    curves: 0,
    bonds: 0,
  });
});

test('EP-05 a new price is measured by the job without a request', async () => {
  await useOwnApp({ background: true });
  const before = await measureOf('norvik-steel-bond-1');
  await sql`update daily_trading set last_price = last_price - 5, low_price = least(low_price, last_price - 5)
             where listing_id = ${before.listingId} and day = ${before.day}`.execute(database);
  await vi.waitFor(async () => {
    const after = await measureOf('norvik-steel-bond-1');
    expect(after.price).toBeCloseTo(before.price - 5, 6);
    expect(after.ytw).toBeGreaterThan(before.ytw ?? 0);
  }, PATIENCE);
});

test('EP-05 after new prices of a few instruments their bonds are measured, and no others', async () => {
  await useOwnApp();
  const [changed, left] = [await measureOf('norvik-steel-bond-1'), await measureOf('norvik-steel-bond-3')];
  await sql`update daily_trading set last_price = last_price - 2, low_price = least(low_price, last_price - 2)
             where (listing_id, day) in ((${changed.listingId}, ${changed.day}), (${left.listingId}, ${left.day}))`.execute(
    database,
  );
  const [stock] = await read<{ id: number }>(`select id from instrument where kind = 'stock' limit 1`);
  const measured = await computeChangedMeasures(database, [changed.bondId, stock?.id ?? 0], {
    today: TODAY,
    leading: 'worst',
  });
  expect(measured).toEqual({ curves: 0, bonds: 1 });
  expect((await measureOf('norvik-steel-bond-1')).price).toBeCloseTo(changed.price - 2, 6);
  expect((await measureOf('norvik-steel-bond-3')).price).toBe(left.price);
});

test('EP-05 new terms change the measure of an old price', async () => {
  await useOwnApp({ background: true });
  const before = await measureOf('norvik-steel-bond-3');
  await sql`insert into bond_option (bond_id, kind, day, price)
            values (${before.bondId}, 'call', '2027-01-15', 90.5)`.execute(database);
  await vi.waitFor(async () => {
    expect(await measureOf('norvik-steel-bond-3')).toMatchObject({
      workoutEnd: 'call',
      workoutDay: '2027-01-15',
      price: before.price,
    });
  }, PATIENCE);
});

test('EP-05 when the price of a state moves, spreads of others follow the new curve', async () => {
  await useOwnApp({ background: true });
  const state = await measureOf('amber-coast-finance-bond-9');
  const other = await measureOf('norvik-steel-bond-4');
  await sql`update daily_trading set last_price = last_price * 0.97, low_price = least(low_price, last_price * 0.97)
             where listing_id = ${state.listingId} and day = ${state.day}`.execute(database);
  await vi.waitFor(async () => {
    const after = await measureOf('norvik-steel-bond-4');
    expect(after.price).toBe(other.price);
    expect(after.spread).not.toBe(other.spread);
  }, PATIENCE);
});

test('EP-05 a bond that has ended has no measure any more', async () => {
  await useOwnApp();
  const { bondId: id } = await measureOf('merchant-carriers-bond-1');
  await sql`update instrument set status = 'matured' where id = ${id}`.execute(database);
  await computeMeasures(database, { today: TODAY, leading: 'worst' });
  expect((await findMeasures(database, [id])).size).toBe(0);
});

test('EP-05 a run that is cut off leaves what it wrote, and the next one goes on from there', async () => {
  await useOwnApp();
  await sql`delete from bond_measure`.execute(database);
  await sql`delete from government_curve where currency = 'USD'`.execute(database);
  const cut = async (at: (step: string, done: number) => boolean) => {
    const abort = new AbortController();
    await computeMeasures(database, {
      today: TODAY,
      leading: 'worst',
      bondsAtOnce: 40,
      signal: abort.signal,
      onProgress: ({ step, done }) => {
        if (at(step, done)) abort.abort(new Error('cut off'));
      },
    });
  };
  await expect(cut((step, done) => step === 'government_curve' && done > 300)).rejects.toThrow('cut off');
  const drawn = await count(`government_curve where currency = 'USD'`);
  expect(drawn).toBeGreaterThan(200);
  expect(drawn).toBeLessThan(400);
  await expect(cut((step, done) => step === 'bond_measure' && done >= 80)).rejects.toThrow('cut off');
  expect(await count('bond_measure')).toBe(80);
  const [stored] = await read<{ at: Date }>('select max(computed_at) as at from bond_measure');
  await computeMeasures(database, { today: TODAY, leading: 'worst' });
  expect(
    await count(`${PRICED} and not exists (select from bond_measure where bond_id = instrument.id)`),
  ).toBe(0);
  expect(
    await count(
      `bond_measure where computed_at <= '${stored?.at.toISOString()}'::timestamptz + interval '1 ms'`,
    ),
  ).toBe(80);
  expect(await count(`government_curve where currency = 'USD'`)).toBeGreaterThan(740);
});

test('EP-05 the command line measures what lags behind, and with --all every bond', async () => {
  await useOwnApp();
  expect((await runCommand(app, ['measures'])).said).toEqual(['0 bonds measured, 0 curves drawn']);
  const { shown } = await runCommand(app, ['measures', '--all', '--json']);
  expect(shown).toEqual([{ curves: expect.any(Number), bonds: await count('bond_measure') }]);
  await expect(runCommand(app, ['measures', 'twice'])).rejects.toThrow();
});

test('NU-09 the lower the rating of a bond, the higher its spread, on average', async () => {
  const rows = await read<{ grade: string; spread: number }>(
    `select distinct on (measure.bond_id) symbol as grade, g_spread::float8 as spread
       from bond_measure measure
       join instrument on instrument.id = measure.bond_id and status = 'active'
       join bond on bond.instrument_id = instrument.id and issuer_type <> 'government'
       join rating on rating.issuer_id = instrument.issuer_id and rating.bond_id is null
      where g_spread is not null order by measure.bond_id, assigned_on desc`,
  );
  const ranked = rows.flatMap(({ grade, spread }) => {
    const rank = rankOf(grade);
    return rank === null ? [] : [{ rank, spread }];
  });
  const meanOf = (from: number, to: number) => {
    const spreads = ranked.filter(({ rank }) => rank >= from && rank <= to).map(({ spread }) => spread);
    expect(spreads.length).toBeGreaterThan(5);
    return spreads.reduce((sum, spread) => sum + spread, 0) / spreads.length;
  };
  const [strong, medium, weak] = [meanOf(1, 7), meanOf(8, 12), meanOf(13, 22)];
  expect(strong).toBeLessThan(medium);
  expect(medium).toBeLessThan(weak);
});
