import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepInOrder, SHORTCUT_DAYS, shortcutDay, shortcutRange } from './day-range.ts';

const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['a range in order stays', '2026-01-10', '2026-02-10', 'from', '2026-01-10', '2026-02-10'],
  ['one day is a range', '2026-01-10', '2026-01-10', 'to', '2026-01-10', '2026-01-10'],
  [
    'a start behind the end takes the end along',
    '2026-03-10',
    '2026-02-10',
    'from',
    '2026-03-10',
    '2026-03-10',
  ],
  [
    'an end before the start takes the start along',
    '2026-03-10',
    '2026-02-10',
    'to',
    '2026-02-10',
    '2026-02-10',
  ],
  ['an open end is never too early', '2026-03-10', null, 'from', '2026-03-10', null],
  ['an open start is never too late', null, '2026-03-10', 'to', null, '2026-03-10'],
] as const)('DP-02 %s', (_, from, to, changed, newFrom, newTo) => {
  expect(keepInOrder({ from, to }, changed)).toEqual({ from: newFrom, to: newTo });
});

test('DP-02 whatever end is changed, it is kept and the end is never before the start', () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.constantFrom('from', 'to'), (from, to, changed) => {
      const range = keepInOrder({ from, to }, changed);
      expect(range[changed]).toBe({ from, to }[changed]);
      expect((range.from ?? '') <= (range.to ?? '')).toBe(true);
    }),
  );
});

test.each([
  [-7, {}, { from: '2026-11-08', to: '2026-11-15' }],
  [-30, {}, { from: '2026-10-16', to: '2026-11-15' }],
  [7, {}, { from: '2026-11-15', to: '2026-11-22' }],
  [30, {}, { from: '2026-11-15', to: '2026-12-15' }],
  [-30, { min: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-15' }],
  [7, { max: '2026-11-15' }, null],
  [-7, { max: '2026-11-01' }, null],
])('DP-02 %i days from 15.11.2026 within %o are %o', (days, limits, range) => {
  expect(shortcutRange(days, '2026-11-15', limits)).toEqual(range);
});

test('DP-02 a shortcut never leaves the limits and is never reversed', () => {
  const limits = fc.tuple(anyDay, anyDay).map(([a, b]) => (a < b ? { min: a, max: b } : { min: b, max: a }));
  fc.assert(
    fc.property(fc.constantFrom(...SHORTCUT_DAYS), anyDay, limits, (days, anchor, { min, max }) => {
      const range = shortcutRange(days, anchor, { min, max });
      if (!range) return;
      const inOrder = [min, range.from, range.to, max];
      expect(inOrder).toEqual([...inOrder].sort());
    }),
  );
});

test('DP-02 for one day, a shortcut is a day that the limits allow, or none', () => {
  expect(shortcutDay(-7, '2026-11-15', {})).toBe('2026-11-08');
  expect(shortcutDay(30, '2026-11-15', { max: '2026-12-01' })).toBeNull();
});
