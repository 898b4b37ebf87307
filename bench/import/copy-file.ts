import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COPY_COLUMNS } from './prices.ts';

const hasPsql = spawnSync('psql', ['--version']).status === 0;

/** PostgreSQL comes here without psql; where the machine has none, the same protocol is spoken from Node. */
export const COPY_NAME = hasPsql ? 'psql \\copy' : 'COPY from stdin';

/** Milliseconds that the rows of a file take into the table of daily prices. */
export async function copyFile(databaseUrl: string, path: string): Promise<number> {
  const start = performance.now();
  if (hasPsql) {
    const command = `\\copy daily_trading (${COPY_COLUMNS}) from '${path}' csv`;
    const { status, stderr } = spawnSync('psql', [databaseUrl, '-v', 'ON_ERROR_STOP=1', '-qc', command]);
    if (status !== 0) throw new Error(String(stderr));
  } else {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const into = client.query(copyFrom(`copy daily_trading (${COPY_COLUMNS}) from stdin csv`));
    await pipeline(createReadStream(path), into);
    await client.end();
  }
  return performance.now() - start;
}
