import { expect, test } from 'vitest';
import type { ZeroCurve } from '../bonds/curve/zero-curve.ts';
import { carryAndRollDown } from '../bonds/risk/carry.ts';
import { KEY_RATES, keyRateDurations } from '../bonds/risk/key-rates.ts';
import { priceScenarios, SCENARIOS } from '../bonds/risk/scenarios.ts';
import { solveYield } from '../bonds/yields/solve-yield.ts';
import type { Derivation } from './derivation.ts';
import { deriveHolding } from './derive-holding.ts';
import { deriveKeyRate } from './derive-key-rate.ts';
import { deriveScenario } from './derive-scenario.ts';

const curve: ZeroCurve = {
  kind: 'bootstrapped',
  nodes: [
    { years: 1, percent: 2 },
    { years: 35, percent: 5 },
  ],
};
const flows = Array.from({ length: 66 }, (_, at) => ({
  years: (at + 0.6) / 2,
  amount: at === 65 ? 102 : 2,
}));
const spread = 0.012;
const price = priceScenarios(flows, curve, spread, [{ kind: 'parallel', basisPoints: 0 }])[0]?.price ?? 0;
const solved = solveYield(flows, price, 1);
const held = { flows, price, curve, spread, rate: solved.isSolved ? solved.rate : Number.NaN };
const inputs = { held, quoteDay: '2026-11-17', curveDay: '2026-11-16' };

/** Every formula as a spreadsheet computes it: of the rows, then of the inputs in their order, then of the figure. */
function recomputed({ cells, table, formula }: Derivation): { found: number[]; written: number[] } {
  const names = new Map<string, unknown>(cells.map(({ key, value }) => [key, value]));
  const found: number[] = [];
  const written: number[] = [];
  const rows = (table?.rows ?? []).map((row) => {
    const own = new Map(names);
    for (const [at, { key, formula: text }] of (table?.columns ?? []).entries()) {
      own.set(key, text ? evaluate(text, own) : row[at]);
      if (text) {
        found.push(Number(own.get(key)));
        written.push(Number(row[at]));
      }
    }
    return own;
  });
  for (const { key } of table?.columns ?? [])
    names.set(
      key,
      rows.map((row) => row.get(key)),
    );
  for (const { key, value, formula: text } of cells) {
    if (!text) continue;
    names.set(key, evaluate(text, names));
    found.push(Number(names.get(key)));
    written.push(Number(value));
  }
  found.push(evaluate(formula, names));
  return { found, written };
}

const SUM = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function evaluate(formula: string, names: ReadonlyMap<string, unknown>): number {
  const all = { ...Object.fromEntries(names), SUM, MIN: Math.min, MAX: Math.max };
  return new Function(...Object.keys(all), `return ${formula.replaceAll('^', '**')}`)(...Object.values(all));
}

function expectFollows(derivation: Derivation | null, shown: number | undefined) {
  if (!derivation || shown === undefined) throw new Error('no figure');
  expect(derivation.figure).toBe(shown);
  const { found, written } = recomputed(derivation);
  for (const [at, value] of [...written, shown].entries())
    expect(Math.abs((found[at] ?? Number.NaN) - value)).toBeLessThan(1e-8);
}

test('EP-01 every key-rate duration follows from the prices with its part of the curve a basis point lower and higher', () => {
  const shown = keyRateDurations(flows, curve, spread);
  for (const [at, years] of KEY_RATES.entries())
    expectFollows(deriveKeyRate(inputs, years), shown[at]?.duration);
  expect(deriveKeyRate(inputs, 4)).toBeNull();
  const short = { ...inputs, held: { ...held, flows: flows.slice(0, 3) } };
  expect([deriveKeyRate(short, 2)?.table?.rows.length, deriveKeyRate(short, 3)]).toEqual([3, null]);
});

test('EP-01 price and change in every scenario follow from the payments at the moved rates', () => {
  for (const scenario of priceScenarios(flows, curve, spread, SCENARIOS)) {
    expectFollows(deriveScenario(inputs, scenario, 'price'), scenario.price);
    expectFollows(deriveScenario(inputs, scenario, 'change'), scenario.change);
  }
  expect(deriveScenario(inputs, { kind: 'steeper', basisPoints: 75 }, 'price')).toBeNull();
});

test('EP-01 carry follows from the yield, roll-down from the payments after the horizon, and the total from both', () => {
  for (const { months, ...shown } of carryAndRollDown(held))
    for (const of of ['carry', 'rollDown', 'total'] as const)
      expectFollows(deriveHolding(inputs, months, of), shown[of]);
  expect(deriveHolding(inputs, 12, 'rollDown')?.table?.rows.length).toBe(64);
  expect(deriveHolding(inputs, 5, 'carry')).toBeNull();
});
