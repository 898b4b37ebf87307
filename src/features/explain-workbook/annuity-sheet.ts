import type { NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { columnCells } from '#market/bond-workbook/laid-out.ts';
import { toYearlyRows, type YearlyCurve, yearlyColumns } from './yearly-curve.ts';

/** Nothing is solved, so it stands where the solver does for others. */
const SHEET = 2;

/** One a year, paid back from the end, each at its zero rate; the first period is as long as it still is. */
export function toAnnuitySheet(given: YearlyCurve): { sheet: Sheet; names: NamedCells[] } {
  const { title, words } = given;
  const rows = toYearlyRows(given).map(
    ({ row, paid, factor, cells }): Row => [
      ...cells,
      { formula: `MIN(1,A${row})*C${row}`, value: Math.min(1, paid) * factor },
    ],
  );
  return {
    sheet: {
      name: words.t('sheet_annuity'),
      title,
      columns: yearlyColumns(given, words.of('present')),
      batches: [rows],
    },
    names: [{ name: 'annuity_parts', sheet: SHEET, cells: columnCells('D', rows.length) }],
  };
}
