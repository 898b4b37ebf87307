import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeWorkbook } from '../src/engines/spreadsheets/write-workbook.server.ts';
import { startDemoStore } from './demo-store.ts';
import { batchesOf, HEADS } from './exports/rows.ts';
import { type Comparison, compare, printTable } from './frame.ts';
import { COPY_NAME, copyFile } from './import/copy-file.ts';
import { type EmptyStore, startEmptyStore } from './import/empty-store.ts';
import { writeCopyFile, writeManyFiles, writeOneFile } from './import/prices.ts';
import { p99, startReading } from './import/read-latency.ts';
import { type MeasuredRun, runCommand } from './import/run-command.ts';
import { startBasispoint } from './servers.ts';

const ROWS = Number(process.env.IMPORT_ROWS ?? 1_000_000);
const MORE_ROWS = Number(process.env.IMPORT_MORE_ROWS ?? 0);
const FILES = 1_000;
const SHEET_ROWS = 100_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ADD = ['--create', '--yes', '--json', '--venue', 'XETR'];
/** By name, so that a part can be repeated: `IMPORT_PARTS=sheet npm run bench -- import`. */
const PARTS = new Set((process.env.IMPORT_PARTS ?? 'rows,memory,folder,sheet,readers').split(','));

/** The import of daily prices beside COPY into the same table, its memory, and what its readers notice. */
export async function printImport(): Promise<void> {
  if (PARTS.has('rows') || PARTS.has('memory') || PARTS.has('folder')) await printRows();
  if (PARTS.has('sheet')) await printSheet();
  if (PARTS.has('readers')) await printReaders();
}

async function printRows(): Promise<void> {
  const store = await startEmptyStore();
  try {
    const files = await writeFiles(store);
    const add = (path: string) => runCommand(store.url, ['import', 'add', path, ...ADD]);
    const perSecond = (milliseconds: number) => (ROWS / milliseconds) * 1_000;
    const ours = {
      name: 'import add',
      measure: async () => {
        await store.removeDays();
        return perSecond((await add(files.csv)).milliseconds);
      },
    };
    const again = { name: 'import add', measure: async () => perSecond((await add(files.csv)).milliseconds) };
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
        ours: again,
        // After it the store has the days again.
        peer,
        atLeast: 1,
      },
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
    if (PARTS.has('memory')) await printMemory(store, files);
  } finally {
    await store.stop();
  }
}

interface BenchFiles {
  readonly csv: string;
  readonly tenth: string;
  readonly more: string | null;
  readonly folder: string;
  readonly copy: string;
}

/** The first import makes the listings, whose numbers COPY needs. */
async function writeFiles(store: EmptyStore): Promise<BenchFiles> {
  const at = (name: string) => join(store.folder, name);
  const files = {
    csv: at('prices.csv'),
    tenth: at('tenth.csv'),
    more: MORE_ROWS > 0 ? at('more.csv') : null,
    folder: at('parts'),
    copy: at('copy.csv'),
  };
  await writeOneFile(files.csv, ROWS);
  await writeOneFile(files.tenth, ROWS / 10);
  if (files.more) await writeOneFile(files.more, MORE_ROWS);
  await writeManyFiles(files.folder, ROWS, FILES);
  await runCommand(store.url, ['import', 'add', files.tenth, ...ADD]);
  const listings = await store.readListings();
  await writeCopyFile(files.copy, ROWS, { listingOf: (ticker) => listings.get(ticker) ?? 0, batchId: 1 });
  return files;
}

async function printMemory(store: EmptyStore, { csv, tenth, more }: BenchFiles): Promise<void> {
  const rest = (await runCommand(store.url, ['import', 'list'])).peakMegabytes;
  const measure = async (path: string): Promise<MeasuredRun> => {
    await store.removeDays();
    return runCommand(store.url, ['import', 'add', path, ...ADD]);
  };
  const small = (await measure(tenth)).peakMegabytes;
  const large = (await measure(csv)).peakMegabytes;
  const say = (rows: number, peak: number) =>
    console.log(
      `${rows.toLocaleString('en-GB')} rows: peak ${peak.toFixed(0)} MB, ${(peak - rest).toFixed(0)} above rest`,
    );
  console.log(`rest: ${rest.toFixed(0)} MB`);
  say(ROWS / 10, small);
  say(ROWS, large);
  console.log(`${large - rest <= 200 ? 'holds' : 'MISSES'} ≤ 200 MB above rest`);
  console.log(`${large / small <= 1.3 ? 'holds' : 'MISSES'} ≤ 1.3×: ${(large / small).toFixed(2)}×`);
  if (!more) return;
  const largest = (await measure(more)).peakMegabytes;
  say(MORE_ROWS, largest);
  console.log(`${largest / large <= 1.3 ? 'holds' : 'MISSES'} ≤ 1.3×: ${(largest / large).toFixed(2)}×`);
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

const SECONDS_BEFORE = 15;

async function printReaders(): Promise<void> {
  const store = await startDemoStore();
  const server = await startBasispoint({ DATABASE_URL: store.url });
  const files = await startEmptyStore();
  try {
    const csv = join(files.folder, 'prices.csv');
    await writeOneFile(csv, ROWS);
    const list = await (await fetch(`${server.origin}/stocks/`)).text();
    const urls = [...new Set(list.match(/\/stocks\/[a-z0-9-]+\//g))].slice(0, 20);
    const pages = urls.map((path) => server.origin + path);
    for (const page of pages) await (await fetch(page)).text();
    const quiet = startReading(pages);
    await sleep(SECONDS_BEFORE * 1_000);
    const before = p99(await quiet.stop());
    const busy = startReading(pages);
    await runCommand(store.url, ['import', 'add', csv, ...ADD]);
    const during = p99(await busy.stop());
    const holds = during <= before * 2 ? 'holds' : 'MISSES';
    console.log(
      `readers, p99: ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms during an import: ${holds} ≤ 2×`,
    );
  } finally {
    await server.stop();
    await store.stop();
    await files.stop();
  }
}
