import { afterAll, beforeAll, expect, test } from 'vitest';
import { bond } from '#domain/bonds/bonds-for-tests.ts';
import { type PreparedBond, prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn } from '#market/bonds/known-bond.ts';
import { startTestApp, type TestApp } from '../../src/app/app-for-tests.server.ts';
import { type CurvePoint, fitPrice, type PriceAt } from './price-yield-fit.ts';

/** Points of price that an attack has to stay away, and of how many bonds. */
const DISTANCE = 3;
const SAFE = 0.95;
const PAR = 100;
const TODAY = '2026-06-30';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const priceOf =
  (prepared: PreparedBond): PriceAt =>
  (day, percent) => {
    const priced = prepared.priceAt(day, { kind: 'maturity' }, 'street', percent / 100);
    return priced.isValued ? priced.clean : null;
  };

test('SF-02 the fit finds the price where two fine curves are shown', () => {
  const priceAt = priceOf(prepareBond(bond({ maturesOn: toDayNumber('2034-03-15') })));
  const days = Array.from({ length: 24 }, (_, month) => toDayNumber('2024-05-02') + 30 * month);
  const yields = days.map((_, at) => 9 + 1.5 * Math.sin(at / 3) + at / 40);
  const prices = days.map((day, at) => priceAt(day, yields[at] ?? 0) ?? 0);
  const fine = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return values.map((value) => (value - low) / (high - low));
  };
  const [priceLevels, yieldLevels] = [fine(prices), fine(yields)];
  const points = days.map((day, at) => ({ day, price: priceLevels[at] ?? 0, yield: yieldLevels[at] ?? 0 }));
  const last = prices.at(-1) ?? 0;
  expect(Math.abs((fitPrice(points, priceAt)?.price ?? 0) - last)).toBeLessThan(0.5);
  expect(Math.abs(last - PAR)).toBeGreaterThan(2 * DISTANCE);
});

test('SF-02 no price of a bond is found by its terms and the one curve that everyone sees', async () => {
  const bonds = await readBonds();
  const known = await findKnownBonds(
    app.services.stores.primary,
    bonds.map(({ id }) => id),
  );
  for (const periodId of [3, 4]) {
    const found: Found[] = [];
    for (const { id, price } of bonds) {
      const curve = await readCurve(id, periodId);
      const terms = known.get(id);
      if (!terms || curve.length < 3) continue;
      const priceAt = priceOf(prepareBond(terms.terms, assumptionsOn(terms, TODAY)));
      const fit = fitPrice(curve, priceAt);
      found.push({ price, isNear: fit !== null && Math.abs(fit.price - price) < DISTANCE });
    }
    expect(found.length).toBeGreaterThan(100);
    // Close to par everyone guesses right without any curve; there the attack may not be better than that.
    const isFar = ({ price }: Found) => Math.abs(price - PAR) > 2 * DISTANCE;
    const far = found.filter(isFar);
    const hits = (among: readonly Found[]) => among.filter(({ isNear }) => isNear).length;
    expect(far.length).toBeGreaterThan(20);
    expect(hits(far)).toBeLessThanOrEqual(far.length * (1 - SAFE));
    expect(hits(found)).toBeLessThan(found.filter(({ price }) => Math.abs(price - PAR) < DISTANCE).length);
  }
});

interface Found {
  readonly price: number;
  readonly isNear: boolean;
}

async function readBonds(): Promise<readonly { readonly id: number; readonly price: number }[]> {
  const { rows } = await app.services.stores.primaryPool.query(
    'select bond_id as id, price::float8 as price from bond_measure order by 1',
  );
  return rows;
}

async function readCurve(id: number, periodId: number): Promise<readonly CurvePoint[]> {
  const url = `/api/bonds/${id}/chart/price/`;
  const response = await app.http.inject({ method: 'POST', url, payload: { periodId } });
  expect(response.statusCode).toBe(200);
  const { series } = response.json<{ series: { data: { date: CalendarDay; value: number }[] }[] }>();
  const data = series[0]?.data ?? [];
  return data.map(({ date, value }) => ({ day: toDayNumber(date), price: value, yield: null }));
}
