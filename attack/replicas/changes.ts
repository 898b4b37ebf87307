import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const STOCK = 'norvik-steel';
const GIVE_UP_MS = 10_000;
const BETWEEN_MS = 50;
const BETWEEN_CHANGES_MS = 500;

export interface ChangeWatch {
  /** Of each change and process: how long after the commit a request was sent that was answered with it. */
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

/** A process that does not answer, or says that it cannot, shows nothing old. */
async function follow(origin: string, name: string, began: number): Promise<number | null | 'away'> {
  let wasAnswered = false;
  for (;;) {
    const sent = performance.now() - began;
    const page = await fetch(`${origin}/stocks/${STOCK}/`).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => null,
    );
    if (page?.status === 200) {
      wasAnswered = true;
      if (page.text.includes(name)) return sent;
    }
    if (sent > GIVE_UP_MS) return wasAnswered ? null : 'away';
    if (page === null && !wasAnswered) return 'away';
    await pause(BETWEEN_MS);
  }
}
