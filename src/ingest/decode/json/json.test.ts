import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#domain/import/any-text-for-tests.ts';
import { readTable, sourceOf } from '../decode-for-tests.server.ts';
import { DECODE_LIMITS } from '../decode-limits.ts';
import { readElements } from './json-elements.ts';
import { parseJson } from './parse-json.ts';
import { peekJson } from './peek-json.ts';

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function elementsOf(text: string, path: readonly string[], length = 5) {
  const all: unknown[] = [];
  for await (const batch of readElements(inPieces(text, length), path, DECODE_LIMITS)) all.push(...batch);
  return all;
}

const DOCUMENT =
  '{ "history": {"columns": ["A,]", "B"], "data": [[1, "x\\"]"], [2, {"y": [3]}], null ]}, "data": [9] }';

test('DI-03 the elements under a path are read one at a time, wherever the chunks end', async () => {
  for (const length of [1, 2, 7, 1_000]) {
    expect(await elementsOf(DOCUMENT, ['history', 'data'], length)).toEqual([
      [1, 'x"]'],
      [2, { y: [3] }],
      null,
    ]);
    expect(await elementsOf(DOCUMENT, ['data'], length)).toEqual([9]);
    expect(await elementsOf('[{"a":1}, {"b":[]}]', [], length)).toEqual([{ a: 1 }, { b: [] }]);
    expect(await elementsOf('{"a":1}\n{"a":2}', [], length)).toEqual([{ a: 1 }, { a: 2 }]);
  }
  await expect(elementsOf(DOCUMENT, ['history', 'missing'])).rejects.toMatchObject({ code: 'no_such_path' });
});

test('DI-04 any list of values is read by elements as by the parser', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.nat(20), async (values, length) => {
      const text = JSON.stringify({ a: { '"b]': values }, b: values }, null, length % 3);
      expect(await elementsOf(text, ['a', '"b]'], length + 1)).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

test('DI-03 the keys of a document are known to a depth of three, and lists are looked through', async () => {
  const { form, keys } = await peekJson(
    inPieces('{"cik":1,"facts":{"us-gaap":{"Assets":{"units":{}}}},"data":[{"id":2}]}', 4),
    DECODE_LIMITS,
  );
  expect(form).toBe('document');
  expect([...keys]).toEqual(['cik', 'facts', 'facts.us-gaap', 'facts.us-gaap.Assets', 'data', 'data.id']);
});

test('DI-04 a number that a float cannot hold keeps its digits', () => {
  expect(
    parseJson('[1.5, 12345678901234567890.123456789, 0.1, 1e400, 100000000000000000000, 1.50]', 1),
  ).toEqual([1.5, '12345678901234567890.123456789', 0.1, '1e400', 100000000000000000000, 1.5]);
});

test('DI-04 lists of flat objects are tables: lines, arrays, keys that come late', async () => {
  const lines = await readTable(
    sourceOf('{"a":1,"b":"x"}\n\n{"b":null,"c":[1,2]}\n{"a":12345678901234567890.5}\n', 'a.jsonl', [3]),
  );
  expect(lines.content).toMatchObject({ source: 'json-lines', header: ['a', 'b', 'c'] });
  expect(lines.rows).toEqual([
    { line: 1, raw: '{"a":1,"b":"x"}', cells: ['1', 'x', ''] },
    { line: 3, raw: '{"b":null,"c":[1,2]}', cells: ['', '', '[1,2]'] },
    { line: 4, raw: '{"a":12345678901234567890.5}', cells: ['12345678901234567890.5', '', ''] },
  ]);
  const array = await readTable(sourceOf('[\n{"__proto__":"p","a":true},\n{"a":false}]'));
  expect(array.content).toMatchObject({ source: 'json-array', header: ['__proto__', 'a'] });
  expect(array.rows.map(({ line, cells }) => ({ line, cells }))).toEqual([
    { line: 2, cells: ['p', 'true'] },
    { line: 3, cells: ['', 'false'] },
  ]);
});

test('DI-04 any rows that are written as JSON lines are read with the same cells', async () => {
  const rows = fc.array(fc.tuple(anyText, anyText), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (table, length) => {
      const text = table.map(([one, other]) => JSON.stringify({ one, 'o.ther': other })).join('\n');
      const read = await readTable(sourceOf(text, 'a.jsonl', [length]));
      expect(read.rows.map(({ cells }) => cells)).toEqual(table);
    }),
  );
});

test.each(['{"a":', '[1,2', '{"a":1}}', '[}', '{"a":tru}\n{}', '{"a":1} x'])(
  'DI-13 %s is refused as bad JSON',
  async (text) => {
    await expect(elementsOf(text, [])).rejects.toMatchObject({ code: 'bad_json' });
  },
);
