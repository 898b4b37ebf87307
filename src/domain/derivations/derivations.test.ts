import { expect, test } from 'vitest';
import { percentChange } from '../numbers/percent-change.ts';
import { deriveChange, deriveDividendYield, deriveIndexChange } from './derive-change.ts';
import { deriveIndexValue } from './derive-index-value.ts';
import { deriveTrackingDifference, deriveTrackingError } from './derive-tracking.ts';
import { writeFormula } from './write-formula.ts';

const on = '2026-11-17';
const earlier = { day: '2026-10-19', asTraded: 240, splitFactor: 1 };

test('EP-01 NU-07 a change of a price is explained by its two prices, that before a split in the shares of today', () => {
  const plain = deriveChange({ last: { day: on, price: 252 }, first: earlier });
  expect(plain?.figure).toBeCloseTo(5, 12);
  expect(plain?.cells.map(({ key }) => key)).toEqual(['last_day', 'last_price', 'first_day', 'first_price']);
  const split = deriveChange({ last: { day: on, price: 85 }, first: { ...earlier, splitFactor: 3 } });
  expect(Math.round((split?.figure ?? 0) * 100) / 100).toBe(percentChange(80, 85));
  expect(split?.cells.find(({ key }) => key === 'first_price')).toMatchObject({
    value: 80,
    formula: 'ROUND(first_as_traded/split_factor,4)',
  });
  expect(deriveChange({ last: { day: on, price: 85 }, first: { ...earlier, asTraded: 0 } })).toBeNull();
  const index = deriveIndexChange({ day: on, value: 1100 }, { day: '2025-11-17', value: 1000 });
  expect(index.figure).toBeCloseTo(10, 12);
});

test('EP-01 ST-08 a dividend yield is the dividend on the price before it, in the shares of its day', () => {
  const { figure, cells } = deriveDividendYield({
    exDividendOn: on,
    amount: 2,
    close: { ...earlier, splitFactor: 3 },
  });
  expect(figure).toBeCloseTo(2.5, 12);
  expect(cells.map(({ key }) => key)).toContain('price_as_traded');
});

test('EP-01 an index has risen as its members have, each by its weight before', () => {
  const rose = { name: 'A', weight: 55, before: 10, now: 11 };
  const stayed = { name: 'B', weight: 45, before: 20, now: 20 };
  const value = deriveIndexValue({ day: on, value: 1052.6 }, { day: '2026-11-16', value: 1000 }, [
    rose,
    stayed,
  ]);
  // 50 of 95 rose by a tenth.
  expect(value?.figure).toBeCloseTo(1000 * (1 + (50 / 95) * 0.1), 9);
  expect(deriveIndexValue({ day: on, value: 1 }, { day: on, value: 1 }, [])).toBeNull();
});

test('EP-01 EP-03 tracking is explained by both returns, and its error by every day', () => {
  const days = Array.from({ length: 30 }, (_, at) => ({
    day: `2026-10-${String(at + 1).padStart(2, '0')}`,
    fund: 50 * 1.001 ** at,
    index: 900 * 1.001 ** at * (at % 2 === 0 ? 1 : 1.0005),
  }));
  expect(deriveTrackingDifference(days.slice(0, 29), 1)?.figure).toBeCloseTo(0, 9);
  expect(deriveTrackingError(days)?.table?.rows).toHaveLength(29);
  expect(deriveTrackingError(days.slice(0, 10))).toBeNull();
  expect(deriveTrackingDifference(days.slice(0, 1), 1)).toBeNull();
});

test('EP-01 a formula is written in words and the signs of people', () => {
  const names: Readonly<Record<string, string>> = { weight: 'weight', first_value: 'value before' };
  expect(
    writeFormula('first_value*SUM(weight)/SQRT(trading_days)-1', (key) => names[key] ?? key.toUpperCase()),
  ).toBe('value before × Σ (weight) ÷ √(TRADING_DAYS) − 1');
});
