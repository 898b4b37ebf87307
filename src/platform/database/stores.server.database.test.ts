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

test('a replica that does not answer costs no read: the primary is read until it answers', async () => {
  const primary = await scratchDatabase();
  const gone = new URL(primary.url);
  gone.pathname = '/basispoint_not_there';
  gone.searchParams.set('host', '/nowhere');
  const stores = openStores(primary.url, { replicaUrls: [gone.href] });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(stores.reader());
  expect(rows).toEqual([{ name: primary.name }]);
  expect(stores.replicas[0]?.isCurrent()).toBe(false);
  await stores.close();
  await primary.drop();
});

test('behind a pooler requests take its address and send no settings; the primary has its own address', async () => {
  const [primary, pooler] = [await scratchDatabase(), await scratchDatabase()];
  const stores = openStores(primary.url, { requestsUrl: pooler.url, prepares: false });
  const settings = sql<object>`select current_database() as name, current_setting('statement_timeout') as limit`;
  expect((await settings.execute(stores.primary)).rows).toEqual([{ name: pooler.name, limit: '0' }]);
  expect(stores.primaryUrl).toBe(primary.url);
  await stores.close();
  await primary.drop();
  await pooler.drop();
});
