import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#domain/import/any-text-for-tests.ts';
import { DECODE_LIMITS } from '../decode-limits.ts';
import { unpackRows } from '../packed-rows.ts';
import { toCsvRecord } from './csv-record.ts';
import { RecordSplitter } from './split-records.ts';

function split(chunks: readonly string[], delimiter = ',', limits = DECODE_LIMITS) {
  const splitter = new RecordSplitter(delimiter, limits);
  const packed = [...chunks.map((chunk) => splitter.push(chunk)), splitter.end()];
  return packed
    .flatMap((each) => (each ? unpackRows(each) : []))
    .map(({ line, raw, cells }) => ({ line, raw, cells }));
}

test.each([
  {
    why: 'cells and records',
    text: 'a,b\nc,d',
    records: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  },
  {
    why: 'an empty cell at the end',
    text: 'a,\n,b\n',
    records: [
      ['a', ''],
      ['', 'b'],
    ],
  },
  { why: 'line breaks of three systems', text: 'a\r\nb\rc\nd', records: [['a'], ['b'], ['c'], ['d']] },
  { why: 'blank lines are no records', text: '\n\na\n\r\n\nb\n\n', records: [['a'], ['b']] },
  { why: 'an empty cell in quotes is a record', text: '""\na', records: [[''], ['a']] },
  {
    why: 'quotes around delimiters and breaks',
    text: '"a,b","c\nd"\ne,f',
    records: [
      ['a,b', 'c\nd'],
      ['e', 'f'],
    ],
  },
  { why: 'doubled quotes', text: '"a ""b"" c",""""', records: [['a "b" c', '"']] },
  { why: 'a quote inside of a plain cell', text: '5" pipe,x', records: [['5" pipe', 'x']] },
  { why: 'text behind a closing quote', text: '"Acme" Ltd,5', records: [['"Acme" Ltd', '5']] },
  {
    why: 'a zero and a backslash dot',
    text: 'a\0b,\\.\nc,d',
    records: [
      ['a\0b', '\\.'],
      ['c', 'd'],
    ],
  },
])('DI-04 $why', ({ text, records }) => {
  expect(split([text]).map(({ cells }) => cells)).toEqual(records);
});

test('a record has the line where it begins and its text as it stands in the file', () => {
  const text = 'h1,h2\r\n"a\r\nb","say ""no"""\r\n\r\nc,d';
  expect(split([text])).toEqual([
    { line: 1, raw: 'h1,h2', cells: ['h1', 'h2'] },
    { line: 2, raw: '"a\r\nb","say ""no"""', cells: ['a\r\nb', 'say "no"'] },
    { line: 5, raw: 'c,d', cells: ['c', 'd'] },
  ]);
});

const delimiters = fc.constantFrom(',', ';', '\t', '|');
const tables = fc.array(fc.array(anyText, { minLength: 1, maxLength: 5 }), { maxLength: 8 });

test('DI-04 any table that is written as text is read with the same cells', () => {
  fc.assert(
    fc.property(tables, delimiters, fc.constantFrom('\n', '\r\n', '\r'), (table, delimiter, lineBreak) => {
      const text = table.map((cells) => toCsvRecord(cells, delimiter) + lineBreak).join('');
      expect(split([text], delimiter).map(({ cells }) => cells)).toEqual(table);
    }),
  );
});

test('DI-04 a text split anywhere, well formed or not, gives the same records', () => {
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 20 }),
      fc.array(fc.nat(30), { maxLength: 20 }),
      delimiters,
      (parts, lengths, delimiter) => {
        const text = `${parts.join('')}"`;
        const closed = text.split('"').length % 2 === 1 ? text : `${text}"`;
        const chunks: string[] = [];
        let at = 0;
        for (const length of lengths) {
          chunks.push(closed.slice(at, at + length));
          at += length;
        }
        chunks.push(closed.slice(at));
        expect(outcome(chunks, delimiter)).toEqual(outcome([closed], delimiter));
      },
    ),
  );
});

function outcome(chunks: readonly string[], delimiter: string) {
  try {
    return split(chunks, delimiter);
  } catch (error) {
    return error;
  }
}

test.each([
  { limit: 'cellCharacters', text: 'aaaa\n' },
  { limit: 'cellCharacters', text: '"aa\naa' },
  { limit: 'columns', text: 'a,b,c,d\n' },
  { limit: 'recordCharacters', text: 'aaa,aaa,aaa\n' },
  { limit: 'records', text: 'a\nb\nc\nd\n' },
])('DI-13 a file over the limit of $limit is refused with the name of the limit', ({ limit, text }) => {
  const limits = { ...DECODE_LIMITS, cellCharacters: 3, columns: 3, recordCharacters: 10, records: 3 };
  expect(() => split([text], ',', limits)).toThrow(
    expect.objectContaining({ code: 'too_large', details: expect.objectContaining({ limit }) }),
  );
});

test('a quote that never closes is refused with the line where its record begins', () => {
  expect(() => split(['a\nb\n"c\nd'])).toThrow(
    expect.objectContaining({ code: 'unclosed_quote', details: { line: 3 } }),
  );
});
