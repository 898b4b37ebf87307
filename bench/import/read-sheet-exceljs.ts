import exceljs from 'exceljs';
import { measureRead } from './measure-read.ts';

await measureRead(async (path) => {
  const reader = new exceljs.stream.xlsx.WorkbookReader(path, {
    sharedStrings: 'cache',
    styles: 'cache',
    worksheets: 'emit',
    entries: 'ignore',
    hyperlinks: 'ignore',
  });
  let cells = 0;
  for await (const sheet of reader) for await (const row of sheet) cells += row.cellCount;
  return cells;
});
