import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundaryOf, MultipartReader } from './multipart.server.ts';

const BOUNDARY = '----form7';

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(bytes: Buffer, sizes: readonly number[]) {
  const read: { field: string; fileName: string | null; content: string }[] = [];
  for await (const { content, ...part } of new MultipartReader(cut(bytes, sizes), BOUNDARY).parts()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    read.push({ ...part, content: Buffer.concat(chunks).toString('latin1') });
  }
  return read;
}

const partOf = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
const formOf = (...parts: string[]) => Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`, 'latin1');

test('DI-02 files of a form arrive as they were sent, wherever the bytes are cut', async () => {
  const chunk = fc.constantFrom('\r\n', '--', `\r\n--${BOUNDARY.slice(0, 5)}`, 'Day,Close', 'ÿ', '-');
  const content = fc.array(chunk, { maxLength: 20 }).map((chunks) => chunks.join(''));
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(content, { maxLength: 4 }), sizes, async (contents, cuts) => {
      const parts = contents.map((one, n) => partOf(`name="files"; filename="${n}.csv"`, one));
      expect(await read(formOf(...parts), cuts)).toEqual(
        contents.map((one, n) => ({ field: 'files', fileName: `${n}.csv`, content: one })),
      );
    }),
  );
});

test.each([
  { disposition: 'name="files"; filename="C:\\\\data\\\\a.csv"', fileName: 'a.csv' },
  { disposition: 'name="files"; filename="../../etc/passwd"', fileName: 'passwd' },
  { disposition: 'name="files"; filename="a%22b%0D%0A.csv"', fileName: 'a"b  .csv' },
  { disposition: 'name="files"; filename=""', fileName: '' },
  { disposition: 'name="note"', fileName: null },
])('DI-02 a name of a file is a label: $fileName', async ({ disposition, fileName }) => {
  expect(await read(formOf(partOf(disposition, 'x')), [7])).toMatchObject([{ fileName, content: 'x' }]);
});

test('a part that nobody reads is passed over', async () => {
  const form = formOf(partOf('name="a"; filename="a"', 'long'.repeat(99)), partOf('name="b"', 'short'));
  const fields: string[] = [];
  for await (const { field } of new MultipartReader(cut(form, [11]), BOUNDARY).parts()) fields.push(field);
  expect(fields).toEqual(['a', 'b']);
});

test.each([
  'no form at all',
  `--${BOUNDARY}\r\n`,
  `--${BOUNDARY}\r\nX: y\r\n\r\nz\r\n--${BOUNDARY}--`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nnever ends`,
])('a body that is no form is refused: %j', async (text) => {
  await expect(read(Buffer.from(text), [5])).rejects.toMatchObject({ code: 'bad_request' });
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['text/plain; boundary=abc', null],
  ['multipart/form-data', null],
  [undefined, null],
])('the boundary of %j is %j', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary);
});
