import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { writeWorkbook } from '../src/engines/spreadsheets/write-workbook.server.ts';
import { batchesOf, HEADS } from './exports/rows.ts';
import { type Comparison, compare, printTable } from './frame.ts';
import { COPY_NAME, copyFile } from './import/copy-file.ts';
import { type EmptyStore, startEmptyStore } from './import/empty-store.ts';
import { writeCopyFile, writeManyFiles, writeOneFile } from './import/prices.ts';
import { printMemory } from './import/print-memory.ts';
import { printReaders } from './import/print-readers.ts';
import { runCommand } from './import/run-command.ts';

const ROWS = Number(process.env.IMPORT_ROWS ?? 1_000_000);
const FILES = 1_000;
const SHEET_ROWS = 100_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ADD = ['--create', '--yes', '--json', '--venue', 'XETR'];
/** By name, so that a part can be repeated: `IMPORT_PARTS=sheet npm run bench -- import`. */
const PARTS = new Set((process.env.IMPORT_PARTS ?? 'rows,again,folder,memory,sheet,readers').split(','));

/** The import of daily prices beside COPY into the same table, its memory, and what its readers notice. */
export async function printImport({ isLarge }: { readonly isLarge: boolean }): Promise<void> {
  if (['rows', 'again', 'folder', 'memory'].some((part) => PARTS.has(part))) await printRows(isLarge);
  if (PARTS.has('sheet')) await printSheet();
  if (PARTS.has('readers')) await printReaders(ROWS, ADD);
}

async function printRows(isLarge: boolean): Promise<void> {
  const store = await startEmptyStore();
  try {
    const add = (path: string) => runCommand(store.url, ['import', 'add', path, ...ADD]);
    const files = await writeFiles(store);
    const perSecond = (milliseconds: number) => (ROWS / milliseconds) * 1_000;
    const ours = {
      name: 'import add',
      measure: async () => {
        await store.removeDays();
        return perSecond((await add(files.csv)).milliseconds);
      },
    };
    const compared = { ...ours, measure: async () => perSecond((await add(files.csv)).milliseconds) };
    const again = {
      ...ours,
      measure: async () => {
        await ours.measure();
        return compared.measure();
      },
    };
    const peer = {
      name: COPY_NAME,
      measure: async () => {
        await store.removeDays();
        return perSecond(await copyFile(store.url, files.copy));
      },
    };
    const many = {
      name: `${FILES} files`,
      measure: async () => {
        await store.removeDays();
        return perSecond((await add(files.folder)).milliseconds);
      },
    };
    const rows = `${ROWS.toLocaleString('en-GB')} daily prices`;
    const comparisons: (Comparison & { readonly part: string })[] = [
      { part: 'rows', title: `${rows} from CSV`, unit: 'rows/s', ours, peer, atLeast: 0.5 },
      {
        part: 'rows',
        title: `${rows} that the store has`,
        unit: 'rows/s',
        ours: compared,
        // After it the store has the days, but not from this file.
        peer,
        atLeast: 1,
      },
      { part: 'again', title: `${rows}, the same file again`, unit: 'rows/s', ours: again, peer, atLeast: 1 },
      {
        part: 'folder',
        title: `${rows} in a folder`,
        unit: 'rows/s',
        ours: many,
        peer: { ...ours, name: 'one file' },
        atLeast: 0.5,
      },
    ];
    for (const comparison of comparisons)
      if (PARTS.has(comparison.part)) printTable([await compare(comparison, ROUNDS)]);
    if (PARTS.has('memory')) await printMemory(store, isLarge ? [ROWS, ROWS * 10] : [ROWS / 10, ROWS], add);
  } finally {
    await store.stop();
  }
}

interface BenchFiles {
  readonly csv: string;
  readonly folder: string;
  readonly copy: string;
}

/** The first import makes the listings, whose numbers COPY needs. */
async function writeFiles(store: EmptyStore): Promise<BenchFiles> {
  const at = (name: string) => join(store.folder, name);
  const files = { csv: at('prices.csv'), folder: at('parts'), copy: at('copy.csv') };
  const first = at('first.csv');
  await writeOneFile(first, ROWS / 10);
  await runCommand(store.url, ['import', 'add', first, ...ADD]);
  const listings = await store.readListings();
  await writeOneFile(files.csv, ROWS);
  await writeCopyFile(files.copy, ROWS, { listingOf: (ticker) => listings.get(ticker) ?? 0, batchId: 1 });
  if (PARTS.has('folder')) await writeManyFiles(files.folder, ROWS, FILES);
  return files;
}

async function printSheet(): Promise<void> {
  const store = await startEmptyStore();
  try {
    const [path, small] = [join(store.folder, 'rows.xlsx'), join(store.folder, 'small.xlsx')];
    await pipeline(writeWorkbook(workbookOf(SHEET_ROWS)), createWriteStream(path));
    await pipeline(writeWorkbook(workbookOf(SHEET_ROWS / 100)), createWriteStream(small));
    const read = (name: string, file: string) => ({
      name,
      measure: async () => {
        const { stdout } = await promisify(execFile)(process.execPath, [
          `bench/import/${file}.ts`,
          path,
          small,
        ]);
        const { milliseconds }: { milliseconds: number } = JSON.parse(stdout);
        return (SHEET_ROWS / milliseconds) * 1_000;
      },
    });
    const comparison = {
      title: `${SHEET_ROWS.toLocaleString('en-GB')} rows from .xlsx`,
      unit: 'rows/s',
      ours: read('ours', 'read-sheet-ours'),
      peer: read('exceljs', 'read-sheet-exceljs'),
      atLeast: 3,
    };
    printTable([await compare(comparison, ROUNDS)]);
  } finally {
    await store.stop();
  }
}

const workbookOf = (rows: number) => ({
  title: 'Rows',
  creator: 'Basispoint',
  created: new Date(0),
  dayPattern: String.raw`dd\.mm\.yyyy`,
  sheets: [
    {
      name: 'Rows',
      columns: HEADS.map((head) => ({ head: [head], format: { kind: 'text' as const } })),
      batches: sheetRows(rows),
    },
  ],
});

function* sheetRows(rows: number) {
  for (const batch of batchesOf(rows)) yield batch.map((row) => Object.values(row).map(String));
}
