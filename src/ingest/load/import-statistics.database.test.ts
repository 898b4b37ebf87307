import { expect, test } from 'vitest';
import type { PriceRecord } from '#domain/import/records.ts';
import { connectTo, fileOf, importFiles } from './import-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';

const store = openTestStore();

const prices = ['01', '02', '03'].map(
  (day): PriceRecord => ({
    type: 'price',
    subject: { mic: 'XTST', ticker: 'SEQ' },
    day: `2026-03-${day}`,
    last: '100',
  }),
);

const estimate = () =>
  store.read(`select reltuples::int from pg_class where oid = 'daily_trading'::regclass`);

test('an import into a store that PostgreSQL took for empty while it was being filled does not compare each row with all', async () => {
  await importFiles(store.url, [fileOf('first.csv', prices)]);
  await fillWhileAnalyzed();
  expect(await estimate()).toEqual([0]);
  await importFiles(store.url, [fileOf('second.csv', prices.slice(1))]);
  expect(await estimate()).toEqual([prices.length]);
});

/** As if the first days had been written while autovacuum looked at their table. */
async function fillWhileAnalyzed(): Promise<void> {
  await store.client.query('create table days as table daily_trading; truncate daily_trading');
  await store.client.query('begin; insert into daily_trading select * from days');
  const other = await connectTo(store.url);
  await other.query('analyze daily_trading');
  await other.end();
  await store.client.query('commit; drop table days');
}
