import { type ZeroCurve, zeroFactor, zeroPercent } from '#domain/bonds/curve/zero-curve.ts';
import type { CellFormat, Formula, Sheet } from '#engines/spreadsheets/workbook.ts';
import { FIRST_ROW } from '#market/bond-workbook/laid-out.ts';
import { curveText } from './formula-text.ts';
import type { WorkbookWords } from './workbook-words.ts';

export interface YearlyCurve {
  readonly curve: ZeroCurve;
  /** To the end. */
  readonly years: number;
  /** From the issue to the end: as far as the end or the settlement can be moved. */
  readonly longest: number;
  readonly title: readonly string[];
  readonly words: WorkbookWords;
}

export interface YearlyRow {
  readonly row: number;
  /** Zero where the year lies before the settlement. */
  readonly paid: number;
  readonly factor: number;
  readonly cells: readonly [Formula, Formula, Formula];
}

/** Years counted back from the end, each with its zero rate and discount factor: the columns A to C. */
export function toYearlyRows({ curve, years, longest }: YearlyCurve): YearlyRow[] {
  return Array.from({ length: Math.max(Math.ceil(years), Math.ceil(longest)) }, (_, at) => {
    const row = FIRST_ROW + at;
    const paid = Math.max(0, years - at);
    const value = (of: number) => (paid > 0 ? of : 0);
    const factor = value(zeroFactor(curve, paid));
    return {
      row,
      paid,
      factor,
      cells: [
        { formula: `MAX(0,years_to_end-${at})`, value: paid },
        { formula: `IF(A${row}>0,${curveText(curve, `A${row}`)},0)`, value: value(zeroPercent(curve, paid)) },
        { formula: `IF(A${row}>0,(1+B${row}/100)^(-A${row}),0)`, value: factor },
      ],
    };
  });
}

const FINE: CellFormat = { kind: 'number', decimals: 14 };

/** The three columns, and one of what is made of them. */
export const yearlyColumns = ({ words }: YearlyCurve, last: string): Sheet['columns'] =>
  [words.of('years'), words.of('curve_percent'), words.of('factor'), last].map((head) => ({
    head: [head],
    format: FINE,
    width: 24,
  }));
