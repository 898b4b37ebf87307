import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import type { MeasuredExport } from './exports/measure-export.ts';
import { type Comparison, compare, median, printTable } from './frame.ts';

const ROWS = 100_000;
const MANY_ROWS = 1_000_000;
const ROUNDS = 3;
const PEERS = { exceljs: 'write-exceljs', 'write-excel-file': 'write-write-excel-file' } as const;
/** Little room for garbage: what stays is what the writer needs. */
const SMALL_HEAP = ['--max-old-space-size=32', '--max-semi-space-size=4'];
const BUDGET_MEGABYTES = 100;

/** Each export runs in a process of its own, so that its memory is its own. All are built: reading TypeScript takes memory too. */
export async function printExports(): Promise<void> {
  const folder = await mkdtemp(join('bench', 'node_modules', '.exports-'));
  try {
    await bundle(folder, ['write-ours', ...Object.values(PEERS)]);
    const measured = new Map<string, MeasuredExport[]>();
    const run = async (file: string, rows: number, flags: readonly string[] = []) => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        ...flags,
        join(folder, `${file}.js`),
        String(rows),
      ]);
      const one: MeasuredExport = JSON.parse(stdout);
      measured.set(file, [...(measured.get(file) ?? []), one]);
      return one;
    };
    const candidate = (name: string, file: string) => ({
      name,
      measure: async () => (ROWS / (await run(file, ROWS)).milliseconds) * 1000,
    });
    const outcomes = [];
    for (const [name, file] of Object.entries(PEERS)) {
      const comparison: Comparison = {
        title: `${ROWS.toLocaleString('en-GB')} rows to .xlsx`,
        unit: 'rows/s',
        ours: candidate('ours', 'write-ours'),
        peer: candidate(name, file),
        atLeast: 3,
      };
      outcomes.push(await compare(comparison, ROUNDS));
    }
    printTable(outcomes);
    for (const [file, runs] of measured) printMemory(`${file}, ${ROWS.toLocaleString('en-GB')} rows`, runs);
    printMemory('ours, 1,000,000 rows', [await run('write-ours', MANY_ROWS)]);
    const small = await run('write-ours', MANY_ROWS, SMALL_HEAP);
    printMemory('ours, 1,000,000 rows, small heap', [small]);
    const holds = small.peakMegabytes <= BUDGET_MEGABYTES ? 'holds' : 'MISSES';
    console.log(`${holds} ≤ ${BUDGET_MEGABYTES} MB for ${MANY_ROWS.toLocaleString('en-GB')} rows`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function printMemory(what: string, runs: readonly MeasuredExport[]): void {
  const middle = (key: keyof MeasuredExport) => median(runs.map((run) => run[key]));
  const [seconds, peak, size] = [middle('milliseconds') / 1000, middle('peakMegabytes'), middle('megabytes')];
  console.log(`${what}: ${seconds.toFixed(2)} s, peak ${peak.toFixed(0)} MB, file ${size.toFixed(1)} MB`);
}

async function bundle(folder: string, files: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { input: files.map((file) => `bench/exports/${file}.ts`) },
    },
  });
}
