import { lstatSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSocketDirectory, nameSocketDirectory, toConnectionUrl } from './socket-directory.server.ts';
import { makeTemporaryDirectory } from './temporary-directory.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryDirectory();
});
afterEach(() => rm(folder, { recursive: true }));

test('a deep data directory or temporary directory still gets a socket path that fits', async () => {
  const deep = join(folder, 'd'.repeat(120), 'e'.repeat(120));
  await mkdir(deep, { recursive: true });
  const path = await nameSocketDirectory(deep, deep);
  expect(Buffer.byteLength(join(path, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
});

test('only the owner can enter, whatever lay there before', async () => {
  const path = join(folder, 'socket');
  await mkdir(path, { mode: 0o777 });
  await writeFile(join(path, '.s.PGSQL.5432.lock'), '1\n');
  await makeSocketDirectory(path, { kind: 'self' });
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(readdirSync(path)).toEqual([]);
});

test('a link that somebody planted is replaced and its target left alone', async () => {
  const target = join(folder, 'target');
  await mkdir(target);
  await writeFile(join(target, 'precious'), '');
  const path = join(folder, 'socket');
  await symlink(target, path);
  await makeSocketDirectory(path, { kind: 'self' });
  expect(lstatSync(path).isSymbolicLink()).toBe(false);
  expect(readdirSync(target)).toEqual(['precious']);
});

test('the address names the socket and leaves nothing to the environment', () => {
  expect(toConnectionUrl('/tmp/a b', 'basispoint')).toBe(
    'postgres://basispoint@localhost:5432/basispoint?host=%2Ftmp%2Fa%20b&sslmode=disable',
  );
});
