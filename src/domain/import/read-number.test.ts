import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './any-text-for-tests.ts';
import { isMissing } from './missing-value.ts';
import { readNumber } from './read-number.ts';

test.each([
  { text: '12.50', decimal: '.', number: '12.50' },
  { text: '4,787,699', decimal: '.', number: '4787699' },
  { text: '12,34,567.5', decimal: '.', number: '1234567.5' },
  { text: '1 234,5', decimal: ',', number: '1234.5' },
  { text: '1\u00a0234\u00a0567,5', decimal: ',', number: '1234567.5' },
  { text: "1'234.5", decimal: '.', number: '1234.5' },
  { text: '1.234', decimal: ',', number: '1234' },
  { text: '1.234', decimal: '.', number: '1.234' },
  { text: '−5', decimal: '.', number: '-5' },
  { text: '(1,234.5)', decimal: '.', number: '-1234.5' },
  { text: '12-', decimal: '.', number: '-12' },
  { text: '+7', decimal: '.', number: '7' },
  { text: '.5', decimal: '.', number: '0.5' },
  { text: '5.', decimal: '.', number: '5' },
  { text: '1.5E-3', decimal: '.', number: '0.0015' },
  { text: '2.5e+3', decimal: '.', number: '2500' },
  { text: '1e3', decimal: '.', number: '1000' },
  { text: '1.2345e2', decimal: '.', number: '123.45' },
  { text: ' 7 ', decimal: '.', number: '7' },
  {
    text: '12345678901234567890.123456789012345678',
    decimal: '.',
    number: '12345678901234567890.123456789012345678',
  },
] as const)('DI-03 $text with decimal mark $decimal is $number', ({ text, decimal, number }) => {
  expect(readNumber(text, decimal)).toBe(number);
});

test.each([
  '',
  '-',
  '.',
  'null',
  'e5',
  '1,5',
  '1.2.3',
  '1,23,4',
  '12 34',
  '5%',
  '€5',
  '1e500',
  '0x10',
  '--5',
  'Infinity',
  '2024-01-02',
])('DI-03 "%s" is no number where the decimal mark is a point', (text) => {
  expect(readNumber(text, '.')).toBeNull();
});

const decimals = fc.tuple(
  fc.boolean(),
  fc.stringMatching(/^[1-9]\d{0,40}$/),
  fc.stringMatching(/^\d{0,30}$/),
);

test('DI-04 a decimal of any length arrives exactly, with any mark and any sign of thousands', () => {
  fc.assert(
    fc.property(
      decimals,
      fc.constantFrom('.', ','),
      fc.constantFrom('', ' ', "'", 'other'),
      (parts, mark, sign) => {
        const [isNegative, whole, rest] = parts;
        const group = sign === 'other' ? (mark === '.' ? ',' : '.') : sign;
        const written = whole.replaceAll(/\B(?=(\d{3})+$)/g, group) + (rest === '' ? '' : mark + rest);
        const number = (isNegative ? '-' : '') + whole + (rest === '' ? '' : `.${rest}`);
        expect(readNumber((isNegative ? '-' : '') + written, mark)).toBe(number);
      },
    ),
  );
});

test('DI-04 any number that a program writes is read with the same value', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      // A text has no negative zero.
      expect(Number(readNumber(String(number), '.')) + 0).toBe(number + 0);
    }),
  );
});

test('DI-13 no text makes the reader of numbers fail, and what it returns is a decimal', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('.', ','), (text, mark) => {
      expect(readNumber(text, mark) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
});

test('a cell without a value is known by its word', () => {
  expect(
    ['', ' ', 'null', 'NaN', '.', '-', '--', 'N/A', '#N/A', '#DIV/0!', 'n.a.', 'н/д'].every(isMissing),
  ).toBe(true);
  expect(['0', 'NAN1', 'nils', '--5'].some(isMissing)).toBe(false);
});

test('DI-13 a cell of a million characters is read or refused as fast as any other', () => {
  for (const sign of ['1', '1,', '1 ', '(', '-', 'e', '1e', '.']) {
    for (const end of ['', 'x', 'e5'])
      expect(readNumber(sign.repeat(500_000) + end, ',') ?? '').not.toContain(',');
  }
});
