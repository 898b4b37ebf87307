import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '#platform/configuration/config.server.ts';
import { type Changes, listenToChanges } from '#platform/database/changes.server.ts';
import { openDatabase, type Pooled } from '#platform/database/database.server.ts';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { startTestSmtp } from '../../../tests/smtp-for-tests.ts';
import { PATIENCE } from '../../../tests/wait-for.ts';
import type { Carrier } from './carrier.server.ts';
import { type Carriers, carriersOf, type Dispatcher, startDispatcher } from './dispatcher.server.ts';
import { deleteExpiredMessages, type NewMessage } from './outbox.repository.ts';
import { Outbox } from './outbox.server.ts';

const FROM = 'Basispoint <noreply@basispoint.example>';
const START = new Date('2026-06-30T19:00:00Z').getTime();

let scratch: NewDatabase;
let store: Pooled;
let now: Date;
let started: { dispatcher: Dispatcher; changes: Changes }[] = [];

beforeAll(async () => {
  scratch = await scratchDatabase();
  store = openDatabase(scratch.url);
});
afterAll(async () => {
  await store.database.destroy();
  await scratch.drop();
});
beforeEach(async () => {
  now = new Date(START);
  await store.pool.query('truncate outbound_message restart identity');
});
afterEach(async () => {
  for (const { dispatcher, changes } of started) {
    await dispatcher.stop();
    await changes.stop();
  }
  started = [];
});

async function dispatch(carriers: Carriers): Promise<void> {
  const changes = listenToChanges(scratch.url);
  const isListening = new Promise<void>((resolve) => changes.onGap(resolve));
  const log = pino({ level: 'silent' });
  const dispatcher = startDispatcher({ url: scratch.url, carriers, changes, clock: () => now, log });
  started.push({ dispatcher, changes });
  await isListening;
}

function put(message: Partial<NewMessage> = {}, database = store.database): Promise<void> {
  const outbox = new Outbox(everyGateway);
  const expiresAt = new Date(START + 600_000);
  const usual = { channel: 'mail', address: 'reader@example.com', subject: 'Code', text: '482 913' } as const;
  return outbox.put(database, { ...usual, expiresAt, ...message }, new Date(START));
}

const everyGateway: Pick<Config, 'mail' | 'phoneGateway'> = {
  mail: { url: 'smtp://127.0.0.1:1', from: FROM },
  phoneGateway: { url: 'http://127.0.0.1:1', token: undefined },
};

async function rows(): Promise<Record<string, unknown>[]> {
  const { rows: found } = await store.pool.query(
    'select id::int, state, attempts as tries, text, last_error, next_attempt_at as next_try_at from outbound_message order by id',
  );
  return found;
}

const settled = (state: string) =>
  vi.waitFor(async () => expect((await rows()).map((row) => row.state)).toEqual([state]), PATIENCE);

function mailTo(url: string): Carriers {
  return carriersOf({ mail: { url, from: FROM }, phoneGateway: undefined });
}

test('US-08 an e-mail that was committed arrives by its announcement, in Russian and Chinese, and its text is not kept', async () => {
  const smtp = await startTestSmtp();
  const subject = 'Ваш код для входа на сайт · 您的登录验证码已发送，请查收';
  // The timer that looks for lost announcements never fires: the clock that it was set by does not run.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await dispatch(mailTo(smtp.url)).finally(() => vi.useRealTimers());
  await put({ subject, text: 'Код: 482 913\n验证码：482 913' });
  const email = await smtp.emailTo('reader@example.com');
  expect(email.subject).toBe(subject);
  expect(email.text).toBe('Код: 482 913\n验证码：482 913');
  expect(email.from).toBe('noreply@basispoint.example');
  await settled('sent');
  expect(await rows()).toMatchObject([{ text: '', tries: 1, last_error: '' }]);
  await smtp.close();
});

test('US-08 an address with a comma stays one address', async () => {
  const smtp = await startTestSmtp();
  await dispatch(mailTo(smtp.url));
  await put({ address: 'reader@example.com,other@example.com' });
  await vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(1), PATIENCE);
  expect(smtp.emails.flatMap(({ to }) => to)).not.toContain('other@example.com');
  await smtp.close();
});

test('US-08 a mail server that was down is tried again, and the e-mail arrives once', async () => {
  const gone = await startTestSmtp();
  await gone.close();
  await dispatch(mailTo(gone.url));
  await put();
  await expect.poll(() => rows()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  expect(await rows()).toMatchObject([{ next_try_at: new Date(START + 2_000) }]);
  expect((await rows())[0]?.last_error).toContain('ECONNREFUSED');

  const back = await startTestSmtp({ port: Number(new URL(gone.url).port) });
  now = new Date(START + 3_000);
  await put({ address: 'second@example.com' });
  await back.emailTo('reader@example.com');
  await back.emailTo('second@example.com');
  await vi.waitFor(
    async () => expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']),
    PATIENCE,
  );
  expect(back.emails).toHaveLength(2);
  await back.close();
});

test('US-08 what the mail server says is reported without the password', async () => {
  const smtp = await startTestSmtp({ login: { user: 'site', password: 'right' } });
  const url = smtp.url.replace('//', '//site:very-secret@');
  await dispatch(mailTo(url));
  await put();
  await vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(1), PATIENCE);
  const [row] = await rows();
  expect(row?.state).toBe('waiting');
  expect(row?.last_error).toContain('EAUTH');
  expect(row?.last_error).not.toContain('very-secret');
  await smtp.close();
});

test('US-08 an address that the mail server refuses for ever is not tried again', async () => {
  const smtp = await startTestSmtp({ refuse: { code: 550, message: 'no such mailbox' } });
  await dispatch(mailTo(smtp.url));
  await put();
  await settled('failed');
  expect(await rows()).toMatchObject([{ tries: 1, text: '482 913' }]);
  expect((await rows())[0]?.last_error).toContain('no such mailbox');
  await smtp.close();
});

test('US-08 after five tries a message has failed, and a new try is the operator’s', async () => {
  await dispatch({ mail: failing });
  await put({ expiresAt: new Date(START + 86_400_000) });
  for (let tries = 1; tries <= 5; tries++) {
    await vi.waitFor(async () => expect((await rows())[0]?.tries).toBe(tries), PATIENCE);
    now = new Date(now.getTime() + 250_000);
    await store.pool.query(`notify message_waiting, 'mail'`);
  }
  expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'not today' }]);
});

const failing: Carrier = {
  secrets: [],
  send: async () => {
    throw new Error('not today');
  },
};

test('US-08 a text message goes to the gateway with its token', async () => {
  const gateway = await startGateway([503, 200]);
  await dispatch(carriersOf({ mail: undefined, phoneGateway: { url: gateway.url, token: 'top-secret' } }));
  await put({ channel: 'phone', address: '+442079460000', text: 'Код 482913' });
  await expect.poll(() => rows()).toMatchObject([{ tries: 1, last_error: 'HTTP 503' }]);
  now = new Date(START + 3_000);
  await store.pool.query(`notify message_waiting, 'phone'`);
  await settled('sent');
  expect(gateway.requested).toHaveLength(2);
  expect(gateway.requested[1]).toMatchObject({
    method: 'POST',
    authorization: 'Bearer top-secret',
    body: { to: '+442079460000', text: 'Код 482913' },
  });
  await gateway.close();
});

async function startGateway(statuses: number[]) {
  const requested: { method: string; authorization: string; body: unknown }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const { authorization = '' } = request.headers;
    requested.push({ method: request.method ?? '', authorization, body: JSON.parse(await text(request)) });
    response.writeHead(statuses[requested.length - 1] ?? 200).end('top-secret');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    requested,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('US-08 two processes that send at once send each message once', async () => {
  const sent: string[] = [];
  const slow: Carrier = {
    secrets: [],
    send: async ({ address }) => {
      // A way to the store and back, in which the other process looks for its next message.
      await store.pool.query('select');
      sent.push(address);
    },
  };
  await Promise.all([dispatch({ mail: slow }), dispatch({ mail: slow })]);
  const addresses = Array.from({ length: 40 }, (_, index) => `reader-${index}@example.com`);
  await Promise.all(addresses.map((address) => put({ address })));
  await vi.waitFor(
    async () => expect((await rows()).every(({ state }) => state === 'sent')).toBe(true),
    PATIENCE,
  );
  expect(sent.toSorted()).toEqual(addresses.toSorted());
});

test('US-08 a message that was rolled back is not sent, nor is one whose time is over', async () => {
  const sent: string[] = [];
  await dispatch({ mail: { secrets: [], send: async ({ address }) => void sent.push(address) } });
  await store.database
    .transaction()
    .execute(async (transaction) => {
      await put({ address: 'undone@example.com' }, transaction);
      throw new Error('the account could not be made');
    })
    .catch(() => undefined);
  await put({ address: 'late@example.com', expiresAt: new Date(START - 1) });
  await put({ address: 'in-time@example.com' });
  await expect.poll(() => sent).toEqual(['in-time@example.com']);
  expect(await deleteExpiredMessages(store.database, now)).toBe(1);
  expect((await rows()).map(({ id, state }) => [id, state])).toEqual([[3, 'sent']]);
});

test('US-08 a message whose connection dies on the way is sent by another one', async () => {
  const sent: string[] = [];
  const onTheWay = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  let isFirst = true;
  const hangsOnce: Carrier = {
    secrets: [],
    send: async ({ address }) => {
      if (!isFirst) return void sent.push(address);
      isFirst = false;
      taken.resolve();
      await onTheWay.promise;
    },
  };
  await dispatch({ mail: hangsOnce });
  await put();
  await taken.promise;
  await store.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and query like '%skip locked%'`,
  );
  await dispatch({ mail: hangsOnce });
  await expect.poll(() => sent, PATIENCE).toEqual(['reader@example.com']);
  await settled('sent');
  onTheWay.reject(new Error('the process is gone'));
});
