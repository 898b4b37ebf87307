import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#platform/configuration/config.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { UsageError } from '../src/app/commands/command.server.ts';
import { runCommand } from './run-command.ts';
import { KEY_ID, REGION, type S3ForTests, SECRET, startS3 } from './s3/s3-for-tests.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')]);
const UUID = /[0-9a-f-]{36}/;

let app: TestApp;
let s3: S3ForTests;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'basispoint-add-'));
  const filesBucket = {
    endpoint: s3.endpoint,
    bucket: 'papers',
    region: REGION,
    keyId: KEY_ID,
    secret: SECRET,
    prefix: '',
    addressing: 'path',
  } as const;
  app = await startTestApp({ config: { filesBucket, largestFileBytes: 10_000 } });
});
afterAll(async () => {
  await app.close();
  await s3.stop();
  await rm(folder, { recursive: true });
});

const write = async (name: string, content: Uint8Array | string) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};
const run = (args: readonly string[], changed: Partial<Config> = {}) =>
  runCommand(app, ['report-files', ...args], { ...app.services.config, ...changed });
const query = async (text: string) => (await app.services.stores.primaryPool.query(text)).rows;
const countFiles = async () => (await query('select count(*)::int as files from stored_file'))[0].files;

test('QR-01 the operator puts a file into the configured store, noted with who and what, and a paid reader downloads it', async () => {
  const path = await write('Отчёт за 2031.pdf', PDF);
  s3.objects.clear();
  const { said } = await run(['add', 'norvik-steel', 'quarterly', '2031', '3', 'rus', path]);
  expect(said[0]).toMatch(/^Отчёт за 2031.pdf is put in as [0-9a-f-]{36}$/);
  expect([...s3.objects.values()]).toEqual([PDF]);
  const { id } = (await query(`select id from issuer where string_id = 'norvik-steel'`))[0];
  const [latest] = (await app.get(`/api/company/get-report/quarterly/${id}/`, 'paid')).json();
  expect(latest.year).toBe(2031);
  const file = latest.monthArray[3].rus;
  expect(file).toMatchObject({ mimetype: 'application/pdf', size: PDF.length });
  const answer = await app.get(file.link, 'paid', { range: 'bytes=0-3' });
  expect([answer.statusCode, answer.body]).toEqual([206, '%PDF']);
  expect((await app.get(file.link, 'paid')).rawPayload).toEqual(PDF);
  expect((await app.get(file.link, 'free')).statusCode).toBe(403);
  const [change] = await query(
    `select * from operator_change where subject = 'report-file' order by id desc limit 1`,
  );
  expect(change).toMatchObject({
    subject_id: `${id}/quarterly/2031/q3/rus`,
    action: 'create',
    operator_id: null,
  });
  expect(change.after).toMatchObject({ name: 'Отчёт за 2031.pdf', store: 's3' });
});

test('QR-01 files that were on the disk before the bucket still open', async () => {
  const [{ file_id }] = await query('select file_id from report_file where year = 2025 limit 1');
  expect((await app.get(`/files/reports/${file_id}/`, 'paid')).statusCode).toBe(200);
});

test('QR-01 a file stands in one place once, gives way only when requested, and can be taken off', async () => {
  const slot = ['norvik-steel', 'annual', '2032', 'eng'];
  const first = await write('first.pdf', PDF);
  const second = await write('second.zip', 'PK\x03\x04 and so on');
  const added = (await run(['add', ...slot, first])).said[0] ?? '';
  const before = await countFiles();
  await expect(run(['add', ...slot, second])).rejects.toThrow('with --replace');
  expect(await countFiles()).toBe(before);
  expect((await run(['add', ...slot, second, '--replace', '--name', 'Year.zip'])).said[0]).toContain(
    'in place of first.pdf',
  );
  expect((await app.get(`/files/reports/${UUID.exec(added)?.[0]}/`, 'paid')).statusCode).toBe(404);
  const { shown } = await run(['list', 'norvik-steel']);
  expect(shown.find(({ year }) => year === 2032)).toMatchObject({
    name: 'Year.zip',
    mimetype: 'application/zip',
  });
  expect((await run(['remove', ...slot])).said).toEqual(['Year.zip is taken off']);
  await expect(run(['remove', ...slot])).rejects.toThrow('no file stands there');
  const changes = await query(
    `select action from operator_change where subject_id like '%/annual/2032/eng' order by id`,
  );
  expect(changes.map(({ action }) => action)).toEqual(['create', 'change', 'delete']);
});

test('QR-01 what is no report, too large, for nobody or stored nowhere is refused in a sentence, and nothing is noted', async () => {
  const page = await write('page.pdf', '<html><script>alert(1)</script>');
  const large = await write('large.pdf', Buffer.concat([PDF, Buffer.alloc(6_000)]));
  const good = await write('good.pdf', PDF);
  const before = await countFiles();
  const to = (issuer: string, path: string) => ['add', issuer, 'annual', '2033', 'eng', path];
  await expect(run(to('norvik-steel', page))).rejects.toThrow('by its first bytes it is no PDF, ZIP or RAR');
  await expect(run(to('norvik-steel', large))).rejects.toThrow('larger than 0.01 MB');
  await expect(run(to('norvik-steel', folder))).rejects.toThrow('there is no file');
  await expect(run(to('no-such-issuer', good))).rejects.toThrow('there is no issuer no-such-issuer');
  await expect(run([...to('norvik-steel', good), '--name', 'a/b'])).rejects.toThrow('no slash');
  await expect(run(['add', 'norvik-steel', 'quarterly', '2033', 'eng', good])).rejects.toThrow(
    'a quarterly report has a quarter',
  );
  for (const words of [
    ['monthly', '2033', 'eng'],
    ['annual', '33', 'eng'],
    ['annual', '2033', '1', 'eng'],
    ['annual', '2033', 'deu'],
  ])
    await expect(run(['add', 'norvik-steel', ...words, good])).rejects.toBeInstanceOf(UsageError);
  s3.objects.clear();
  const wrong = { ...app.services.config.filesBucket, secret: 'wrong' } as Config['filesBucket'];
  await expect(run(to('norvik-steel', good), { filesBucket: wrong })).rejects.toThrow(
    '403 SignatureDoesNotMatch',
  );
  expect(await countFiles()).toBe(before);
});

test('QR-01 where the name of an issuer is the number of another, the name counts', async () => {
  const [{ id }] = await query(`select id from issuer where string_id = 'norvik-steel'`);
  await query(`update issuer set string_id = '${id}' where string_id = 'vexley-robotics'`);
  try {
    const path = await write('numbered.pdf', PDF);
    await run(['add', String(id), 'annual', '2033', 'eng', path]);
    const owners = await query(
      `select issuer.string_id from report_file join issuer on issuer.id = issuer_id where year = 2033`,
    );
    expect(owners).toEqual([{ string_id: String(id) }]);
  } finally {
    await query(`update issuer set string_id = 'vexley-robotics' where string_id = '${id}'`);
  }
});
