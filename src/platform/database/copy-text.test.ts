import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyLine } from './copy-text.ts';

test.each([
  { values: ['a', 1, true, null], line: 'a\t1\tt\t\\N\n', why: 'each kind of value has its form' },
  {
    values: ['tab\there', 'line\nbreak'],
    line: 'tab\\there\tline\\nbreak\n',
    why: 'what would end a field is escaped',
  },
  { values: ['\\N'], line: '\\\\N\n', why: 'a text that looks like a null stays a text' },
  {
    values: [{ eng: 'a "b" \\ c' }],
    line: '{"eng":"a \\\\"b\\\\" \\\\\\\\ c"}\n',
    why: 'JSON keeps its own escapes',
  },
])('$why', ({ values, line }) => {
  expect(copyLine(values)).toBe(line);
});

test('no text can add a field or a row', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', size: 'small' }), { minLength: 1, maxLength: 4 }),
      (texts) => {
        const line = copyLine(texts);
        expect(line.split('\t')).toHaveLength(texts.length);
        expect(line.indexOf('\n')).toBe(line.length - 1);
      },
    ),
  );
});
