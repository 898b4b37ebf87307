import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.server.ts';
import { waitUntil } from './wait-for.ts';

// Run by durability.serial.test.ts, which kills it. Says "ready", then "stored N" for each row the database acknowledged.

const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbeddedPostgres({ dataDir, log: (message) => say(`log ${message}`) });
const pool = new pg.Pool({ connectionString: database.url, max: 1 });
pool.on('error', () => undefined);

await pool.query('create table if not exists stored (id int primary key)');
const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from stored');
say(`ready ${database.url}`);

const insert = (id: number) =>
  pool.query('insert into stored values ($1) on conflict do nothing', [id]).then(
    () => true,
    () => false,
  );

for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await waitUntil(() => insert(id));
  say(`stored ${id}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
