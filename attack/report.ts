import { availableParallelism, loadavg } from 'node:os';

const MOST_SHOWN = 20;

/** Ends the part: with 1 where something was found. */
export function report(findings: readonly string[]): void {
  for (const line of findings.slice(0, MOST_SHOWN)) console.log(`FOUND ${line}`);
  if (findings.length > MOST_SHOWN) console.log(`FOUND ${findings.length - MOST_SHOWN} more`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** Beside every figure: other work on the machine makes it worse. */
export const describeLoad = (): string => {
  const [one = 0, five = 0] = loadavg();
  return `load ${one.toFixed(1)} (1 minute), ${five.toFixed(1)} (5 minutes) on ${availableParallelism()} cores`;
};
