import { expect, test } from 'vitest';
import { NO_HORIZON, parseHorizon, writeHorizon } from './horizon-choice.ts';

test.each([
  { choice: NO_HORIZON, words: {}, why: 'what is usual has no words' },
  {
    choice: { day: '2028-01-15', by: 'price', exit: '98,5', rate: '3' },
    words: { horizon_day: '2028-01-15', horizon_by: 'price', horizon_exit: '98.5', horizon_rate: '3' },
    why: 'numbers are written with a point, whatever the language of the page',
  },
] as const)('EP-01 the horizon in the address: $why', ({ choice, words }) => {
  expect(writeHorizon(choice, 'horizon', ',')).toEqual(words);
  expect(parseHorizon(words, 'horizon', ',')).toEqual(choice);
});

test('EP-01 what makes no sense in an address leaves the horizon as usual', () => {
  const words = { horizon_day: 'soon', horizon_by: 'luck', horizon_exit: '1e9', horizon_rate: '--' };
  expect(parseHorizon(words, 'horizon', '.')).toEqual(NO_HORIZON);
  expect(writeHorizon({ ...NO_HORIZON, exit: 'cheap' }, 'horizon', '.')).toEqual({});
});

test('EP-01 two bonds beside each other have each its own horizon', () => {
  const words = { ...writeHorizon({ ...NO_HORIZON, rate: '2' }, 'horizon', '.'), beside_rate: '4' };
  expect(parseHorizon(words, 'horizon', '.').rate).toBe('2');
  expect(parseHorizon(words, 'beside', '.').rate).toBe('4');
});
