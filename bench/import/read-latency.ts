import { setTimeout as sleep } from 'node:timers/promises';

const PER_SECOND = 20;

/** Reads addresses in turn, at a steady pace, until stopped; the time of each answer in milliseconds. */
export function startReading(urls: readonly string[]): { stop(): Promise<number[]> } {
  let isRunning = true;
  const times: Promise<number>[] = [];
  const running = (async () => {
    for (let at = 0; isRunning; at++) {
      times.push(timeOf(urls[at % urls.length] ?? ''));
      await sleep(1_000 / PER_SECOND);
    }
  })();
  return {
    stop: async () => {
      isRunning = false;
      await running;
      return Promise.all(times);
    },
  };
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
