import { expect, test } from 'vitest';
import { toRejectedFile } from './rejected-file.ts';

const rejected = {
  file: 'ELM.csv',
  line: '5',
  rule: 'not_a_number',
  field: 'close',
  value: '=1+1',
  details: {},
  raw: '2024-04-03;=1+1',
};

test('DI-06 rejected records come below their header, with line, rule and reason before them', () => {
  const table = { header: ['Date', '=Close'], delimiter: ';' };
  expect(toRejectedFile([rejected], table)).toBe(
    "#line;#rule;#message;Date;'=Close\n5;not_a_number;ELM.csv: “=1+1” is not a number;2024-04-03;=1+1\n",
  );
});

test('DI-06 records of what was no table come as lines of JSON', () => {
  expect(JSON.parse(toRejectedFile([rejected], null))).toMatchObject({
    '#line': '5',
    raw: '2024-04-03;=1+1',
  });
});
