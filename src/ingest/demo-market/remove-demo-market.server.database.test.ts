import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { scratchDatabase, scratchDemoMarket } from '#platform/database/scratch-database.server.ts';
import { DemoMarketInUseError, removeDemoMarket } from './remove-demo-market.server.ts';

async function connect(store: Awaited<ReturnType<typeof scratchDatabase>>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await store.drop();
  });
  return client;
}

/** How many rows each table has. */
async function countAll(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ table: string; count: string }>(
    `select relname as table, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), true, true, '')))[1]::text as count
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`,
  );
  return Object.fromEntries(rows.map(({ table, count }) => [table, Number(count)]));
}

test('DI-11 without the demo market the store is as the migrations left it', async () => {
  const client = await connect(await scratchDemoMarket());
  await client.query(`
    insert into site_user (id, email) values (9001, 'reader@real.example');
    insert into watchlist_item (user_id, instrument_id, venue_id, quantity_as_of, added_at)
      select 9001, instrument_id, venue_id, '2026-06-30', now() from listing order by id limit 1`);
  const { rows, contents } = await removeDemoMarket(client);
  expect(rows).toBeGreaterThan(400_000);
  expect(contents.length).toBeGreaterThan(100);
  const migrated = await countAll(await connect(await scratchDatabase()));
  expect(await countAll(client)).toEqual({ ...migrated, site_user: 1 });
});

test('DI-11 the demo market stays whole while another import refers to it', async () => {
  const client = await connect(await scratchDemoMarket());
  await client.query(`
    insert into source (id, code, name) values (9001, 'real', 'Real');
    insert into import_batch (id, source_id) values (9001, 9001);
    insert into daily_trading (listing_id, day, last_price, batch_id)
      select max(id), '2026-07-01', 10, 9001 from listing`);
  const before = await countAll(client);
  const removing = removeDemoMarket(client);
  await expect(removing).rejects.toThrow(DemoMarketInUseError);
  await expect(removing).rejects.toThrow('rows of daily_trading');
  expect(await countAll(client)).toEqual(before);
});
