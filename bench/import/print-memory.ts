import { join } from 'node:path';
import type { EmptyStore } from './empty-store.ts';
import { writeOneFile } from './prices.ts';
import { type MeasuredRun, runCommand } from './run-command.ts';

const MOST_ABOVE_REST = 200;
/** Flat: what garbage collection makes of it differs from run to run. */
const MOST_TIMES = 1.3;

/** The memory of the command at its highest, for a file and for one with ten times its rows. */
export async function printMemory(
  store: EmptyStore,
  sizes: readonly [number, number],
  add: (path: string) => Promise<MeasuredRun>,
): Promise<void> {
  const { peakMegabytes: rest } = await runCommand(store.url, ['import', 'list']);
  console.log(`memory at rest: ${rest.toFixed(0)} MB`);
  const peaks: number[] = [];
  for (const rows of sizes) {
    const path = join(store.folder, `${rows}.csv`);
    await writeOneFile(path, rows);
    await store.removeDays();
    const { peakMegabytes: peak } = await add(path);
    console.log(
      `${rows.toLocaleString('en-GB')} rows: peak ${peak.toFixed(0)} MB, ${(peak - rest).toFixed(0)} above rest: ${
        peak - rest <= MOST_ABOVE_REST ? 'holds' : 'MISSES'
      } ≤ ${MOST_ABOVE_REST}`,
    );
    peaks.push(peak);
  }
  const [few = 0, many = 0] = peaks;
  const times = many / few;
  console.log(
    `ten times the rows: ${times.toFixed(2)}× the memory: ${times <= MOST_TIMES ? 'holds' : 'MISSES'} ≤ ${MOST_TIMES}×`,
  );
}
