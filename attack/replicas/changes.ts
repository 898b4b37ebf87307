import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const STOCK = 'norvik-steel';
const GIVE_UP_MS = 10_000;
const BETWEEN_MS = 100;
const BETWEEN_CHANGES_MS = 500;

export interface ChangeWatch {
  /** Of each change and process: until how long after the commit requests were answered as before it. */
  stop(): Promise<readonly (number | null)[]>;
}

/** Renames a share again and again, and asks every process for its page. */
export function watchChanges(primaryUrl: string, processes: readonly string[]): ChangeWatch {
  const pool = new pg.Pool({
    connectionString: primaryUrl,
    max: 1,
    connectionTimeoutMillis: 1_000,
    query_timeout: 3_000,
  });
  pool.on('error', () => undefined);
  const seen: (number | null)[] = [];
  let isOver = false;

  const work = async () => {
    while (!isOver) {
      const name = `Norvik ${process.hrtime.bigint()}`;
      if (await rename(pool, name)) {
        const began = performance.now();
        const each = await Promise.all(processes.map((origin) => follow(origin, name, began)));
        seen.push(...each.filter((ms) => ms !== 'away'));
      }
      await pause(BETWEEN_CHANGES_MS);
    }
  };
  const done = work();
  return {
    stop: async () => {
      isOver = true;
      await done;
      await pool.end();
      return seen;
    },
  };
}

const rename = (pool: pg.Pool, name: string): Promise<boolean> =>
  pool
    .query(`update instrument set name = $1, names = '{}' where kind = 'stock' and string_id = $2`, [
      name,
      STOCK,
    ])
    .then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    );

/**
 * Asks at a steady pace, however slow the answers are: the last request that was answered as before the change says how
 * long it was old. A process that does not answer, or says that it cannot, shows nothing old.
 */
async function follow(origin: string, name: string, began: number): Promise<number | null | 'away'> {
  const pending: Promise<void>[] = [];
  let latestOld = Number.NEGATIVE_INFINITY;
  let [isShown, isAway] = [false, false];
  const ask = async (sent: number) => {
    const page = await readPage(origin);
    if (page === null) isAway = true;
    else if (page.includes(name)) isShown = true;
    else latestOld = Math.max(latestOld, sent);
  };
  for (;;) {
    const sent = performance.now() - began;
    if (isShown || isAway || sent > GIVE_UP_MS) break;
    pending.push(ask(sent));
    await pause(BETWEEN_MS);
  }
  await Promise.all(pending);
  if (isShown) return Math.max(0, latestOld + BETWEEN_MS);
  return isAway ? 'away' : null;
}

/** Null where there is none. */
const readPage = (origin: string): Promise<string | null> =>
  fetch(`${origin}/stocks/${STOCK}/`).then(
    (answer) => (answer.status === 200 ? answer.text() : null),
    () => null,
  );
