import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import type { ParSteps } from '#domain/bonds/explanation/par-steps.ts';
import type { CellFormat, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { columnCells, FIRST_ROW } from '#market/bond-workbook/laid-out.ts';
import { curveText } from './formula-text.ts';
import type { WorkbookWords } from './workbook-words.ts';

interface ParGiven {
  readonly steps: ParSteps;
  readonly curve: ZeroCurve;
  /** From the issue to the end: as far as the end or the settlement can be moved. */
  readonly longest: number;
  readonly title: readonly string[];
  readonly words: WorkbookWords;
}

const FINE: CellFormat = { kind: 'number', decimals: 14 };
const SHEET = 3;
const TRIES = 8;

/** The zero rates of the coupons of a par bond, the last one first, and Newton's steps to its coupon: c·ΣDF + DF = (1 + c)^a. */
export function toParSheet(given: ParGiven): { sheet: Sheet; names: NamedCells[] } {
  const { steps, curve, longest, title, words } = given;
  const { coupons, passed } = steps;
  const count = Math.max(coupons.length, Math.ceil(longest));
  const rows = Array.from({ length: count }, (_, at): Row => {
    const row = FIRST_ROW + at;
    const coupon = coupons.at(-1 - at);
    const isPaid = at < coupons.length;
    return [
      { formula: `MAX(0,years_to_end-${at})`, value: isPaid ? (coupon?.years ?? 0) : 0 },
      {
        formula: `IF(A${row}>0,${curveText(curve, `A${row}`)},0)`,
        value: isPaid ? (coupon?.percent ?? 0) : 0,
      },
      { formula: `IF(A${row}>0,(1+B${row}/100)^(-A${row}),0)`, value: isPaid ? (coupon?.factor ?? 0) : 0 },
      null,
    ];
  });
  const factors = columnCells('C', count);
  const years = columnCells('A', count);
  const annuity = coupons.reduce((sum, { factor }) => sum + factor, 0);
  const last = FIRST_ROW + count - 1;
  const part = `(COUNTIF(${years},">0")-years_to_end)`;
  const tries: Row[] = [];
  let rate = (coupons.at(-1)?.percent ?? 0) / 100;
  for (let step = 0; step <= TRIES; step++) {
    const above = `D${last + step}`;
    const grown = `(1+${above})^${part}`;
    const slope = `(SUM(${factors})-${part}*${grown}/(1+${above}))`;
    const formula =
      step === 0
        ? `B${FIRST_ROW}/100`
        : `${above}-(${above}*SUM(${factors})+C${FIRST_ROW}-${grown})/${slope}`;
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
