import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDemoStore } from '../demo-store.ts';
import { startBasispoint } from '../servers.ts';
import { startEmptyStore } from './empty-store.ts';
import { writeOneFile } from './prices.ts';
import { p99, startReading } from './read-latency.ts';
import { runCommand } from './run-command.ts';

const SECONDS_BEFORE = 15;
const MOST_TIMES = 2;

/** How long readers of pages wait before an import, and during one. */
export async function printReaders(rows: number, options: readonly string[]): Promise<void> {
  const store = await startDemoStore();
  const server = await startBasispoint({ DATABASE_URL: store.url });
  const files = await startEmptyStore();
  try {
    const csv = join(files.folder, 'prices.csv');
    await writeOneFile(csv, rows);
    const list = await (await fetch(`${server.origin}/stocks/`)).text();
    const paths = [...new Set(list.match(/\/stocks\/[a-z0-9-]+\//g))].slice(0, 20);
    const pages = paths.map((path) => server.origin + path);
    for (const page of pages) await (await fetch(page)).text();
    const quiet = startReading(pages);
    await sleep(SECONDS_BEFORE * 1_000);
    const before = p99(await quiet.stop());
    const busy = startReading(pages);
    await runCommand(store.url, ['import', 'add', csv, ...options]);
    const during = p99(await busy.stop());
    const times = during / before;
    console.log(
      `readers, p99: ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms during an import of ${rows.toLocaleString('en-GB')} rows: ${times.toFixed(2)}×: ${
        times <= MOST_TIMES ? 'holds' : 'MISSES'
      } ≤ ${MOST_TIMES}×`,
    );
  } finally {
    await server.stop();
    await store.stop();
    await files.stop();
  }
}
