import { readdirSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#platform/database/database.server.ts';
import { isMigrated, migrate } from '#platform/database/migrate.server.ts';
import { OutdatedSchemaError } from '#platform/database/outdated-schema.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';

const all = readdirSync('database/migrations')
  .map((file) => file.replace(/\.sql$/, ''))
  .sort();

let server: pg.Client;
beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('databaseServer') });
  await server.connect();
});
afterAll(() => server.end());

test('many processes may migrate an empty database at once', async () => {
  const name = `basispoint_race_${process.pid}`;
  await server.query(`create database ${name}`);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const pools = Array.from({ length: 6 }, () => openDatabase(url.href, { connections: 2 }));
  const done = await Promise.all(pools.map(({ database }) => migrate(database)));
  expect(done.flat()).toEqual(all);
  expect(await isMigrated(pools[0]?.database ?? fail())).toBe(true);
  await Promise.all(pools.map(({ database }) => database.destroy()));
  await server.query(`drop database ${name} with (force)`);
});

test('a version starts although a newer one has migrated before it', async () => {
  const scratch = await scratchDatabase();
  const { database } = openDatabase(scratch.url, { connections: 2 });
  await database.executeQuery(
    CompiledQuery.raw(
      `insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', now()::text)`,
    ),
  );
  expect(await migrate(database)).toEqual([]);
  expect(await isMigrated(database)).toBe(true);
  await database.destroy();
  await scratch.drop();
});

test('RU-06 a database older than the baseline is refused with one sentence, and left as it was', async () => {
  const name = `basispoint_outdated_${process.pid}`;
  await server.query(`create database ${name}`);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const { database, pool } = openDatabase(url.href, { connections: 1 });
  await pool.query(`
    create table kysely_migration (name text primary key, timestamp text not null);
    insert into kysely_migration values ('0001_foundation', 'then'), ('0002_issuer_relation', 'then')`);
  await expect(migrate(database)).rejects.toThrow(OutdatedSchemaError);
  await expect(migrate(database)).rejects.toThrow(
    'This database was created by an earlier, unreleased version of Basispoint and cannot be upgraded. ' +
      'Move the data folder away (or drop the database) and start again.',
  );
  const { rows } = await pool.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows).toEqual([{ table_name: 'kysely_migration' }]);
  await database.destroy();
  await server.query(`drop database ${name} with (force)`);
});

test('a price series is read from the covering index alone, and one day without reading the whole table', async () => {
  const scratch = await scratchDatabase();
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  // Vacuum marks pages as visible once their transaction is written.
  await client.query('set synchronous_commit = on');
  await client.query(`
    insert into source (id, code, name) values (1, 's', 's');
    insert into import_batch (id, source_id) values (1, 1);
    insert into venue (id, code, names, country, time_zone, position) values (1, 'g', '{}', 'ZZ', 'UTC', 1);
    insert into issuer (id, string_id, name, country, industry_id, batch_id) values (1, 'i', 'i', 'ZZ', 1, 1);
    insert into instrument (id, kind, string_id, issuer_id, name, currency, batch_id)
      select n, 'stock', 's' || n, 1, 's' || n, 'EUR', 1 from generate_series(1, 600) n;
    insert into listing (id, instrument_id, venue_id, ticker, currency, batch_id) select n, n, 1, 's' || n, 'EUR', 1 from generate_series(1, 600) n;
    insert into daily_trading (listing_id, day, last_price, batch_id)
      select n, date '2020-01-01' + d, 100 + n, 1 from generate_series(0, 200) d, generate_series(1, 600) n;
  `);
  await client.query('vacuum analyze daily_trading');
  const plan = async (query: string) =>
    JSON.stringify((await client.query(`explain (format json) ${query}`)).rows);
  const series = await plan(
    `select day, last_price, turnover from daily_trading where listing_id = 7 and day between '2020-03-01' and '2020-06-01'`,
  );
  expect(series).toContain('Index Only Scan');
  const day = await plan(`select sum(volume) from daily_trading where day = '2020-03-01'`);
  expect(day).not.toContain('Seq Scan');
  await client.end();
  await scratch.drop();
});

function fail(): never {
  throw new Error('no database was opened');
}
