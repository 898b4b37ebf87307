import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from '../../src/engines/spreadsheets/workbook.ts';
import { writeWorkbook } from '../../src/engines/spreadsheets/write-workbook.server.ts';

/** Run as a process of its own: writes so many rows into nothing and shows how much memory that took, in megabytes. */
const [few = 0, many = 0] = process.argv.slice(2).map(Number);

function* batchesOf(count: number): Generator<Row[]> {
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: 500 }, (_, index) => [
      `Row ${start + index}`,
      '2026-01-01',
      start + index,
      Math.sqrt(index),
    ]);
}

async function write(rows: number): Promise<number> {
  const columns = [
    { head: ['Text'], format: { kind: 'text' } },
    { head: ['Day'], format: { kind: 'day' } },
    { head: ['Whole'], format: { kind: 'integer' } },
    { head: ['Number'], format: { kind: 'number', decimals: 2 } },
  ] as const;
  const sheets = [{ name: 'Rows', columns, batches: batchesOf(rows) }];
  const workbook = { title: '', creator: '', created: new Date(0), dayPattern: 'dd', sheets };
  await pipeline(writeWorkbook(workbook), new Writable({ write: (_piece, _encoding, done) => done() }));
  return process.resourceUsage().maxRSS / 1024;
}

const afterFew = await write(few);
const afterMany = await write(many);
console.log(JSON.stringify({ afterFew, afterMany }));
