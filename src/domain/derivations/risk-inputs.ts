import { zeroPercent } from '../bonds/curve/zero-curve.ts';
import type { Held } from '../bonds/risk/carry.ts';
import type { Flow } from '../bonds/yields/discounting.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { DerivedCell } from './derivation.ts';

/** A bond at its price and over the curve, with the days of both. */
export interface RiskInputs {
  readonly held: Held;
  readonly quoteDay: CalendarDay;
  readonly curveDay: CalendarDay;
}

export const PER_BASIS_POINT = 10_000;

export const dayCells = ({ quoteDay, curveDay }: RiskInputs): DerivedCell[] => [
  { key: 'quote_day', value: quoteDay },
  { key: 'curve_day', value: curveDay },
];

/** In basis points. */
export const spreadCell = ({ held }: RiskInputs): DerivedCell => ({
  key: 'z_spread',
  value: held.spread * PER_BASIS_POINT,
});

/** The flows to come, each with its zero rate and its value over the curve when that rate moves by so much. */
export const discountedFlows = ({ flows, curve, spread }: Held) =>
  flows
    .filter(({ years }) => years > 0)
    .map(({ years, amount }: Flow) => {
      const percent = zeroPercent(curve, years);
      const valueAt = (shift: number) => amount / (1 + percent / 100 + spread + shift) ** years;
      return { years, amount, percent, valueAt };
    });

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
