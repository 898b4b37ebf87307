import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startForwarder } from '../../../tests/forwarder.ts';
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

const nameOf = async (database: Parameters<ReturnType<typeof sql>['execute']>[0]) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(database)).rows[0]?.name;

const QUICK_CHECKS = { everyMs: 20, limitMs: 200 };

test('SF-07 while the primary is away every read goes to a replica; what may lack a change is forgotten afterwards', async () => {
  const [primary, replica] = [await scratchDatabase(), await scratchDatabase()];
  const way = await startForwarder(primary.url);
  const stores = openStores(way.url, { replicaUrls: [replica.url], healthCheck: QUICK_CHECKS });
  let forgotten = 0;
  stores.onCaughtUp(() => forgotten++);
  expect(await nameOf(stores.latest)).toBe(primary.name);

  await way.cut();
  // Neither the connection that broke nor the wait for the next question costs a read.
  expect(await nameOf(stores.latest)).toBe(replica.name);
  await expect.poll(() => stores.isPrimaryAway).toBe(true);
  expect([await nameOf(stores.latest), await nameOf(stores.reader())]).toEqual([replica.name, replica.name]);
  await expect(nameOf(stores.primary)).rejects.toThrow();
  await expect.poll(() => forgotten).toBe(0);
  // Announced, but nobody can say whether the replica has it: read all the same, and not for long.
  stores.noteChange();
  expect(stores.replicas[0]?.isCurrent()).toBe(false);
  expect(await nameOf(stores.reader())).toBe(replica.name);

  await way.mend();
  await expect.poll(() => stores.isPrimaryAway).toBe(false);
  await expect.poll(() => forgotten).toBe(1);
  expect(await nameOf(stores.latest)).toBe(primary.name);
  await expect.poll(() => nameOf(stores.reader())).toBe(replica.name);
  await stores.close();
  await way.close();
  await primary.drop();
  await replica.drop();
});

test('SF-07 a replica that is stopped in the middle of a read costs no read, and is read again once it answers', async () => {
  const [primary, replica] = [await scratchDatabase(), await scratchDatabase()];
  const way = await startForwarder(replica.url);
  const stores = openStores(primary.url, { replicaUrls: [way.url], healthCheck: QUICK_CHECKS });
  expect(await nameOf(stores.reader())).toBe(replica.name);
  way.hold();
  expect(await Promise.all([1, 2, 3].map(() => nameOf(stores.reader())))).toEqual(
    Array(3).fill(primary.name),
  );
  expect(stores.replicas[0]?.isCurrent()).toBe(false);
  await way.mend();
  await expect.poll(() => nameOf(stores.reader())).toBe(replica.name);
  await stores.close();
  await way.close();
  await primary.drop();
  await replica.drop();
});

test('SF-08 a pooler that is away costs no read: the primary is read past it', async () => {
  const primary = await scratchDatabase();
  const pooler = await startForwarder(primary.url);
  const stores = openStores(primary.url, { requestsUrl: pooler.url, prepares: false });
  expect(await nameOf(stores.reader())).toBe(primary.name);
  await pooler.cut();
  expect(await nameOf(stores.reader())).toBe(primary.name);
  await expect(nameOf(stores.primary)).rejects.toThrow();
  await stores.close();
  await primary.drop();
});

test('SF-07 a transaction of a reader stays on one server', async () => {
  const [primary, replica] = [await scratchDatabase(), await scratchDatabase()];
  const stores = openStores(primary.url, { replicaUrls: [replica.url], healthCheck: QUICK_CHECKS });
  await stores
    .reader()
    .transaction()
    .execute(async (transaction) => {
      const first = await nameOf(transaction);
      stores.noteChange();
      expect([first, await nameOf(transaction)]).toEqual([replica.name, replica.name]);
    });
  await stores.close();
  await primary.drop();
  await replica.drop();
});
