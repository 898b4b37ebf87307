import fc from 'fast-check';
import { anyText } from '#domain/import/any-text-for-tests.ts';
import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { PeekedTable } from '../decode/peek.ts';
import type { Fixture } from './read-fixture-for-tests.ts';

const word = fc.constantFrom(
  ...Object.values(COLUMN_WORDS).flat(),
  ...'adj close|dividends|stock splits|<DATE>|<CLOSE>|SECID|BOARDID|TRADEDATE|COUPONDATE|symbol|exchange|security|10y|2y|1m|KEY|TIME_PERIOD|OBS_VALUE|constructor|__proto__'.split(
    '|',
  ),
);
const name = fc.oneof(word, anyText);
const cell = fc.oneof(
  anyText,
  fc.double().map(String),
  fc.constantFrom(
    '',
    'null',
    '2024-03-01',
    '03/04/2024',
    '11:34',
    '1,234.5',
    'RU000A0JVBS1',
    'COUPON',
    '0000-00-00',
  ),
);

/** Tables that look a little like something: known names of columns over any cells, of any length. */
export const anyTableFile: fc.Arbitrary<Fixture> = fc
  .tuple(
    fc.array(name, { maxLength: 12 }),
    fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 8 }),
    anyText,
  )
  .map(([header, rows, fileName]) => {
    const content: PeekedTable = { kind: 'table', source: 'csv', decimal: '.', header, sample: rows };
    const lines = rows.map((cells, at) => ({ line: at + 2, raw: cells.join(','), cells }));
    return {
      peek: { name: fileName, bytes: 1, content },
      decoded: {
        kind: 'table',
        header,
        async *rows() {
          yield lines;
        },
      },
    };
  });

const key = fc.constantFrom(
  'history',
  'securities',
  'columns',
  'data',
  'facts',
  'us-gaap',
  'cik',
  'entityName',
  'type',
  'recordType',
  'canonical',
  'boards',
  'documentInfo',
  '__proto__',
);

/** JSON documents whose keys are those of the formats and whose values are anything. */
export const anyJsonFile: fc.Arbitrary<Fixture> = fc
  .oneof(fc.jsonValue(), fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.dictionary(key, fc.jsonValue()))))
  .map((value) => ({
    peek: {
      name: 'x.json',
      bytes: 1,
      content: { kind: 'json', keys: keysOf(value), text: JSON.stringify(value) },
    },
    decoded: {
      kind: 'json',
      whole: async () => value,
      async *elements() {
        yield* Array.isArray(value) ? value : [value];
      },
    },
  }));

function keysOf(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([first, inner]) => [
      first,
      ...(typeof inner === 'object' && inner !== null
        ? Object.keys(inner).map((second) => `${first}.${second}`)
        : []),
    ]),
  );
}
