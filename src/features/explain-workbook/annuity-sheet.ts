import { type ZeroCurve, zeroFactor, zeroPercent } from '#domain/bonds/curve/zero-curve.ts';
import type { CellFormat, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { columnCells, FIRST_ROW } from '#market/bond-workbook/laid-out.ts';
import { curveText } from './formula-text.ts';
import type { WorkbookWords } from './workbook-words.ts';

interface AnnuityGiven {
  readonly years: number;
  readonly curve: ZeroCurve;
  /** From the issue to the end: as far as the end or the settlement can be moved. */
  readonly longest: number;
  readonly title: readonly string[];
  readonly words: WorkbookWords;
}

const FINE: CellFormat = { kind: 'number', decimals: 14 };
/** Nothing is solved, so it stands where the solver does for others. */
const SHEET = 2;

/** One a year, paid back from the end, each at its zero rate; the first period is as long as it still is. */
export function toAnnuitySheet(given: AnnuityGiven): { sheet: Sheet; names: NamedCells[] } {
  const { years, curve, longest, title, words } = given;
  const count = Math.max(Math.ceil(years), Math.ceil(longest));
  const rows = Array.from({ length: count }, (_, at): Row => {
    const row = FIRST_ROW + at;
    const paid = Math.max(0, years - at);
    const value = (of: number) => (paid > 0 ? of : 0);
    const factor = value(zeroFactor(curve, paid));
    return [
      { formula: `MAX(0,years_to_end-${at})`, value: paid },
      { formula: `IF(A${row}>0,${curveText(curve, `A${row}`)},0)`, value: value(zeroPercent(curve, paid)) },
      { formula: `IF(A${row}>0,(1+B${row}/100)^(-A${row}),0)`, value: factor },
      { formula: `MIN(1,A${row})*C${row}`, value: Math.min(1, paid) * factor },
    ];
  });
  const heads = [words.of('years'), words.of('curve_percent'), words.of('factor'), words.of('present')];
  return {
    sheet: {
      name: words.t('sheet_annuity'),
      title,
      columns: heads.map((head) => ({ head: [head], format: FINE, width: 24 })),
      batches: [rows],
    },
    names: [{ name: 'annuity_parts', sheet: SHEET, cells: columnCells('D', count) }],
  };
}
