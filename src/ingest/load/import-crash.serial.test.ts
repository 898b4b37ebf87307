import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ImportRecord } from '#domain/import/records.ts';
import { failInterrupted } from './batch.repository.ts';
import { fileOf, importFiles, pricesOf } from './import-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';

const store = openTestStore();

const DAYS = 3_000;
const countDays = async () => {
  const { rows } = await store.client.query('select count(*)::int as days from daily_trading');
  return (rows[0] as { days: number }).days;
};

/** Steps of a run at which its process is killed: the statement that it is about to send. */
const CHECKING = ['copy stage_daily_trading', 'create temp view difference_daily_trading'];
const WRITING = [
  'insert into import_file',
  'copy daily_trading',
  'insert into daily_trading ',
  'insert into import_scope',
  `update import_batch set status = 'done'`,
  'commit',
];

test.each([...CHECKING, ...WRITING])(
  'DI-07 a process killed before "%s" leaves the store as it was, and the next run succeeds',
  async (moment) => {
    const child = fork(
      new URL('./import-child-for-tests.ts', import.meta.url),
      [store.url, String(DAYS), moment],
      {
        execArgv: ['--conditions=source'],
      },
    );
    await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    await expect
      .poll(async () => {
        const { rows } = await store.client.query(
          `select count(*)::int as count from pg_stat_activity where application_name = 'import-child'`,
        );
        return (rows[0] as { count: number }).count;
      })
      .toBe(0);
    expect(await countDays()).toBe(0);
    await failInterrupted(store.client);
    const { rows } = await store.client.query('select status, failure from import_batch');
    expect(rows).toEqual(CHECKING.includes(moment) ? [] : [{ status: 'failed', failure: 'interrupted' }]);
    const file = fileOf('prices.csv', pricesOf('KILL', DAYS));
    await importFiles(store.url, [file]);
    expect(await countDays()).toBe(DAYS);
  },
);

test('DI-07 of two runs of one file at once, one writes and the other reports that the store has changed', async () => {
  const file = fileOf('both.csv', pricesOf('BOTH', 500));
  const outcomes = await Promise.allSettled([importFiles(store.url, [file]), importFiles(store.url, [file])]);
  expect(outcomes.map(({ status }) => status).sort()).toContain('fulfilled');
  const { rows } = await store.client.query(
    `select count(*)::int as days, count(distinct listing_id)::int as listings from daily_trading t join listing l on l.id = listing_id where ticker = 'BOTH'`,
  );
  expect(rows).toEqual([{ days: 500, listings: 1 }]);
  const again = await importFiles(store.url, [file]);
  expect(again.difference.tables.every(({ added, changed }) => added + changed === 0)).toBe(true);
});

test('DI-07 a run that is cancelled while it reads writes nothing', async () => {
  const controller = new AbortController();
  const records: ImportRecord[] = pricesOf('STOP', 5_000);
  const file = fileOf('stop.csv', records);
  const before = await countDays();
  const run = importFiles(store.url, [file], {
    signal: controller.signal,
    onProgress: ({ records: read }) => read >= 3_000 && controller.abort(),
  });
  await expect(run).rejects.toThrow();
  expect(await countDays()).toBe(before);
});
