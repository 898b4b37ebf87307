import { readFileSync, writeSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServerLog, cutServerLog, openServerLog, readServerLogSince } from './server-log.server.ts';
import { makeTemporaryDirectory } from './temporary-directory.server.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await makeTemporaryDirectory();
  path = join(folder, 'postgres.log');
});
afterEach(() => rm(folder, { recursive: true }));

test('a log that grew too long is cut while the server keeps writing to it', async () => {
  const mark = openServerLog(path);
  writeSync(mark.fd, 'old lines\n');
  await cutServerLog(path, 5);
  writeSync(mark.fd, 'new\n');
  closeServerLog(mark);
  expect([readFileSync(`${path}.1`, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['old lines\n', 'new\n']);
});

test('a log within its limit is left alone', async () => {
  await writeFile(path, 'short\n');
  await cutServerLog(path, 100);
  expect(readFileSync(path, 'utf8')).toBe('short\n');
});

test('only what the latest server wrote is read back', async () => {
  await writeFile(path, 'the run before\n');
  const mark = openServerLog(path);
  writeSync(mark.fd, 'this run\n');
  closeServerLog(mark);
  expect(await readServerLogSince(path, mark.offset)).toBe('this run\n');
});
