import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase, type Pooled } from '#platform/database/database.server.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { Files } from '#platform/files/files.server.ts';
import { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import { clearExpired } from '#platform/telemetry/retention.server.ts';
import { PATIENCE } from '../../../tests/wait-for.ts';
import { job } from './job.ts';
import { Jobs } from './jobs.server.ts';
import { work } from './worker.server.ts';

const options = { looksEverySeconds: 0.5, retries: 0 };
const count = job({ name: 'count', data: z.strictObject({ upTo: z.number().default(3) }), options });

const files = new Files(createDiskFileStore(tmpdir()));
const labels = new LabelCatalog({});

let scratch: NewDatabase;
let store: Pooled;
let jobs: Jobs | undefined;
const errors: unknown[] = [];

beforeAll(async () => {
  scratch = await scratchDatabase();
  store = openDatabase(scratch.url);
});
afterEach(async () => {
  await jobs?.stop();
});
afterAll(async () => {
  await store.database.destroy();
  await scratch.drop();
});

function create(url = scratch.url): Jobs {
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  const clock = () => new Date('2026-06-30T19:00:00Z');
  jobs = new Jobs({ url, database: store.database, clock, log, files, labels });
  return jobs;
}

test('US-08 a job is done with its data, and one whose transaction was rolled back is not', async () => {
  const done: number[] = [];
  const running = create();
  await running.start([work(count, async ({ upTo }) => void done.push(upTo))]);
  await store.database
    .transaction()
    .execute(async (transaction) => {
      await running.send(count, { upTo: 99 }, transaction);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await store.database.transaction().execute((transaction) => running.send(count, { upTo: 7 }, transaction));
  await running.send(count, {});
  await expect.poll(() => done.toSorted()).toEqual([3, 7]);
});

test('US-08 jobs that wait are done one after the other, not one at each look', async () => {
  const patient = job({ name: 'patient', data: count.data, options: { looksEverySeconds: 600 } });
  const done: number[] = [];
  const worker = work(patient, async ({ upTo }) => void done.push(upTo));
  await create().start([worker]);
  await jobs?.stop();
  const sending = create();
  await sending.start([]);
  for (const upTo of [1, 2, 3]) await sending.send(patient, { upTo });
  await sending.stop();
  await create().start([worker]);
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3]);
});

test('US-08 data that does not fit the job is not sent', async () => {
  const running = create();
  await running.start([work(count, async () => undefined)]);
  await expect(running.send(count, { upTo: 'many' } as never)).rejects.toThrow(z.ZodError);
});

test('US-08 a job that fails stays as failed, with what went wrong', async () => {
  const running = create();
  await running.start([
    work(count, async () => {
      throw new Error('the disk is full');
    }),
  ]);
  await running.send(count, {});
  await vi.waitFor(async () => {
    const { rows } = await store.pool.query(
      `select state, output->>'message' as message from jobs.job where name = 'count' and state = 'failed'`,
    );
    expect(rows).toEqual([{ state: 'failed', message: 'the disk is full' }]);
  }, PATIENCE);
});

test('US-08 a job that is interrupted because the process leaves is not reported as failed', async () => {
  errors.length = 0;
  const running = create();
  const begun = Promise.withResolvers<void>();
  await running.start([
    work(count, async (_, { signal }) => {
      begun.resolve();
      await new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    }),
  ]);
  await running.send(count, {});
  await begun.promise;
  await running.stop();
  expect(errors).toEqual([]);
  expect(running.runs.get('count')).toEqual({ done: 0, failed: 0 });
});

test('US-08 queues that cannot start are reported in the log and stop nothing', async () => {
  errors.length = 0;
  const running = create('postgres://127.0.0.1:1/nowhere');
  void running.start([]);
  await expect.poll(() => String(errors)).toContain('the job queues did not start');
  await expect(running.send(count, {})).rejects.toMatchObject({ code: 'unavailable' });
  await running.stop();
});

test('US-08 codes, messages and sessions whose time is over are deleted on a schedule, and nothing else', async () => {
  await store.pool.query(`
    insert into site_user (id, email) values (1, 'reader@example.com');
    insert into user_session (token_hash, user_id, expires_at)
      values ('a', 1, '2026-06-30T18:59Z'), ('b', 1, '2026-06-30T19:01Z');
    insert into one_time_code (token_hash, purpose, channel, address, expires_at)
      values ('a', 'sign-in', 'mail', 'x', '2026-06-30T18:59Z'), ('b', 'sign-in', 'mail', 'x', '2026-06-30T19:01Z');
    insert into outbound_message (channel, address, text, state, expires_at)
      values ('mail', 'old', '', 'sent', '2026-06-30T18:59Z'), ('mail', 'new', '', 'held', '2026-06-30T19:01Z');
    insert into action_log (at, action_id) values ('2020-01-01Z', 1)`);
  const doClearExpired = clearExpired({});
  const eager = { ...doClearExpired.job.options, looksEverySeconds: 0.5 };
  const running = create();
  await running.start([{ ...doClearExpired, job: { ...doClearExpired.job, options: eager } }]);
  const { rows: schedules } = await store.pool.query('select name, cron from jobs.schedule');
  expect(schedules).toEqual([{ name: 'clear-expired', cron: '*/10 * * * *' }]);
  await running.send(doClearExpired.job, {});
  await vi.waitFor(async () => {
    const { rows } = await store.pool.query(`
        select (select count(*)::int from user_session) as sessions,
               (select count(*)::int from one_time_code) as codes,
               (select string_agg(address, ',') from outbound_message) as messages,
               (select count(*)::int from action_log) as actions`);
    expect(rows[0]).toEqual({ sessions: 1, codes: 1, messages: 'new', actions: 1 });
  }, PATIENCE);
});
