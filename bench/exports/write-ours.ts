import { pipeline } from 'node:stream/promises';
import type { CellFormat, Row } from '../../src/engines/spreadsheets/workbook.ts';
import { writeWorkbook } from '../../src/engines/spreadsheets/write-workbook.server.ts';
import { measureExport } from './measure-export.ts';
import { batchesOf, HEADS } from './rows.ts';

const TEXT: CellFormat = { kind: 'text' };
const WHOLE: CellFormat = { kind: 'integer' };
const CENTS: CellFormat = { kind: 'number', decimals: 2 };
const FORMATS = [TEXT, TEXT, TEXT, { kind: 'day' }, WHOLE, CENTS, CENTS, CENTS, WHOLE, TEXT] as const;

await measureExport((rows, sink) =>
  pipeline(
    writeWorkbook({
      title: 'Trades',
      creator: 'Basispoint',
      created: new Date(0),
      dayPattern: String.raw`dd\.mm\.yyyy`,
      sheets: [
        {
          name: 'Trades',
          columns: HEADS.map((head, index) => ({ head: [head], format: FORMATS[index] ?? TEXT })),
          batches: toRows(rows),
        },
      ],
    }),
    sink,
  ),
);

function* toRows(count: number): Generator<Row[]> {
  for (const batch of batchesOf(count))
    yield batch.map((row) => [
      row.issuer,
      row.ticker,
      row.isin,
      row.day,
      row.units,
      row.price,
      row.change,
      row.turnover,
      row.number,
      row.note,
    ]);
}
