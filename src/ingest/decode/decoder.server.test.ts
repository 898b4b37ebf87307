import { Buffer } from 'node:buffer';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zip } from '#engines/spreadsheets/zip-for-tests.ts';
import { sourceOf } from './decode-for-tests.server.ts';
import { Decoder } from './decoder.server.ts';
import { listEntries } from './list-entries.server.ts';
import type { DecodeChoice, FileSource } from './source.ts';

const decoder = new Decoder();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-test-'));
});

afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

async function put(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function rowsOf(source: FileSource, choice?: DecodeChoice) {
  const { decoded } = await decoder.openFile(source, choice);
  if (decoded.kind !== 'table') throw new Error('no table');
  const rows: (readonly string[])[] = [];
  for await (const batch of decoded.rows()) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

async function onlyOf(path: string): Promise<FileSource> {
  const { sources } = await listEntries(decoder, path);
  return sources[0] ?? expect.fail('no source');
}

async function allOf<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

const CSV = 'day,close\n2024-01-02,1.5\n2024-01-03,1.6\n';
const CELLS = [
  ['2024-01-02', '1.5'],
  ['2024-01-03', '1.6'],
];

test('DI-04 a file on the disk, one that is compressed and one that comes as a stream give the same rows', async () => {
  expect(await rowsOf(await onlyOf(await put('a.csv', CSV)))).toEqual(CELLS);
  expect(await rowsOf(await onlyOf(await put('a.csv.gz', gzipSync(CSV))))).toEqual(CELLS);
  expect(await rowsOf(sourceOf(CSV, 'a.csv', [3]))).toEqual(CELLS);
  expect(await rowsOf(sourceOf(gzipSync(CSV), 'a', [1]))).toEqual(CELLS);
});

test('DI-04 a reader that leaves early, or reads two files and one file twice, is served', async () => {
  const long = sourceOf(`day,close\n${'2024-01-02,1.5\n'.repeat(60_000)}`);
  const { decoded } = await decoder.openFile(long);
  if (decoded.kind !== 'table') throw new Error('no table');
  for await (const batch of decoded.rows()) {
    expect(batch.length).toBeGreaterThan(100);
    expect(await rowsOf(sourceOf(CSV))).toEqual(CELLS);
    break;
  }
  let count = 0;
  for await (const batch of decoded.rows()) count += batch.length;
  expect(count).toBe(60_000);
});

test('DI-03 JSON and XML are read as a whole, by elements and by events', async () => {
  const json = await decoder.openFile(sourceOf('{"data":[{"a":{"b":1}},{"a":2}]}'));
  if (json.decoded.kind !== 'json') throw new Error('no JSON');
  expect(await json.decoded.whole()).toEqual({ data: [{ a: { b: 1 } }, { a: 2 }] });
  expect(await allOf(json.decoded.elements(['data']))).toEqual([{ a: { b: 1 } }, { a: 2 }]);
  const text =
    '<?xml version="1.0" encoding="windows-1251"?><feed><d:DAY m:null="true">x &amp; <![CDATA[y]]></d:DAY>\n<e/></feed>';
  const xml = await decoder.openFile(sourceOf(text));
  if (xml.decoded.kind !== 'xml') throw new Error('no XML');
  expect(xml.peek.content).toMatchObject({ kind: 'xml', root: 'feed', encoding: 'windows-1251' });
  expect((await allOf(xml.decoded.events())).flat()).toEqual([
    { type: 'open', name: 'feed', attributes: new Map() },
    { type: 'open', name: 'd:DAY', attributes: new Map([['m:null', 'true']]) },
    { type: 'text', text: 'x & y' },
    { type: 'close', name: 'd:DAY' },
    { type: 'open', name: 'e', attributes: new Map() },
    { type: 'close', name: 'e' },
    { type: 'close', name: 'feed' },
  ]);
});

/** Three invented rows, compressed with Snappy: text, day, a decimal of 30 digits, float, double, a large integer. */
const PARQUET = Buffer.from(
  'UEFSMRUGFTAVNFwVBhUCFQYVABUEFQAAAAMDFlQEAAAATlJWSwoAAADQodGC0LDQu9GMFQYVGBUcXBUGFQAVBhUAFQAVAAAADCwMTQAADU0AAAAAAAAV' +
    'BhVgFTpcFQYVABUGFQAVABUAAAAwAAAFASgaJJsfEKBslq/y/zYBAAT7ADIBAAQnEBUGFRgVHFwVBhUAFQYVABUAFQAAAAwszczMPeH6/kIAAEBAFQYV' +
    'JBUoXBUGFQIVBhUAFQQVAAAAAwUQPJqZmZmZmbk/UO/i1uQaS0QVBhUwFTBcFQYVABUGFQAVABUAAAAYBAEAAQEAIAEFMAAAAAAA//////////8VBBl8' +
    'SARyb290FQwAFQwlAhgGdGlja2VyJQAAFQIlABgDZGF5JQwAFQ4VIBUAGAVjbG9zZSUKFQgVPAAVCCUAGANsb3cAFQolAhgEaGlnaAAVBCUAGAZ2b2x1' +
    'bWUAFgYZHBlsJggcFQwZFQAZGAZ0aWNrZXIVAhYGFloWXiYIAAAmZhwVAhkVABkYA2RheRUCFgYWQhZGJmYAACasARwVDhkVABkYBWNsb3NlFQIWBhaK' +
    'ARZkJqwBAAAmkAIcFQgZFQAZGANsb3cVAhYGFkIWRiaQAgAAJtYCHBUKGRUAGRgEaGlnaBUCFgYWThZSJtYCAAAmqAMcFQQZFQAZGAZ2b2x1bWUVAhYG' +
    'FloWWiaoAwAAFpAEFgY2+gMAKAloeXBhcnF1ZXQZbBwAABwAABwAABwAABwAABwAAAA7AQAAUEFSMQ==',
  'base64',
);

test('DI-04 a Parquet file gives its numbers to the last digit', async () => {
  const source = await onlyOf(await put('prices.bin', PARQUET));
  const { peek } = await decoder.openFile(source);
  expect(peek.content).toMatchObject({
    source: 'parquet',
    header: ['ticker', 'day', 'close', 'low', 'high', 'volume'],
  });
  expect(await rowsOf(source)).toEqual([
    ['NRVK', '2024-01-02', '12345678901234567890.1234', '0.1', '0.1', '9007199254740993'],
    ['Сталь', '2024-01-03', '-0.0005', '127.49', '', '0'],
    ['', '1970-01-01', '1.0000', '3', '1000000000000000000000', '-1'],
  ]);
  expect(await rowsOf(sourceOf(PARQUET, 'p', [50]))).toHaveLength(3);
});

test('DI-13 a Parquet file that is cut or damaged anywhere is refused and nothing else', async () => {
  for (let end = 4; end < PARQUET.length; end += 45) {
    await expect(rowsOf(sourceOf(PARQUET.subarray(0, end)))).rejects.toMatchObject({ name: 'DecodeRefusal' });
  }
});

test('DI-13 an archive is a list of files; names that lead outside of it are only noted', async () => {
  const archive = zip(
    new Map([
      ['prices/a.csv', Buffer.from(CSV)],
      ['../../etc/x', Buffer.from('x')],
      ['/root.csv', Buffer.from('x')],
      ['C:/b.csv', Buffer.from('x')],
      ['a\x07b.csv', Buffer.from(CSV)],
      ['__MACOSX/._a.csv', Buffer.from('x')],
      ['inner.zip', zip(new Map([['a.csv', Buffer.from(CSV)]]))],
      ['inner.csv.gz', gzipSync(CSV)],
    ]),
  );
  const { sources, skipped } = await listEntries(decoder, await put('all.zip', archive));
  expect(sources.map(({ folder: inside, name }) => [inside, name])).toEqual([
    ['prices', 'a.csv'],
    [undefined, 'a\\x07b.csv'],
    [undefined, 'inner.zip'],
    [undefined, 'inner.csv.gz'],
  ]);
  expect(skipped).toEqual([
    { name: '../../etc/x', why: 'unsafe_name' },
    { name: '/root.csv', why: 'unsafe_name' },
    { name: 'C:/b.csv', why: 'unsafe_name' },
    { name: '__MACOSX/._a.csv', why: 'hidden' },
  ]);
  const [table, odd, ...nested] = sources;
  for (const source of [table, odd]) if (source) expect(await rowsOf(source)).toEqual(CELLS);
  for (const source of nested) await expect(rowsOf(source)).rejects.toMatchObject({ code: 'nested_archive' });
});

test('a folder is listed with its folders and archives; links and hidden files are noted', async () => {
  await put('data/b/two.csv', CSV);
  await put('data/one.csv', CSV);
  await put('data/.hidden', 'x');
  await put('data/c.zip', zip(new Map([['in/three.csv', Buffer.from(CSV)]])));
  await symlink('/etc/hostname', join(folder, 'data/link.csv'));
  const { sources, skipped } = await listEntries(decoder, join(folder, 'data'));
  expect(sources.map(({ folder: inside, name }) => `${inside}/${name}`)).toEqual([
    'b/two.csv',
    'in/three.csv',
    'data/one.csv',
  ]);
  expect(skipped).toEqual([
    { name: '.hidden', why: 'hidden' },
    { name: 'link.csv', why: 'link' },
  ]);
  for (const source of sources) expect(await rowsOf(source)).toEqual(CELLS);
});
