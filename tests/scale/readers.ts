import { waitUntil } from '../wait-for.ts';

const PATHS = [
  '/',
  '/stocks/norvik-steel/',
  '/bonds/',
  '/api/docs/',
  '/stocks/?format=json&all=',
  '/healthz',
];
const AT_ONCE = 4;
const BEFORE = 50;

export interface Read {
  readonly requests: number;
  /** Answered with 5xx or not at all. */
  readonly failed: number;
}

/** Requests that arrive while something happens, and at least so many; every second one is beyond the page cache. */
export async function readWhile(
  origin: string,
  atLeast: number,
  happens: () => Promise<void>,
): Promise<Read & { readonly failures: ReadonlyMap<string, number> }> {
  const failures = new Map<string, number>();
  let [requests, failed, isOver] = [0, 0, false];
  const work = async () => {
    while (requests < atLeast || !isOver) {
      const n = requests++;
      const path = PATHS[n % PATHS.length] ?? '/';
      const more = n % 2 ? `${path.includes('?') ? '' : '?'}&t=${n}` : '';
      const answer = await fetch(`${origin}${path}${more}`).then(
        async (got) => (await got.bytes()) && got.status,
        () => 0,
      );
      if (answer !== 0 && answer < 500) continue;
      failed++;
      const what = `${answer || 'no answer'} for ${path}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  await waitUntil(() => requests > BEFORE);
  await happens();
  isOver = true;
  await Promise.all(workers);
  return { requests, failed, failures };
}
