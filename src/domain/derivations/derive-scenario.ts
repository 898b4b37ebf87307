import { priceScenarios, SCENARIOS, type Scenario, shiftOf, TWIST_YEARS } from '../bonds/risk/scenarios.ts';
import type { Derivation } from './derivation.ts';
import {
  dayCells,
  discountedFlows,
  PER_BASIS_POINT,
  type RiskInputs,
  spreadCell,
  sumOf,
} from './risk-inputs.ts';

const TWIST = `(2*MIN(1,flow_years/${TWIST_YEARS})-1)`;
const SHIFTS: Readonly<Record<Scenario['kind'], string>> = {
  parallel: 'scenario_shift',
  steeper: `scenario_shift*${TWIST}`,
  flatter: `0-scenario_shift*${TWIST}`,
};

/** The payments discounted by the moved rates; null where it is none of the scenarios. */
export function deriveScenario(
  inputs: RiskInputs,
  { kind, basisPoints }: Scenario,
  of: 'price' | 'change',
): Derivation | null {
  const scenario = SCENARIOS.find((each) => each.kind === kind && each.basisPoints === basisPoints);
  if (!scenario) return null;
  const { flows, curve, spread } = inputs.held;
  const [result] = priceScenarios(flows, curve, spread, [scenario]);
  if (!result) return null;
  const shift = shiftOf(scenario);
  const rows = discountedFlows(inputs.held).map(({ years, amount, percent, valueAt }) => {
    const moved = shift(years);
    return [years, amount, percent, moved * PER_BASIS_POINT, valueAt(0), valueAt(moved)];
  });
  const total = (column: number) => sumOf(rows.map((row) => row[column] ?? 0));
  const shared = [
    ...dayCells(inputs),
    spreadCell(inputs),
    { key: 'scenario_shift' as const, value: basisPoints },
    { key: 'dirty_price' as const, value: total(4), formula: 'SUM(present_value)' },
  ];
  const changed = { key: 'new_price' as const, value: total(5), formula: 'SUM(shifted_value)' };
  const discount = '1+zero_rate/100+z_spread/10000';
  return {
    figure: result[of],
    ...(of === 'price'
      ? { formula: 'SUM(shifted_value)', cells: shared }
      : { formula: '100*(new_price/dirty_price-1)', cells: [...shared, changed] }),
    table: {
      columns: [
        { key: 'flow_years', kind: 'number' },
        { key: 'amount', kind: 'number' },
        { key: 'zero_rate', kind: 'number' },
        { key: 'rate_shift', kind: 'number', formula: SHIFTS[kind] },
        { key: 'present_value', kind: 'number', formula: `amount/(${discount})^flow_years` },
        { key: 'shifted_value', kind: 'number', formula: `amount/(${discount}+rate_shift/10000)^flow_years` },
      ],
      rows,
    },
  };
}
