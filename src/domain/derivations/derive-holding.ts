import { zeroPercent } from '../bonds/curve/zero-curve.ts';
import { carryAndRollDown, HORIZONS, MONTHS_PER_YEAR } from '../bonds/risk/carry.ts';
import type { Derivation, DerivedCell, DerivedTable } from './derivation.ts';
import { dayCells, type RiskInputs, spreadCell, sumOf } from './risk-inputs.ts';

const CARRY = `100*((1+bond_yield/100)^(months/${MONTHS_PER_YEAR})-1)`;
const ROLL_DOWN = '100*(SUM(value_on_curve)-SUM(value_at_yield))/dirty_price';

/** What holding the bond so long brings; null where that is no horizon or lies beyond its end. */
export function deriveHolding(
  inputs: RiskInputs,
  months: number,
  of: 'carry' | 'rollDown' | 'total',
): Derivation | null {
  const { held } = inputs;
  const found = carryAndRollDown(held, HORIZONS).find((each) => each.months === months);
  if (!found) return null;
  const horizon: DerivedCell = { key: 'months', value: months };
  const rate: DerivedCell = { key: 'bond_yield', value: 100 * held.rate };
  if (of === 'carry')
    return {
      figure: found.carry,
      formula: CARRY,
      cells: [{ key: 'quote_day', value: inputs.quoteDay }, horizon, rate],
      table: null,
    };
  const cells: DerivedCell[] = [
    ...dayCells(inputs),
    horizon,
    rate,
    spreadCell(inputs),
    { key: 'dirty_price', value: held.price },
  ];
  const table = valuesThen(inputs, months);
  if (of === 'rollDown') return { figure: found.rollDown, formula: ROLL_DOWN, cells, table };
  const rolled = (column: number) => sumOf(table.rows.map((row) => Number(row[column])));
  return {
    figure: found.total,
    formula: 'carry+roll_down',
    cells: [
      ...cells,
      { key: 'carry', value: found.carry, formula: CARRY },
      { key: 'roll_down', value: (100 * (rolled(4) - rolled(5))) / held.price, formula: ROLL_DOWN },
    ],
    table,
  };
}

/** The payments that come after the horizon, valued at it: over the curve of today, and at the yield of today. */
function valuesThen({ held: { flows, curve, spread, rate } }: RiskInputs, months: number): DerivedTable {
  const passed = months / MONTHS_PER_YEAR;
  return {
    columns: [
      { key: 'flow_years', kind: 'number' },
      { key: 'amount', kind: 'number' },
      { key: 'years_left', kind: 'number', formula: `flow_years-months/${MONTHS_PER_YEAR}` },
      { key: 'zero_rate', kind: 'number' },
      {
        key: 'value_on_curve',
        kind: 'number',
        formula: 'amount/(1+zero_rate/100+z_spread/10000)^years_left',
      },
      { key: 'value_at_yield', kind: 'number', formula: 'amount/(1+bond_yield/100)^years_left' },
    ],
    rows: flows
      .filter(({ years }) => years - passed > 0)
      .map(({ years, amount }) => {
        const left = years - passed;
        const percent = zeroPercent(curve, left);
        return [
          years,
          amount,
          left,
          percent,
          amount / (1 + percent / 100 + spread) ** left,
          amount / (1 + rate) ** left,
        ];
      }),
  };
}
