import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { findBreaks, readRelease } from './released/release.ts';

let store: NewDatabase;
let client: pg.Client;
beforeAll(async () => {
  store = await scratchDatabase();
  client = new pg.Client({ connectionString: store.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await store.drop();
});

test('RU-04 the version before runs on the new schema: its statements have the same results, its inserts miss no column', async () => {
  expect(await findBreaks(client, await readRelease())).toEqual([]);
});

test.each([
  { change: 'alter table listing rename column ticker to symbol', says: 'listing.ticker is gone' },
  {
    change: 'alter table listing alter column ticker type varchar(40)',
    says: 'listing.ticker is character varying(40), and was text',
  },
  {
    change: 'alter table listing add column lot int not null',
    says: 'listing.lot is new and may not be left out',
  },
  {
    change: 'alter table listing alter column status drop default',
    says: 'listing.status may not be left out any more',
  },
  { change: 'alter function as_of.path rename to way', says: 'is refused: ' },
])('RU-04 a migration that breaks the version before is found: $change', async ({ change, says }) => {
  await client.query('begin');
  await client.query(change);
  expect(await findBreaks(client, await readRelease())).toContainEqual(expect.stringContaining(says));
  await client.query('rollback');
});
