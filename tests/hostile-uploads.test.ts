import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileZip } from '#ingest/decode/archive/hostile-zip-for-tests.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { type ImportDesk, openImportDesk } from './import-desk-for-tests.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
let desk: ImportDesk;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'basispoint-hostile-'));
  app = await startTestApp({ background: true, config: { filesDir } });
  await app.background?.started;
  desk = openImportDesk(app);
});
afterAll(async () => {
  await app.close();
  await rm(filesDir, { recursive: true, force: true });
});

const PRICES = Buffer.from('Date,Open,High,Low,Close,Adj Close,Volume\n2024-03-04,10,12,9,11,11,100\n');
const GIB = 1024 ** 3;

test.each([
  {
    why: 'an archive of some kilobytes that promises gigabytes',
    name: 'bomb.zip',
    content: hostileZip([{ name: 'a.csv', content: Buffer.alloc(42_000), bytes: 4 * GIB - 2 }]),
    refusal: 'unpacked_ratio',
  },
  {
    why: 'a workbook of the old Excel format',
    name: 'report.xls',
    content: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
    refusal: 'legacy_excel',
  },
  { why: 'an empty file', name: 'empty.csv', content: Buffer.alloc(0), refusal: 'empty' },
])('DI-13 $why is refused with a reason, and the server stays ready', async ({ name, content, refusal }) => {
  const id = await desk.uploadAndRecognise({ [name]: content });
  const { files } = await desk.read(`${id}/`);
  expect(files).toMatchObject([{ recognised: { refusal } }]);
  expect((await app.get('/readyz')).statusCode).toBe(200);
});

test('DI-13 a name that leads outside of its archive is a label, and the file beside it is read', async () => {
  const archive = hostileZip([
    { name: '../../etc/ELDER.DE.csv', content: PRICES },
    { name: 'HOLLY.DE.csv', content: PRICES },
  ]);
  const id = await desk.uploadAndRecognise({ 'mixed.zip': archive });
  await desk.writeDraft(id);
  expect(await desk.pricesOf('HOLLY')).toHaveLength(1);
  expect(await desk.pricesOf('ELDER')).toEqual([]);
});

test('DI-13 a header without records is no error, and brings nothing', async () => {
  const id = await desk.uploadAndRecognise({ 'YEW.DE.csv': String(PRICES).split('\n')[0] ?? '' });
  await desk.post(`${id}/check/`, { creates: true });
  const { report } = await desk.untilState(id, 'checked');
  expect(report).toMatchObject({ files: [{ records: 0, rejected: 0 }], records: [] });
});

test('DI-13 a folder of more than 10,000 files is refused in a sentence', async () => {
  const many = await mkdtemp(join(filesDir, 'many-'));
  const names = Array.from({ length: 10_001 }, (_, at) => join(many, `${at}.csv`));
  await Promise.all(names.map((path) => writeFile(path, PRICES)));
  const [report] = (await runCommand(app, ['import', 'check', many, '--json'])).shown;
  expect(report).toMatchObject({
    files: [],
    unread: [{ name: many, why: expect.stringContaining('too large (limit entries, most 10000)') }],
  });
});
