import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTexts, stepsOf, stepText } from './calculator-texts.ts';
import { ownFields } from './start-fields.ts';

const OWN = ownFields('2026-06-15');

test.each([
  { text: '98.5', step: 0.01, count: 1, mark: '.', next: '98.51' },
  { text: '98,5', step: 0.01, count: -10, mark: ',', next: '98,4' },
  { text: '98.537', step: 0.01, count: 1, mark: '.', next: '98.54' },
  { text: '98.537', step: 0.01, count: -1, mark: '.', next: '98.53' },
  { text: '0', step: 0.01, count: -1, mark: '.', next: '-0.01' },
  { text: '', step: 0.01, count: 1, mark: '.', next: '0.01' },
  { text: '1000', step: 100, count: 10, mark: '.', next: '2000' },
  { text: '98.5 %', step: 0.01, count: 1, mark: '.', next: '98.51' },
  { text: 'cheap', step: 0.01, count: 1, mark: '.', next: null },
] as const)('EP-01 $count steps of $step from “$text” lead to $next', ({ text, step, count, mark, next }) => {
  expect(stepText(text, step, count, mark)).toBe(next);
});

test('EP-01 a step up and a step down lead back to where the grid was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: 1, max: 10 }),
      (hundredths, count) => {
        const text = String(hundredths / 100);
        const there = stepText(text, 0.01, count, '.') ?? '';
        expect(Number(stepText(there, 0.01, -count, '.'))).toBe(hundredths / 100);
      },
    ),
  );
});

test('EP-01 arrows step by one, with Shift by ten; other keys do not', () => {
  expect(['ArrowUp', 'ArrowDown', 'Enter'].map((key) => stepsOf(key, false))).toEqual([1, -1, 0]);
  expect(stepsOf('ArrowDown', true)).toBe(-10);
});

test('EP-01 who types a price or a yield holds it; other fields leave alone what is held', () => {
  const texts = nextTexts(OWN, { type: 'typed', field: 'yield', text: '7' });
  expect(texts).toMatchObject({ by: 'yield', yield: '7', price: '100' });
  expect(nextTexts(texts, { type: 'typed', field: 'rate', text: '6' })).toMatchObject({
    by: 'yield',
    rate: '6',
  });
  expect(nextTexts(texts, { type: 'held', by: 'dirty', text: '101' })).toMatchObject({
    by: 'dirty',
    dirty: '101',
  });
  expect(nextTexts(texts, { type: 'restored', texts: OWN })).toEqual(OWN);
});
