import { expect, test } from 'vitest';
import { choiceOf, givenBy } from './access-choice.ts';

const plans = [
  { id: 1, level: 1 },
  { id: 677, level: 1077 },
];

test.each([
  { level: 0, tariff: null, choice: 'none' },
  { level: 1, tariff: null, choice: 'basic' },
  { level: 1077, tariff: 677, choice: 'plan-677' },
  { level: 1, tariff: 1, choice: 'plan-1' },
  { level: 345, tariff: null, choice: 'keep' },
  { level: 1077, tariff: null, choice: 'keep' },
  { level: 5, tariff: 677, choice: 'keep' },
  { level: 1, tariff: 12_345, choice: 'keep' },
])(
  'US-08 level $level with plan $tariff is the choice $choice, which gives it again',
  ({ choice, ...held }) => {
    expect(choiceOf(held, plans)).toBe(choice);
    expect(givenBy(choice, held, plans)).toEqual(held);
  },
);

test('US-08 a plan that does not exist gives nothing', () => {
  expect(givenBy('plan-9', { level: 1, tariff: null }, plans)).toBeNull();
  expect(givenBy('constructor', { level: 1, tariff: null }, plans)).toBeNull();
});
