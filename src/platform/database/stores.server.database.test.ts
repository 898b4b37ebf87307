import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scratchDatabase } from './scratch-database.server.ts';
import { openStores } from './stores.server.ts';

/** Two databases of one server: their names show which one was read. One that is no replica has every change. */
test('a reader that was given out reads the primary from an announcement until its replica has the change', async () => {
  const [primary, replica] = [await scratchDatabase(), await scratchDatabase()];
  const stores = openStores(primary.url, { replicaUrls: [replica.url] });
  const reader = stores.reader();
  const whichIsRead = async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(reader);
    return rows[0]?.name;
  };
  expect(await whichIsRead()).toBe(replica.name);
  stores.noteChange();
  expect(await whichIsRead()).toBe(primary.name);
  await expect.poll(whichIsRead).toBe(replica.name);
  await stores.close();
  await primary.drop();
  await replica.drop();
});
