import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  { value: 'plain', written: 'plain' },
  { value: null, written: '' },
  { value: -7, written: '-7' },
  { value: '=1+1', written: `'=1+1` },
  { value: '+49 30', written: `'+49 30` },
  { value: '-2', written: `'-2` },
  { value: '@sum(A1)', written: `'@sum(A1)` },
  { value: '\t=1', written: `'\t=1` },
  { value: '\n=1', written: `"'\n=1"` },
  { value: '＝1+1', written: `'＝1+1` },
  { value: '=1,"2"', written: `"'=1,""2"""` },
  { value: 'two\nlines', written: '"two\nlines"' },
])('US-09 in a file $value is written so that it stays what it is', ({ value, written }) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test('US-09 whatever a text holds, it stays one field and never begins a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = csvLine([text, 7]);
      const [, quoted, bare] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*)),7\r\n$/.exec(written) ?? [];
      const field = quoted === undefined ? bare : quoted.replaceAll('""', '"');
      expect(field?.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')).toBe(text);
      expect(field).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
  );
});
