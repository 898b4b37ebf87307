import { expect, test } from 'vitest';
import { curvesQueryText, parseCurvesQuery } from './curve-selection.ts';

test.each([
  { day: '2026-06-30', curves: 'EUR~2026-06-30' },
  { day: '30.06.2026', curves: 'EUR~2026-06-30' },
  { day: '30/06/2026', curves: 'EUR~2026-06-30' },
  { day: '2026/06/30', curves: 'EUR~2026-06-30' },
  { day: '', curves: 'EUR' },
])('LV-01 a curve is added on the day "$day" as the field writes it in any language', ({ day, curves }) => {
  const selection = parseCurvesQuery({ currency: 'EUR', of: 'government', day });
  expect(curvesQueryText(selection)).toBe(`curves=${curves}`);
});

test('a curve on a day that is no date is not added', () => {
  expect(parseCurvesQuery({ currency: 'EUR', of: 'government', day: 'soon' }).curves).toEqual([]);
});
