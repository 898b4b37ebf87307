import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';

/** The built command as an operator runs it; `npm test` has built it. */
const COMMAND = 'dist/server/command-line.js';
let shared: NewDatabase;
let store: NewDatabase;
beforeAll(async () => {
  shared = await scratchDatabase();
  store = shared;
});
afterAll(() => shared.drop());

async function run(args: readonly string[], piped = '') {
  const env = { PATH: process.env.PATH, DATABASE_URL: store.url };
  const child = spawn(process.execPath, [COMMAND, ...args], { env });
  const output = { said: '', complained: '' };
  child.stdout.on('data', (data) => (output.said += data));
  child.stderr.on('data', (data) => (output.complained += data));
  child.stdin.end(piped);
  const [code] = await once(child, 'close');
  return { code, ...output };
}
const rows = async (...args: string[]) => JSON.parse((await run([...args, '--json'])).said);

test('US-08 the first operator of an empty store is made on the command line, and the last one remains', async () => {
  const added = await run(
    ['user', 'add', 'first@site.example', '--name', 'First', '--operator'],
    'correct horse battery\n',
  );
  expect([added.code, added.complained]).toEqual([0, '']);
  expect(await rows('operator', 'list')).toMatchObject([
    { email: 'first@site.example', isOperator: true, level: 1 },
  ]);
  expect(await run(['user', 'add', 'FIRST@site.example'], 'correct horse battery\n')).toMatchObject({
    code: 1,
    complained: 'basispoint: someone has the address FIRST@site.example already\n',
  });
  expect((await run(['operator', 'remove', 'first@site.example'])).complained).toContain(
    'the last administrator',
  );
  expect((await run(['user', 'add', 'x@site.example'], 'short\n')).complained).toContain(
    'at least 10 characters',
  );
});

test('US-08 what the operator does on the site is done on the command line too, and noted without a name', async () => {
  store = await scratchDatabase();
  onTestFinished(async () => {
    await store.drop();
    store = shared;
  });
  await run(['user', 'add', 'first@site.example', '--operator'], 'correct horse battery\n');
  expect((await run(['user', 'level', 'first@site.example', '1077'])).said).toContain('level is 1077');
  expect((await run(['menu', 'add', '--title-eng', 'Bonds', '--url', '/bonds/'])).code).toBe(0);
  expect((await run(['menu', 'add', '--title-eng', 'Bad', '--url', 'javascript:x'])).complained).toContain(
    'https://',
  );
  expect((await run(['labels', 'set', 'stocks', 'heading', 'eng', 'All shares here'])).code).toBe(0);
  expect((await run(['labels', 'set', 'stocks', 'heading', 'eng', '{x}'])).complained).toContain(
    'placeholders',
  );
  expect(await rows('labels', 'list', '--overridden')).toMatchObject([
    { key: 'heading', override: 'All shares here' },
  ]);
  expect(await rows('menu', 'list')).toContainEqual(
    expect.objectContaining({ title: 'Bonds', url: '/bonds/', shown: true }),
  );
  expect(await rows('labels', 'missing')).toEqual([]);
  const changes = await rows('changes', 'list');
  expect(changes.map(({ who, action }: Record<string, string>) => `${who}: ${action}`)).toEqual([
    'command line: create',
    'command line: create',
    'command line: change',
    'command line: create',
  ]);
  expect(changes[2].changes).toBe('level: 1 → 1077');
});
