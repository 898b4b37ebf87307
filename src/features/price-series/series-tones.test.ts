import { expect, test } from 'vitest';
import { toneOf } from './series-tones.ts';

test('CM-06 21 tones are all different, then they begin anew; the turnover is none of them', () => {
  const tones = Array.from({ length: 21 }, (_, position) => toneOf(position + 1));
  expect(new Set(tones.map(({ color }) => color)).size).toBe(21);
  expect(tones.map(({ colorNum }) => colorNum)).toEqual(tones.map((_, position) => position + 1));
  expect(toneOf(22)).toEqual(toneOf(1));
  expect(toneOf('turnover')).toEqual({ color: '#f8bb68', colorNum: 0 });
});
