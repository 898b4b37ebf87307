import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import type { ParSteps } from '#domain/bonds/explanation/par-steps.ts';
import type { CellFormat, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { curveText } from './formula-text.ts';
import { columnCells, FIRST_ROW } from './laid-out.ts';
import type { WorkbookWords } from './workbook-words.ts';

interface ParGiven {
  readonly steps: ParSteps;
  readonly curve: ZeroCurve;
  readonly title: readonly string[];
  readonly words: WorkbookWords;
}

const FINE: CellFormat = { kind: 'number', decimals: 14 };
const SHEET = 3;
const TRIES = 8;

/** The zero rates of the coupons of a par bond, and Newton's steps to its coupon: c·ΣDF + DF = (1 + c)^a. */
export function toParSheet({ steps, curve, title, words }: ParGiven): { sheet: Sheet; names: NamedCells[] } {
  const { coupons, passed } = steps;
  const count = coupons.length;
  const rows = coupons.map((coupon, at): Row => {
    const row = FIRST_ROW + at;
    return [
      { formula: `years_to_end-${count - 1 - at}`, value: coupon.years },
      { formula: curveText(curve, `A${row}`), value: coupon.percent },
      { formula: `(1+B${row}/100)^(-A${row})`, value: coupon.factor },
      null,
    ];
  });
  const factors = columnCells('C', count);
  const annuity = coupons.reduce((sum, { factor }) => sum + factor, 0);
  const last = FIRST_ROW + count - 1;
  const tries: Row[] = [];
  let rate = (coupons.at(-1)?.percent ?? 0) / 100;
  for (let step = 0; step <= TRIES; step++) {
    const above = `D${last + step}`;
    const grown = `(1+${above})^(${count}-years_to_end)`;
    const slope = `(SUM(${factors})-(${count}-years_to_end)*${grown}/(1+${above}))`;
    const formula =
      step === 0 ? `B${last}/100` : `${above}-(${above}*SUM(${factors})+C${last}-${grown})/${slope}`;
    tries.push([null, null, null, { formula, value: rate }]);
    const now = (1 + rate) ** passed;
    rate -= (rate * annuity + (coupons.at(-1)?.factor ?? 1) - now) / (annuity - (passed * now) / (1 + rate));
  }
  const heads = [words.of('years'), words.of('curve_percent'), words.of('factor'), words.t('rate_next')];
  return {
    sheet: {
      name: words.t('sheet_par'),
      title,
      columns: heads.map((head) => ({ head: [head], format: FINE, width: 24 })),
      batches: [rows, tries],
    },
    names: [{ name: 'par_rate', sheet: SHEET, cells: `D${FIRST_ROW + count + TRIES}` }],
  };
}
