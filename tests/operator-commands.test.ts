import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { UsageError } from '../src/app/commands/command.server.ts';
import { OperatorError } from '../src/app/process/process.server.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await query(
    `insert into action_log (at, action_id) values ('2026-06-30 10:00Z', 309), ('2026-06-20 10:00Z', 7)`,
  );
});
afterAll(() => app.close());

const query = (text: string) => app.services.stores.primaryPool.query(text);

const run = (...args: string[]) => runCommand(app, args);

test('US-08 tickets are listed and shown on the command line', async () => {
  const { shown } = await run('tickets', 'list');
  expect(shown.map(({ subject, waiting }) => [subject, waiting])).toEqual([
    ['Two companies with one name', true],
    ['Coupons of floating-rate bonds', false],
  ]);
  expect((await run('tickets', 'list', '--state', 'closed')).shown).toHaveLength(1);
  expect((await run('tickets', 'show', '1')).shown.map(({ by }) => by)).toEqual([
    'Paula Paid',
    'Oskar Operator',
    'Paula Paid',
  ]);
});

test('US-08 a ticket is answered in the name of the site, recorded, reported by an e-mail, and closed', async () => {
  const own = await startTestApp();
  onTestFinished(() => own.close());
  const run = (...args: string[]) => runCommand(own, args);
  const query = (text: string) => own.services.stores.primaryPool.query(text);
  await run('tickets', 'answer', '3', 'The one in Riga.');
  expect((await run('tickets', 'show', '3')).shown.at(-1)).toMatchObject({
    by: 'the site',
    read: false,
    text: 'The one in Riga.',
  });
  expect((await run('tickets', 'close', '3')).said).toEqual(['ticket 3 is closed']);
  await run('tickets', 'reopen', '3');
  const { rows } = await query(
    `select action, operator_id from operator_change where subject = 'ticket' order by id`,
  );
  expect(rows).toEqual(['answer', 'close', 'reopen'].map((action) => ({ action, operator_id: null })));
  const emails = await query('select address, text from outbound_message');
  expect(emails.rows).toEqual([
    { address: 'paid@demo.example', text: expect.stringContaining('http://127.0.0.1:3000/support/3/') },
  ]);
  const unread = (await own.get('/api/profile/support/unread/', 'paid')).json();
  expect(unread, 'what the site wrote is news to the reader').toEqual({ count: 2 });
});

test('US-09 the log is read on the command line, narrowed as on the page', async () => {
  const logged = async (...args: string[]) =>
    (await run('log', 'list', ...args)).shown.map(({ time, action, name }) => [time, action, name]);
  expect(await logged()).toEqual([['30.06.2026 13:00', 309, 'extended_chart']]);
  expect(await logged('--from', '2026-06-20', '--to', '20.06.2026')).toEqual([['20.06.2026 13:00', 7, null]]);
  expect(await logged('--action', '7')).toEqual([]);
  expect(await logged('--user', 'paid@demo.example')).toEqual([]);
});

test.each([
  ['tickets', 'list', '--state', 'lost'],
  ['tickets', 'show', 'x'],
  ['tickets', 'answer', '1', ' '],
  ['tickets', 'close', '1', '2'],
  ['log', 'list', '--from', 'soon'],
  ['log', 'list', '--action', '0'],
])('US-08 arguments that make no sense show the usage: %s %s %s %s', async (...args) => {
  await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
});

test.each([
  { args: ['tickets', 'close', '999'], says: 'there is no ticket 999' },
  { args: ['tickets', 'show', '999'], says: 'there is no ticket 999' },
  { args: ['log', 'list', '--user', 'no@one.example'], says: 'no account has the address no@one.example' },
])('US-08 what the operator can mend is said: $says', async ({ args, says }) => {
  await expect(run(...args)).rejects.toThrow(new OperatorError(says));
});
