import {
  BASIS_POINT,
  KEY_RATES,
  keyRateDurations,
  keyRatesReached,
  tentAt,
} from '../bonds/risk/key-rates.ts';
import type { Derivation, DerivedCell } from './derivation.ts';
import {
  dayCells,
  discountedFlows,
  PER_BASIS_POINT,
  type RiskInputs,
  spreadCell,
  sumOf,
} from './risk-inputs.ts';

/** By the prices with this part of the curve a basis point lower and higher; null where it is no key rate of the bond. */
export function deriveKeyRate(inputs: RiskInputs, years: number): Derivation | null {
  const { flows, curve, spread } = inputs.held;
  const durations = keyRateDurations(flows, curve, spread);
  const at = durations.findIndex((each) => each.years === years);
  const duration = durations[at]?.duration;
  if (duration === undefined || at >= keyRatesReached(flows)) return null;
  const [before, after] = [KEY_RATES[at - 1], KEY_RATES[at + 1]];
  const tent = tentAt(at);
  const rows = discountedFlows(inputs.held).map(({ years: when, amount, percent, valueAt }) => {
    const share = tent(when);
    const moved = BASIS_POINT * share;
    return [when, amount, percent, share, valueAt(0), valueAt(-moved), valueAt(moved)];
  });
  const total = (column: number) => sumOf(rows.map((row) => row[column] ?? 0));
  const neighbours: DerivedCell[] = [
    ...(before === undefined ? [] : [{ key: 'key_before' as const, value: before }]),
    ...(after === undefined ? [] : [{ key: 'key_after' as const, value: after }]),
  ];
  const rising = before === undefined ? '1' : '(flow_years-key_before)/(key_rate-key_before)';
  const falling = after === undefined ? '1' : '(key_after-flow_years)/(key_after-key_rate)';
  const discount = '1+zero_rate/100+z_spread/10000';
  return {
    figure: duration,
    formula: '(price_lower-price_higher)/(2*shift/10000*dirty_price)',
    cells: [
      ...dayCells(inputs),
      { key: 'key_rate', value: years },
      ...neighbours,
      spreadCell(inputs),
      { key: 'shift', value: BASIS_POINT * PER_BASIS_POINT },
      { key: 'dirty_price', value: total(4), formula: 'SUM(present_value)' },
      { key: 'price_lower', value: total(5), formula: 'SUM(value_lower)' },
      { key: 'price_higher', value: total(6), formula: 'SUM(value_higher)' },
    ],
    table: {
      columns: [
        { key: 'flow_years', kind: 'number' },
        { key: 'amount', kind: 'number' },
        { key: 'zero_rate', kind: 'number' },
        { key: 'rate_share', kind: 'number', formula: `MAX(0,MIN(${rising},${falling}))` },
        { key: 'present_value', kind: 'number', formula: `amount/(${discount})^flow_years` },
        {
          key: 'value_lower',
          kind: 'number',
          formula: `amount/(${discount}-rate_share*shift/10000)^flow_years`,
        },
        {
          key: 'value_higher',
          kind: 'number',
          formula: `amount/(${discount}+rate_share*shift/10000)^flow_years`,
        },
      ],
      rows,
    },
  };
}
