import { expect, test } from 'vitest';
import { drawIssuerCurve } from './draw-issuer-curve.ts';

const WORDS = { duration: 'Duration', yield: 'Yield', others: 'Other bonds', own: 'This bond' };
const point = (name: string, duration: number, is_subject = false) => ({
  string_id: name,
  name,
  duration,
  yield: duration + 2,
  is_subject,
});

test('EP-08 the bond of the page is a series of its own among those of its issuer', () => {
  const { panes } = drawIssuerCurve([point('a', 1), point('b', 3, true), point('c', 7)], WORDS);
  expect(panes[0]?.series).toMatchObject([
    { id: 'others', names: ['a', 'c'], xs: Float64Array.of(1, 7), ys: Float64Array.of(3, 9) },
    { id: 'own', names: ['b'], xs: Float64Array.of(3), ys: Float64Array.of(5) },
  ]);
});
