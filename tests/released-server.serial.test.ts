import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import { fillPath } from '#platform/contract/page.ts';
import { scratchDemoMarket } from '#platform/database/scratch-database.server.ts';
import { createExamples } from './access-matrix/examples.ts';
import { findFreePort } from './e2e/free-port.ts';
import { readRelease } from './released/release.ts';
import { buildReleased, isInHistory } from './released/released-server.ts';
import { PATIENCE } from './wait-for.ts';

const release = await readRelease();
const STREAM = /\/live\/$/;
/** They end or replace the session that the calls after them need. */
const LAST = /\/auth\/|sessions|password/;
const ACCOUNT = { email: 'before@example.com', password: 'a very long phrase' };

describe.skipIf(!isInHistory(release))(`the released version ${release.version}`, () => {
  let folder: string;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await buildReleased(release);
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  test('RU-04 runs on the new schema: no page, call or download of the access matrix fails', async () => {
    const demo = await scratchDemoMarket();
    const site = await start(folder, demo.url);
    const { stockId, industryId, indexesList } = await site.json('/stocks/norvik-steel/?format=json');
    const { bondId } = await site.json('/bonds/norvik-steel-bond-1/?format=json');
    const { etfId } = await site.json('/etf/lanternfold-amber-40/?format=json');
    const examples = createExamples({
      stringId: 'norvik-steel',
      stockId,
      industryId,
      indexId: indexesList[0].id,
      bondId,
      etfId,
      reportFileId: 'none',
    });
    const calls = Object.keys(examples)
      .filter((call) => !STREAM.test(call))
      .toSorted((one, other) => Number(LAST.test(one)) - Number(LAST.test(other)));
    const statuses = new Map<number, number>();
    const paid = await site.signIn('paid@demo.example', DEMO_PASSWORD);
    const operator = await site.signIn('operator@demo.example', DEMO_PASSWORD);
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      for (const { params = {}, query = {}, body } of examples[call] ?? []) {
        const address = `${fillPath(path, params)}?${new URLSearchParams(query)}`;
        const cookie = path.includes('/operator/') ? operator : paid;
        const { status } = await whenTaken(() => site.send(method, address, body, cookie));
        expect([call, status < 500], site.output()).toEqual([call, true]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect(statuses.get(200)).toBeGreaterThan(200);
    await site.stop();
    await demo.drop();
  });

  test('RU-04 goes on while the new version starts on its database, and both see what the other writes', async () => {
    const name = `basispoint_upgrade_${process.pid}`;
    const url = new URL(inject('databaseServer'));
    url.pathname = `/${name}`;
    await onServer(`create database ${name}`);
    const before = await start(folder, url.href);
    await addUser(folder, url.href);
    const cookie = await before.signIn(ACCOUNT.email, ACCOUNT.password);

    let isOver = false;
    const asking = (async () => {
      const statuses: number[] = [];
      while (!isOver)
        for (const path of ['/', '/stocks/', '/profile/', '/readyz'])
          statuses.push((await before.send('GET', `${path}?n=${statuses.length}`, undefined, cookie)).status);
      return statuses;
    })();
    const after = await start('.', url.href);
    expect(after.output()).toContain('migrated: ');
    isOver = true;
    expect(new Set(await asking)).toEqual(new Set([200]));

    const newCookie = await after.signIn(ACCOUNT.email, ACCOUNT.password);
    for (const [writes, reads, of] of [
      [before, after, cookie],
      [after, before, newCookie],
    ] as const) {
      const name = `written by ${writes.child.pid}`;
      const { status } = await writes.send('POST', '/api/profile/update_name/', { name }, of);
      expect(status).toBe(200);
      const { text } = await reads.send('GET', '/profile/?format=json', undefined, of);
      expect(JSON.parse(text)).toMatchObject({ name });
    }
    await before.stop();
    expect((await after.send('GET', '/profile/', undefined, newCookie)).status).toBe(200);
    await after.stop();
    await onServer(`drop database ${name} with (force)`);
  });

  async function start(root: string, databaseUrl: string) {
    const port = await findFreePort();
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    };
    const child = spawn(process.execPath, [join(root, 'dist/server/server.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const origin = `http://127.0.0.1:${port}`;
    const send = async (method: string, path: string, body?: object, cookie = '') => {
      const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(origin + path, {
        method,
        headers,
        redirect: 'manual',
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    };
    await expect
      .poll(
        () =>
          send('GET', '/readyz').then(
            ({ status }) => status,
            () => child.exitCode,
          ),
        { interval: 50 },
      )
      .toBe(200);
    return {
      child,
      send,
      output: () => output,
      json: async (path: string) => JSON.parse((await whenTaken(() => send('GET', path))).text),
      signIn: async (email: string, password: string) => {
        const { status, headers } = await send('POST', '/api/auth/sign-in/', { email, password });
        expect(status).toBe(200);
        return headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; ');
      },
      stop: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
      },
    };
  }
});

/** On a busy machine the server may refuse a request for overload: then it is sent again. */
const whenTaken = <Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> =>
  vi.waitUntil(async () => {
    const answer = await send();
    return answer.status === 503 ? undefined : answer;
  }, PATIENCE) as Promise<Answer>;

async function addUser(folder: string, databaseUrl: string): Promise<void> {
  const command = promisify(execFile)(
    process.execPath,
    [join(folder, 'dist/server/command-line.js'), 'user', 'add', ACCOUNT.email],
    { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } },
  );
  command.child.stdin?.end(`${ACCOUNT.password}\n`);
  await command;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
