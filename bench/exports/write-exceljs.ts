import { finished } from 'node:stream/promises';
import ExcelJs from 'exceljs';
import { measureExport } from './measure-export.ts';
import { batchesOf, HEADS } from './rows.ts';

const CENTS = '#,##0.00';
const FORMATS = ['', '', '', 'dd.mm.yyyy', '#,##0', CENTS, CENTS, CENTS, '#,##0', ''];

/** Its streaming writer, set to keep no shared strings. */
await measureExport(async (rows, sink) => {
  const done = finished(sink);
  const workbook = new ExcelJs.stream.xlsx.WorkbookWriter({
    stream: sink,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('Trades');
  sheet.columns = HEADS.map((header, index) => ({ header, style: { numFmt: FORMATS[index] ?? '' } }));
  for (const batch of batchesOf(rows)) {
    for (const row of batch)
      sheet
        .addRow([
          row.issuer,
          row.ticker,
          row.isin,
          new Date(row.day),
          row.units,
          row.price,
          row.change,
          row.turnover,
          row.number,
          row.note,
        ])
        .commit();
    // It would go on without a pause; this lets what it has written leave.
    await new Promise(setImmediate);
  }
  sheet.commit();
  await workbook.commit();
  await done;
});
