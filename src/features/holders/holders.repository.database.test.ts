import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { findHolders } from './holders.repository.ts';

test('ST-11 a statement about one holder leaves the others of the latest register; who has sold is gone', async () => {
  const store = await scratchDatabase();
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  await client.query(
    `insert into source (id, code, name) values (900, 'test', 'Test');
     insert into import_batch (id, source_id) values (900, 900);
     insert into instrument (id, kind, string_id, name, currency, batch_id) values (900, 'index', 'held', 'Held', 'EUR', 900);
     insert into holder (instrument_id, name, stake, as_of, is_statement, batch_id)
     values (900, 'Gone', 50, '2018-01-01', false, 900), (900, 'Ada', 40, '2020-01-01', false, 900), (900, 'Bob', 30, '2020-01-01', false, 900),
            (900, 'Early', 9, '2019-06-01', true, 900), (900, 'Cy', 5, '2021-01-01', true, 900), (900, 'Bob', 0, '2021-02-01', true, 900)`,
  );
  await client.end();
  const { database } = openDatabase(store.url);
  const shown = await findHolders(database, 900);
  await database.destroy();
  await store.drop();
  expect(shown.map(({ name, share }) => [name, share])).toEqual([
    ['Ada', 40],
    ['Cy', 5],
  ]);
});
