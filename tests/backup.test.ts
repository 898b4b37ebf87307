import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/app-for-tests.server.ts';
import { isStoreEmpty } from '#app/store/store-state.repository.ts';
import { backupWorker } from '#platform/backup/backup-job.server.ts';
import { createBackupPlace } from '#platform/backup/backup-places.server.ts';
import { DamagedBackupError, type Manifest } from '#platform/backup/manifest.ts';
import { restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import { writeBackup } from '#platform/backup/write-backup.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { createDatabase, type NewDatabase } from '#platform/database/new-database.server.ts';
import { scratchDatabase } from '#platform/database/scratch-database.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import { KEY_ID, REGION, SECRET, startS3 } from './s3/s3-for-tests.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const PASSPHRASE = 'correct horse battery';
const NOW = new Date('2026-06-30T19:00:00Z');
const PAGES = ['/', '/stocks/', '/bonds/', '/stocks/norvik-steel/', '/pol/company/'];

let app: TestApp;
let folder: string;
/** A store with reference data and one account. */
let small: NewDatabase;
let smallManifest: Manifest;
const smallArchive = () => join(folder, 'small.tar.zst.age');
const disk = () => createDiskFileStore(inject('demoFiles'));
const readPassphrase = async () => PASSPHRASE;

beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-backup-');
  app = await startTestApp();
  small = await scratchDatabase();
  await change(small.url, "insert into site_user (email) values ('first@example.com')");
  ({ manifest: smallManifest } = await backUp(small.url, smallArchive(), PASSPHRASE));
});
afterAll(async () => {
  await app.close();
  await small.drop();
  await rm(folder, { recursive: true });
});

const backUp = (url: string, path: string, passphrase: string | null) =>
  writeBackup({ url, path, disk: disk(), version: '0.0.0', now: NOW, passphrase });

const restore = (url: string, path: string) =>
  restoreBackup({
    path,
    readPassphrase,
    url,
    disk: createDiskFileStore(join(folder, 'files')),
    isEmpty: isStoreEmpty,
  });

async function change(url: string, statement: string) {
  const { pool } = openDatabase(url, { connections: 1 });
  return pool.query(statement).finally(() => pool.end());
}

test('RU-03 a restored site has the same rows, files and pages, and its references and announcements', async () => {
  const archive = join(folder, 'market.tar.zst');
  const { manifest } = await backUp(app.databaseUrl, archive, null);
  expect(manifest.leftOut).toEqual({ bucketFiles: 0, missingFiles: 0 });
  expect(manifest.files.length).toBeGreaterThan(0);
  const restored = await startTestApp({ empty: true, config: { filesDir: join(folder, 'files') } });
  const url = restored.databaseUrl;
  await restore(url, archive);
  const rows = `select md5(string_agg(row::text, '' order by row::text)) as hash
                  from (select i::text as row from instrument i union all select r::text from report_fact r
                        union all select s::text from pg_sequences s where last_value is not null) as every_row`;
  expect((await change(url, rows)).rows).toEqual((await change(app.databaseUrl, rows)).rows);
  const pages = async (site: TestApp) =>
    Promise.all(
      PAGES.map(async (page) => (await site.get(page, 'paid')).body.replaceAll(/nonce="[^"]*"/g, '')),
    );
  expect(await pages(restored)).toEqual(await pages(app));
  await expect(change(url, 'insert into news_issuer (news_id, issuer_id) values (-1, -1)')).rejects.toThrow(
    'foreign key',
  );
  const off = await change(url, `select count(*)::int as count from pg_trigger where tgenabled <> 'O'`);
  expect(off.rows).toEqual([{ count: 0 }]);
  await restored.close();
});

test('RU-03 a database without tables gets those of the backup, and one with data is refused', async () => {
  const bare = await createDatabase(
    inject('databaseServer'),
    `basispoint_test_bare_${process.pid}`,
    'template0',
  );
  expect(await restore(bare.url, smallArchive())).toEqual(smallManifest);
  expect((await change(bare.url, 'select email from site_user')).rows).toEqual([
    { email: 'first@example.com' },
  ]);
  await expect(restore(bare.url, smallArchive())).rejects.toThrow('the database is not empty');
  await bare.drop();
});

test('RU-03 an archive is verified without a database, and a damaged one changes nothing', async () => {
  expect(await verifyBackup({ path: smallArchive(), readPassphrase })).toEqual(smallManifest);
  await expect(
    verifyBackup({ path: smallArchive(), readPassphrase: async () => 'another one' }),
  ).rejects.toThrow('the passphrase is wrong');
  const plain = join(folder, 'plain.tar.zst');
  await backUp(small.url, plain, null);
  const cut = join(folder, 'cut.tar.zst');
  const whole = await readFile(plain);
  await writeFile(cut, whole.subarray(0, whole.length / 2));
  const store = await scratchDatabase();
  await expect(restore(store.url, cut)).rejects.toThrow(DamagedBackupError);
  await expect(restore(store.url, smallArchive())).resolves.toEqual(smallManifest);
  await store.drop();
});

test('RU-03 scheduled backups remain on the disk or in a bucket, the newest ones only', async () => {
  const s3 = await startS3({ bucket: 'backups' });
  const bucket = {
    endpoint: s3.endpoint,
    bucket: 'backups',
    region: REGION,
    keyId: KEY_ID,
    secret: SECRET,
    prefix: 'site/',
    addressing: 'path' as const,
  };
  const backups = { schedule: '30 2 * * *', dir: join(folder, 'backups'), keep: 2, passphrase: undefined };
  const { database } = openDatabase(small.url, { connections: 1 });
  for (const place of [undefined, bucket]) {
    const worker = backupWorker({
      backups: { ...backups, dir: join(folder, place ? 'prepared' : 'backups'), bucket: place },
      disk: disk(),
      version: '0.0.0',
    });
    expect(worker.job.options.schedule).toBe('30 2 * * *');
    for (const day of [1, 2, 3])
      await worker.run(
        {},
        {
          ...app.services,
          database,
          url: small.url,
          now: new Date(Date.UTC(2026, 5, day)),
          log: pino({ level: 'silent' }),
          send: async () => undefined,
          signal: new AbortController().signal,
        },
      );
  }
  const newest = ['basispoint-20260602T000000Z.tar.zst', 'basispoint-20260603T000000Z.tar.zst'];
  expect((await readdir(backups.dir)).toSorted()).toEqual(newest);
  expect(await readdir(join(folder, 'prepared'))).toEqual([]);
  expect((await createBackupPlace({ ...backups, bucket }).list()).toSorted()).toEqual(newest);
  const fetched = join(folder, 'fetched.tar.zst');
  await writeFile(fetched, s3.objects.get(`/backups/site/${newest[1]}`) ?? '');
  expect((await verifyBackup({ path: fetched, readPassphrase })).tables).toEqual(smallManifest.tables);
  await database.destroy();
  await s3.stop();
});

test('RU-03 the commands back up, verify and restore, and refuse in a sentence', async () => {
  const store = await scratchDatabase();
  const file = join(folder, 'by-command.tar.zst');
  const backedUp = await run(['backup', file, '--json'], store.url);
  expect([backedUp.code, JSON.parse(backedUp.said)[0].tables]).toEqual([0, smallManifest.tables.length]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await run(['backup', file], store.url)).complained).toContain('exists already');
  expect(JSON.parse((await run(['backup', 'verify', file, '--json'], '')).said)).toHaveLength(1);
  expect((await run(['restore', file], store.url)).code).toBe(0);
  expect(await run(['restore', smallArchive()], store.url, 'another one\n')).toMatchObject({
    code: 1,
    complained: 'basispoint: the archive cannot be used: the passphrase is wrong. Nothing was changed\n',
  });
  await store.drop();
});

test('RU-08 doctor reports what is wrong with an installation, for people and for programs', async () => {
  const healthy = await run(['doctor', '--json'], small.url);
  const findings: { area: string; state: string; finding: string }[] = JSON.parse(healthy.said);
  const stateOf = (area: string) => findings.find((each) => each.area === area)?.state;
  expect(['database', 'schema', 'clock', 'outbox', 'jobs', 'mail', 'people'].map(stateOf)).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'warning',
    'warning',
  ]);
  expect(healthy.code).toBe(2);
  const broken = await run(['doctor'], 'postgres://nobody@127.0.0.1:1/none');
  expect(broken.code).toBe(1);
  expect(broken.said).toContain(
    'problem  database  the database at 127.0.0.1:1 does not answer (ECONNREFUSED)',
  );
});

async function run(args: readonly string[], url: string, piped = '') {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    ...(url !== '' && { DATABASE_URL: url }),
  };
  const child = spawn(process.execPath, ['dist/server/command-line.js', ...args], { env });
  const output = { said: '', complained: '' };
  child.stdout.on('data', (data) => (output.said += data));
  child.stderr.on('data', (data) => (output.complained += data));
  child.stdin.end(piped);
  const [code] = await once(child, 'close');
  return { code, ...output };
}
