import { Buffer } from 'node:buffer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileEntry, hostileZip } from './archive/hostile-zip-for-tests.ts';
import { readTable, readThrough, sourceOf } from './decode-for-tests.server.ts';
import { DecodeRefusal } from './decode-refusal.ts';
import { Decoder } from './decoder.server.ts';
import { listEntries } from './list-entries.server.ts';
import type { FileSource } from './source.ts';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const decoder = new Decoder({ ratioFromBytes: MIB });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-test-'));
});

afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

async function list(...entries: readonly HostileEntry[]) {
  const path = join(folder, 'hostile.zip');
  await writeFile(path, hostileZip(entries));
  return listEntries(decoder, path);
}

const zeros = Buffer.alloc(20 * MIB);

test('DI-13 an archive that promises far more than it holds is refused before it is unpacked', async () => {
  await expect(list({ name: 'a.csv', content: zeros })).rejects.toMatchObject({ code: 'unpacked_ratio' });
  await expect(
    list({ name: 'a.csv', content: Buffer.alloc(42_000), bytes: 4 * GIB - 2 }),
  ).rejects.toMatchObject({ code: 'unpacked_ratio' });
});

test('DI-13 an archive that promises less than it unpacks to is stopped at its promise', async () => {
  const { sources } = await list({ name: 'a.csv', content: zeros, bytes: 1_000 });
  for (const source of sources)
    await expect(decoder.openFile(source)).rejects.toMatchObject({ code: 'bad_archive' });
});

test('DI-13 encrypted archives, unknown methods and too many entries are refused', async () => {
  const content = Buffer.from('a,b\n1,2\n');
  await expect(list({ name: 'a.csv', content, isEncrypted: true })).rejects.toMatchObject({
    code: 'encrypted',
    details: { name: 'a.csv' },
  });
  await expect(list({ name: 'a.csv', content, method: 12 })).rejects.toMatchObject({
    code: 'unsupported_codec',
  });
  const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.csv`, content, method: 0 }));
  await expect(list(...many)).rejects.toMatchObject({ code: 'too_large', details: { limit: 'entries' } });
  await expect(decoder.openFile(sourceOf(hostileZip([{ name: 'a.csv', content }])))).rejects.toMatchObject({
    code: 'is_archive',
  });
});

test('DI-13 a compressed file that grows without end is stopped', async () => {
  await expect(readThrough(sourceOf(gzipSync(zeros)), { ratioFromBytes: MIB })).rejects.toMatchObject({
    code: 'unpacked_ratio',
  });
  await expect(readThrough(sourceOf(gzipSync(zeros)), { unpackedBytes: MIB })).rejects.toMatchObject({
    code: 'too_large',
  });
});

/** Ten gigabytes that are made while they are read, and how many were. */
function endless(
  start: string,
  piece: string,
): { readonly source: FileSource; readonly taken: () => number } {
  const chunk = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)));
  let most = 0;
  async function* open() {
    yield Buffer.from(start);
    for (let bytes = 0; bytes < 10 * GIB; bytes += chunk.length) {
      most = Math.max(most, bytes);
      yield chunk;
    }
  }
  return { source: { name: 'endless', bytes: GIB, content: { kind: 'stream', open } }, taken: () => most };
}

test.each([
  { why: 'one line', start: '', piece: 'x', limit: 'cellCharacters' },
  { why: 'a quote that never closes', start: 'a,b\n1,"', piece: 'x\n', limit: 'cellCharacters' },
  { why: 'a million columns', start: 'a,b\n', piece: '1,', limit: 'columns' },
  { why: 'one text in JSON', start: '[{"a":"', piece: 'x', limit: 'jsonBytes' },
  { why: 'one text in XML', start: '<a>', piece: 'x', limit: 'cellCharacters' },
  { why: 'a tag in XML', start: '<a ', piece: 'x="1" ', limit: 'cellCharacters' },
  { why: 'a comment in XML', start: '<a><!--', piece: 'x', limit: 'cellCharacters' },
])('DI-13 ten gigabytes of $why are refused after a part of them', async ({ start, piece, limit }) => {
  const { source, taken } = endless(start, piece);
  const marked = { ...source, content: { kind: 'stream', open: () => withMark(source) } } as const;
  const refusal = { code: 'too_large', details: expect.objectContaining({ limit }) };
  await expect(readThrough(marked, { jsonBytes: 4 * MIB })).rejects.toMatchObject(refusal);
  expect(taken()).toBeLessThan(16 * MIB);
});

/** With the mark of UTF-8 the file is not looked through first. */
async function* withMark({ content }: FileSource): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\ufeff');
  if (content.kind === 'stream') yield* content.open();
}

test.each([
  {
    why: 'entities',
    text: '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
    code: 'xml_doctype',
  },
  {
    why: 'an outside entity',
    text: '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    code: 'xml_doctype',
  },
  { why: 'an unknown entity', text: '<?xml version="1.0"?><a>&b;</a>', code: 'bad_xml' },
  { why: 'elements that nest too deep', text: '<a>'.repeat(100), code: 'too_large' },
  { why: 'elements that do not close', text: '<a><b></a>', code: 'bad_xml' },
  { why: 'brackets that nest too deep', text: '['.repeat(100_000), code: 'bad_json' },
  { why: 'nothing', text: '', code: 'empty' },
  { why: 'blanks', text: ' \n\t ', code: 'empty' },
  { why: 'a page of the web', text: '<!DOCTYPE html><html></html>', code: 'unsupported_kind' },
  { why: 'a PDF', text: '%PDF-1.7', code: 'unsupported_kind' },
])('DI-13 a file of $why is refused', async ({ text, code }) => {
  await expect(readThrough(sourceOf(text))).rejects.toMatchObject({ code });
});

test('DI-13 the old Excel format is refused by its own code', async () => {
  const bytes = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);
  await expect(readThrough(sourceOf(bytes, 'report.xls'))).rejects.toMatchObject({ code: 'legacy_excel' });
});

const starts = [
  '',
  'PK\x03\x04',
  'PK\x05\x06',
  '\x1f\x8b\x08',
  'PAR1',
  '{"',
  '[',
  '<',
  '<?xml ',
  '\xff\xfe',
  '\xef\xbb\xbf',
];

test('DI-13 random bytes are read or refused, and never fail in another way', async () => {
  const bytes = fc.tuple(
    fc.constantFrom(...starts),
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('', 'PAR1', '"]}'),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async ([start, middle, end]) => {
      const file = Buffer.concat([Buffer.from(start, 'latin1'), middle, Buffer.from(end)]);
      await readThrough(sourceOf(file, 'random', [37])).catch((error: unknown) =>
        expect(error).toBeInstanceOf(DecodeRefusal),
      );
    }),
    { numRuns: 300 },
  );
});

test('DI-13 a thread that says nothing for too long is ended', async () => {
  const hasty = new Decoder({ silentMs: 1 });
  await expect(hasty.openFile(sourceOf('a,b\n1,2\n'))).rejects.toMatchObject({ code: 'took_too_long' });
  await hasty.close();
});

test('DI-13 a stream that breaks off is refused as unreadable', async () => {
  const source = sourceOf('a,b\n');
  async function* open() {
    yield Buffer.from('a,b\n1,');
    throw new Error('the connection ended');
  }
  await expect(decoder.openFile({ ...source, content: { kind: 'stream', open } })).rejects.toMatchObject({
    code: 'unreadable',
  });
});

test('DI-13 a file of two encodings is read in one of them, and no record is lost', async () => {
  const utf8 = Buffer.from('Date,Name\n2024-03-01,Дуб\n');
  const cp1251 = Buffer.from([0xc4, 0xf3, 0xe1]);
  const mixed = Buffer.concat([utf8, Buffer.from('2024-03-04,'), cp1251, Buffer.from('\n2024-03-05,\0\n')]);
  const { rows } = await readTable(sourceOf(mixed));
  expect(rows.map(({ cells }) => cells[0])).toEqual(['2024-03-01', '2024-03-04', '2024-03-05']);
});

test('DI-13 a header without records has no rows, and a folder of too many files is refused', async () => {
  expect((await readTable(sourceOf('Date,Open,Close\n'))).rows).toEqual([]);
  const few = new Decoder({ entries: 2 });
  const many = await mkdtemp(join(folder, 'many-'));
  for (const name of ['a.csv', 'b.csv', 'c.csv']) await writeFile(join(many, name), 'a,b\n');
  await expect(listEntries(few, many)).rejects.toMatchObject({
    code: 'too_large',
    details: { limit: 'entries' },
  });
  await few.close();
});
