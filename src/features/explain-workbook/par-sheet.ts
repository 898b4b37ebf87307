import type { ParSteps } from '#domain/bonds/explanation/par-steps.ts';
import type { NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { columnCells, FIRST_ROW } from '#market/bond-workbook/laid-out.ts';
import { toYearlyRows, type YearlyCurve, yearlyColumns } from './yearly-curve.ts';

const SHEET = 3;
const TRIES = 8;

/** The zero rates of the coupons of a par bond, the last one first, and Newton's steps to its coupon: c·ΣDF + DF = (1 + c)^a. */
export function toParSheet(given: YearlyCurve & { readonly steps: Pick<ParSteps, 'coupons' | 'passed'> }): {
  sheet: Sheet;
  names: NamedCells[];
} {
  const { title, words, steps } = given;
  const { coupons, passed } = steps;
  const rows = toYearlyRows(given).map(({ cells }): Row => [...cells, null]);
  const count = rows.length;
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
  return {
    sheet: {
      name: words.t('sheet_par'),
      title,
      columns: yearlyColumns(given, words.t('rate_next')),
      batches: [rows, tries],
    },
    names: [{ name: 'par_rate', sheet: SHEET, cells: `D${FIRST_ROW + count + TRIES}` }],
  };
}
