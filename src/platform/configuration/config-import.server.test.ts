import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../tests/temporary-folder.ts';
import { readConfig } from './config.server.ts';

test('DI-10 without settings a source reaches nothing', () => {
  expect(readConfig({}).imports).toMatchObject({
    folders: [],
    hosts: [],
    allowsPrivate: false,
    mostBytes: 2_147_483_648,
    contact: '',
  });
});

test('DI-10 folders and hosts are lists, hosts in lower case', () => {
  const { imports } = readConfig({
    IMPORT_FOLDERS: '/srv/in, /srv/other',
    IMPORT_HOSTS: 'Data.example.org,10.0.0.1',
  });
  expect([imports.folders, imports.hosts]).toEqual([
    ['/srv/in', '/srv/other'],
    ['data.example.org', '10.0.0.1'],
  ]);
  expect(() => readConfig({ IMPORT_HOSTS: 'https://data.example.org/' })).toThrow('IMPORT_HOSTS');
});

test('DI-10 a secret is read from its variable or its file, and no other variable is a secret', async () => {
  const folder = await makeTemporaryFolder('basispoint-secret-');
  const file = join(folder, 'secret');
  await writeFile(file, 'from a file\n');
  const { imports } = readConfig({
    DATABASE_URL: 'postgres://user:hush@localhost/db',
    IMPORT_SECRET_ACME: 'hush',
    IMPORT_SECRET_OTHER_FILE: file,
  });
  expect(['ACME', 'OTHER', 'DATABASE_URL', 'NONE'].map((name) => imports.readSecret(name))).toEqual([
    'hush',
    'from a file',
    null,
    null,
  ]);
  await rm(folder, { recursive: true });
});
