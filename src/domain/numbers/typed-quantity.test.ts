import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkQuantity, LARGEST_QUANTITY, readQuantity } from './typed-quantity.ts';

test.each([
  { typed: '', mark: '.', read: null, why: 'nothing typed is no quantity' },
  { typed: '  ', mark: '.', read: null, why: 'nor are spaces' },
  { typed: '10', mark: '.', read: 10, why: 'digits are units' },
  { typed: '0.5', mark: '.', read: 0.5, why: 'half a share is a quantity' },
  { typed: '0,5', mark: ',', read: 0.5, why: 'with the mark of the language' },
  { typed: '12,5', mark: '.', read: 12.5, why: 'with the other mark, where it can only mean decimals' },
  { typed: '.5', mark: '.', read: 0.5, why: 'without a leading zero' },
  { typed: '5.', mark: '.', read: 5, why: 'with the decimals still to come' },
  { typed: '1 234,5', mark: ',', read: 1234.5, why: 'thousands apart by a space' },
  { typed: '1\u00a0234\u202f567', mark: '.', read: 1234567, why: 'by a space that does not break' },
  { typed: "1'234.5", mark: '.', read: 1234.5, why: 'by an apostrophe' },
  { typed: '1,234.5', mark: ',', read: 1234.5, why: 'both marks: the last one begins the decimals' },
  { typed: '1.234,5', mark: '.', read: 1234.5, why: 'whichever it is' },
  { typed: '1,234,567', mark: '.', read: 1234567, why: 'a mark that is there twice groups' },
  { typed: '1.234', mark: '.', read: 1.234, why: 'the mark of the page always begins decimals' },
  { typed: '0,125', mark: '.', read: 0.125, why: 'nothing is grouped after a zero' },
  { typed: '１２．５', mark: '.', read: 12.5, why: 'full-width digits' },
  { typed: '1,234', mark: '.', read: 'unclear', why: 'a thousand or one and a bit is not guessed' },
  { typed: '1.234', mark: ',', read: 'unclear', why: 'in no language' },
  { typed: 'ten', mark: '.', read: 'no_number', why: 'a word is no number' },
  { typed: '1e5', mark: '.', read: 'no_number', why: 'nor is what a calculator writes' },
  { typed: '1.2.3', mark: '.', read: 'no_number', why: 'nor two points' },
  { typed: ',', mark: '.', read: 'no_number', why: 'nor a mark alone' },
  { typed: '1,2345.6', mark: '.', read: 'no_number', why: 'nor groups of four' },
  { typed: '0', mark: '.', read: 'not_positive', why: 'none is not held' },
  { typed: '-5', mark: '.', read: 'not_positive', why: 'nor less than none' },
  { typed: '\u22125', mark: '.', read: 'not_positive', why: 'with the minus that the site writes' },
  { typed: '1 000 000 001', mark: '.', read: 'too_many', why: 'more than a billion' },
  { typed: '0.0000001', mark: '.', read: 'too_precise', why: 'less than a millionth' },
] as const)('WL-01 $why', ({ typed, mark, read }) => {
  const answer = readQuantity(typed, mark);
  if (read === null) expect(answer).toEqual({ kind: 'none' });
  else if (typeof read === 'number') expect(answer).toEqual({ kind: 'quantity', quantity: read });
  else expect(answer).toEqual({ kind: 'wrong', fault: read });
});

test('WL-01 whatever is typed gets an answer, and a quantity is always one that can be kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom<'.' | ','>('.', ','), (typed, mark) => {
      const answer = readQuantity(typed, mark);
      if (answer.kind !== 'quantity') return;
      expect(answer.quantity).toBeGreaterThan(0);
      expect(answer.quantity).toBeLessThanOrEqual(LARGEST_QUANTITY);
    }),
  );
});

test('WL-02 a number that came as a number obeys the same rules', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, -1, 2e9, 1e-7, 10.5].map(checkQuantity)).toEqual([
    { kind: 'wrong', fault: 'no_number' },
    { kind: 'wrong', fault: 'no_number' },
    { kind: 'wrong', fault: 'not_positive' },
    { kind: 'wrong', fault: 'too_many' },
    { kind: 'wrong', fault: 'too_precise' },
    { kind: 'quantity', quantity: 10.5 },
  ]);
});
