import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { work } from '#platform/jobs/worker.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { startTestSmtp, type TestSmtp } from './smtp-for-tests.ts';
import { PATIENCE } from './wait-for.ts';

const now = new Date('2026-06-30T19:00:00Z');
const later = new Date(now.getTime() + 600_000);
const often = { looksEverySeconds: 0.5, retries: 0 };
const fragile = job({ name: 'fragile', data: z.strictObject({ file: z.string() }), options: often });

let app: TestApp;
let smtp: TestSmtp;
let isBroken = true;
const done: string[] = [];

beforeAll(async () => {
  smtp = await startTestSmtp();
  const worker = work(fragile, async ({ file }) => {
    if (isBroken) throw new Error('the disk is full');
    done.push(file);
  });
  app = await startTestApp({
    config: { mail: { url: smtp.url, from: 'noreply@basispoint.example' } },
    background: { workers: [worker] },
  });
  await app.background?.started;
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
beforeEach(() => query('truncate outbound_message restart identity'));

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;

async function insert(state: string, channel = 'mail', expiresAt = later): Promise<void> {
  await query(
    `insert into outbound_message (channel, address, subject, text, state, last_error, attempts, created_at, expires_at)
     values ($1, $2, 'Code', '482 913', $3, 'ECONNREFUSED', 5, $4, $5)`,
    [channel, `${state}@example.com`, state, now, expiresAt],
  );
}

const outbox = async (search = '') =>
  (await app.get(`/operator/outbox/?format=json&${search}`, 'operator')).json();

async function post(path: string, form?: true) {
  const headers = {
    cookie: await app.cookieOf('operator'),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  return app.http.inject({
    method: 'POST',
    url: `/api/operator/${path}/`,
    headers,
    payload: form ? 'next=%2Foperator%2Foutbox%2F' : {},
  });
}

const command = (line: string, config = app.services.config) => runCommand(app, line.split(' '), config);

test('US-08 the operator reads a message while it is held or has failed, and not once it is on its way', async () => {
  for (const state of ['sent', 'held', 'failed']) await insert(state);
  await insert('held', 'phone');
  const data = await outbox();
  const texts = data.messages.map((message: { state: string; text: string | null }) => [
    message.state,
    message.text,
  ]);
  expect(texts).toEqual([
    ['held', '482 913'],
    ['failed', '482 913'],
    ['held', '482 913'],
    ['sent', null],
  ]);
  expect(data).toMatchObject({
    total: 4,
    shut: ['phone'],
    counts: { held: 2, waiting: 0, sent: 1, failed: 1 },
  });
  expect(data.messages.map((message: { canSend: boolean }) => message.canSend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect((await outbox('state=held&channel=mail')).messages).toHaveLength(1);
  expect((await outbox('state=held&page=9')).page).toBe(1);
});

test('US-08 a failed e-mail that the operator sends again arrives, and the change is on record', async () => {
  await insert('failed');
  expect((await post('outbox/1/send')).json()).toEqual({ waiting: true });
  expect((await smtp.emailTo('failed@example.com')).text).toBe('482 913');
  await vi.waitFor(
    async () => expect((await outbox()).messages[0]).toMatchObject({ state: 'sent', text: null }),
    PATIENCE,
  );
  const [change] = await query(
    `select action, subject_id, before, after, email from operator_change join site_user u on u.id = operator_id
      where action = 'send' and subject_id = '1' order by operator_change.id desc`,
  );
  expect(change).toEqual({
    action: 'send',
    subject_id: '1',
    before: { channel: 'mail', address: 'failed@example.com', state: 'failed' },
    after: { state: 'waiting' },
    email: 'operator@demo.example',
  });
});

test('US-08 what was sent, has expired or has no gateway is not sent again, and a form says so', async () => {
  await insert('sent');
  await insert('failed', 'mail', new Date(now.getTime() - 1));
  await insert('held', 'phone');
  for (const id of [1, 2, 3]) expect((await post(`outbox/${id}/send`)).json().code).toBe('conflict');
  expect((await post('outbox/999/send')).json().code).toBe('not_found');
  const { headers } = await post('outbox/1/send', true);
  expect(headers.location).toBe('/operator/outbox/?refused=conflict&next=%2Foperator%2Foutbox%2F');
});

test('US-08 a message is deleted, but not while it is being sent', async () => {
  await insert('held');
  const other = await app.services.stores.primaryPool.connect();
  await other.query('begin; select from outbound_message for update');
  expect((await post('outbox/1/delete')).json().code).toBe('conflict');
  await other.query('rollback');
  other.release();
  expect((await post('outbox/1/delete', true)).headers.location).toBe('/operator/outbox/');
  expect(await query('select from outbound_message')).toEqual([]);
});

test('US-08 a failed job is shown with its error, and done again when the operator says so', async () => {
  await app.background?.jobs.send(fragile, { file: 'report.csv' });
  const overview = async () => (await app.get('/operator/?format=json', 'operator')).json();
  await vi.waitFor(async () => expect((await overview()).jobs.failed).toHaveLength(1), PATIENCE);
  const { jobs } = await overview();
  expect(jobs.queues).toEqual([
    { name: 'fragile', waiting: 0, active: 0, failed: 1, lastError: 'the disk is full' },
  ]);
  isBroken = false;
  const [failed] = jobs.failed;
  expect((await post(`jobs/${failed.id}/retry`)).json()).toEqual({ waiting: true });
  await expect.poll(() => done).toEqual(['report.csv']);
  expect((await post(`jobs/${failed.id}/retry`)).json().code).toBe('not_found');
});

test('US-08 the overview counts people, what waits, messages and the database', async () => {
  const before = (await app.get('/operator/?format=json', 'operator')).json().work;
  await insert('held');
  await query(
    `insert into action_log (at, action_id) values ('2026-06-30T18:00Z', 1), ('2026-06-28T18:00Z', 1)`,
  );
  await query(`insert into support_ticket (id, user_id, subject) select 900, min(id), 's' from site_user`);
  await query(
    `insert into support_message (ticket_id, author_id, text) select 900, min(id), 't' from site_user`,
  );
  const data = (await app.get('/operator/?format=json', 'operator')).json();
  expect(data.people.paid).toEqual({ value: 2, precision: 'exact' });
  expect(data.people.actionsToday.value).toBe(1);
  expect(data.work).toMatchObject({ tickets: before.tickets + 1, unread: before.unread + 1 });
  expect(data.messages).toEqual({ held: 1, waiting: 0, failed: 0 });
  expect(data.store.bytes).toBeGreaterThan(1_000_000);
  expect(data.store.lastMigration).toMatch(/^\d{4}_/);
});

test('US-08 the command line does what the pages do', async () => {
  await insert('failed');
  await insert('held', 'phone');
  expect((await command('outbox list --state failed')).shown).toMatchObject([{ id: 1, state: 'failed' }]);
  expect((await command('outbox list')).shown[0]).not.toHaveProperty('text');
  expect((await command('outbox show 2')).shown).toMatchObject([{ id: 2, text: '482 913' }]);
  expect((await command('outbox resend 1')).said).toEqual(['the message is waiting to be sent']);
  await expect(command('outbox resend 2')).rejects.toThrow('no gateway');
  await command('outbox delete 2');
  await expect(command('outbox show 2')).rejects.toThrow('no such message');
  await expect(command('outbox list --state lost')).rejects.toThrow();
  const { shown } = await command('state');
  expect(shown).toContainEqual({ fact: 'operators', value: 1 });
  expect((await command('jobs list')).shown).toMatchObject([{ name: 'fragile' }]);
  await expect(command('jobs retry 00000000-0000-4000-8000-000000000000')).rejects.toThrow('no job');
});
