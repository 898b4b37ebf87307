import { columnLetters } from './column-letters.ts';
import { LINKS_NAMESPACE, MAIN_NAMESPACE } from './fixed-parts.ts';
import type { Sheet } from './workbook.ts';

const USUAL_WIDTH = 14;

export const headRowsOf = ({ columns }: Pick<Sheet, 'columns'>): number =>
  Math.max(0, ...columns.map(({ head }) => head.length));

/** Everything before the rows. */
export function sheetStart(sheet: Sheet, isFirst: boolean): string {
  const columns = sheet.columns.map(
    ({ width = USUAL_WIDTH }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<worksheet xmlns="${MAIN_NAMESPACE}" xmlns:r="${LINKS_NAMESPACE}">`,
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane(sheet)}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '',
    '<sheetData>',
  ].join('');
}

/** Everything after them. */
export function sheetEnd(sheet: Sheet, lastRow: number, linkedCells: readonly string[]): string {
  const firstRow = frozenRowsOf(sheet);
  const lastColumn = columnLetters(sheet.columns.length - 1);
  const links = linkedCells.map((cell, index) => `<hyperlink ref="${cell}" r:id="rId${index + 1}"/>`);
  return [
    '</sheetData>',
    sheet.hasFilter && headRowsOf(sheet) > 0
      ? `<autoFilter ref="A${firstRow}:${lastColumn}${lastRow}"/>`
      : '',
    links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : '',
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape"/>',
    '</worksheet>',
  ].join('');
}

/** How many rows stand still above the data. */
const frozenRowsOf = (sheet: Pick<Sheet, 'title' | 'columns'>): number =>
  (sheet.title?.length ?? 0) + headRowsOf(sheet);

function pane(sheet: Sheet): string {
  const { frozenColumns = 0 } = sheet;
  const frozenRows = frozenRowsOf(sheet);
  if (frozenColumns === 0 && frozenRows === 0) return '';
  const which = frozenColumns === 0 ? 'bottomLeft' : frozenRows === 0 ? 'topRight' : 'bottomRight';
  const splits = [
    frozenColumns > 0 && ` xSplit="${frozenColumns}"`,
    frozenRows > 0 && ` ySplit="${frozenRows}"`,
  ];
  const corner = `${columnLetters(frozenColumns)}${frozenRows + 1}`;
  return `<pane${splits.filter(Boolean).join('')} topLeftCell="${corner}" activePane="${which}" state="frozen"/><selection pane="${which}"/>`;
}
