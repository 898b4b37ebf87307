import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface MeasuredRun {
  readonly milliseconds: number;
  /** Of the process, at its highest. Only Linux says it. */
  readonly peakMegabytes: number;
}

/** As `npm run basispoint` starts it. */
const FLAGS = ['--max-semi-space-size=16'];

/** Runs a command of the built site and watches its memory. */
export async function runCommand(databaseUrl: string, args: readonly string[]): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn(process.execPath, [...FLAGS, 'dist/server/command-line.js', ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  let peakMegabytes = 0;
  const watch = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, readPeak(child.pid ?? 0));
  }, 20);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`);
  return { milliseconds: performance.now() - start, peakMegabytes };
}

function readPeak(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
