import { readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toBinaries } from './binaries.server.ts';
import { prepareCluster } from './cluster.server.ts';
import { ownCluster } from './cluster-owner.server.ts';
import { makeTemporaryDirectory } from './temporary-directory.server.ts';

let dataDir: string;
let cluster: string;
beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
  cluster = join(dataDir, 'postgres');
});
afterEach(() => rm(dataDir, { recursive: true }));

/** `true` stands for an initdb that succeeds, `false` for one that does not. */
function prepare(initdb = '/bin/true') {
  const binaries = { ...toBinaries('/nowhere'), initdb };
  return prepareCluster({ dataDir, cluster, binaries, privileges: { kind: 'self' }, log: () => undefined });
}

async function makeCluster(version: string) {
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
}

test('a database of another major version is refused and left as it is', async () => {
  await makeCluster('17');
  await expect(prepare()).rejects.toThrow(/made by PostgreSQL 17, this is 18.*pg_dump/);
});

test('files that are no database are never overwritten', async () => {
  await mkdir(cluster);
  await writeFile(join(cluster, 'precious'), '');
  await expect(prepare()).rejects.toThrow('holds files but no database');
  expect(readdirSync(cluster)).toEqual(['precious']);
});

test('what a killed first start left half made is swept away', async () => {
  await mkdir(join(dataDir, 'postgres.init-1-2', 'base'), { recursive: true });
  await prepare();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('a failed first start leaves nothing behind and says why', async () => {
  await expect(prepare('/bin/false')).rejects.toThrow('PostgreSQL could not create its database');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a cluster restored with open permissions is closed again', async () => {
  await makeCluster('18');
  await chmod(cluster, 0o755);
  await ownCluster(cluster, { kind: 'self' });
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
});
