import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

const MOST_SHOWN = 20;

/** Ends the part: with 1 where something was found. */
export function report(findings: readonly string[]): void {
  for (const line of findings.slice(0, MOST_SHOWN)) console.log(`FOUND ${line}`);
  if (findings.length > MOST_SHOWN) console.log(`FOUND ${findings.length - MOST_SHOWN} more`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** Beside every figure: other work on the machine makes it worse, and so do other machines on the same hardware. */
export const describeLoad = (): string => {
  const [one = 0, five = 0] = loadavg();
  const load = `load ${one.toFixed(1)} (1 minute), ${five.toFixed(1)} (5 minutes) on ${availableParallelism()} cores`;
  const { all, stolen } = processorTime();
  const share = all === atStart.all ? 0 : (stolen - atStart.stolen) / (all - atStart.all);
  return `${load}, ${(share * 100).toFixed(0)} % of their time given to other machines`;
};

const atStart = processorTime();

/** Since the machine started, as far as it says. */
function processorTime(): { readonly all: number; readonly stolen: number } {
  const line = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8').split('\n')[0] : '';
  const times = (line ?? '').split(/\s+/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}
