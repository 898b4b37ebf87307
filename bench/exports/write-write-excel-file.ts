import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import writeExcelFile from 'write-excel-file/node';
import { measureExport } from './measure-export.ts';
import { batchesOf, HEADS } from './rows.ts';

const WHOLE = { type: Number, format: '#,##0' } as const;
const CENTS = { type: Number, format: '#,##0.00' } as const;

/** It takes all rows at once. */
await measureExport(async (rows, sink) => {
  const data = [
    HEADS.map((value) => ({ value, type: String })),
    ...[...batchesOf(rows)].flat().map((row) => [
      { value: row.issuer, type: String },
      { value: row.ticker, type: String },
      { value: row.isin, type: String },
      { value: new Date(row.day), type: Date, format: 'dd.mm.yyyy' },
      { value: row.units, ...WHOLE },
      { value: row.price, ...CENTS },
      { value: row.change, ...CENTS },
      { value: row.turnover, ...CENTS },
      { value: row.number, ...WHOLE },
      { value: row.note, type: String },
    ]),
  ];
  // Its types offer two ways to be called at once, which leaves none.
  const toStream = writeExcelFile(data).toStream as () => Promise<Readable>;
  await pipeline(await toStream(), sink);
});
