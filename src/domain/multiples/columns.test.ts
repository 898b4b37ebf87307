import { expect, test } from 'vitest';
import { books, report } from './books-for-tests.ts';
import { columnsOf, daysOf } from './columns.ts';

const HALVES = books({
  today: '2026-11-15',
  reports: [
    report('2024-12-31', 12, {}),
    report('2025-06-30', 6, {}),
    report('2025-12-31', 12, {}),
    report('2026-06-30', 6, {}),
  ],
});
const idsOf = (of: typeof HALVES, period: '1' | '2') => columnsOf(of, period).map(({ id }) => id);

test('MU-01 now comes first, then every quarter to the oldest report, also those that nobody reported', () => {
  expect(idsOf(HALVES, '1')).toEqual([
    'now',
    '2026-06-30',
    '2026-03-31',
    '2025-12-31',
    '2025-09-30',
    '2025-06-30',
    '2025-03-31',
    '2024-12-31',
  ]);
});

test('MU-01 years are those that were reported whole', () => {
  expect(idsOf(HALVES, '2')).toEqual(['now', '2025-12-31', '2024-12-31']);
});

test('MU-01 now is the latest report at the price of today', () => {
  expect(columnsOf(HALVES, '2')[0]).toEqual({
    id: 'now',
    end: '2026-06-30',
    day: '2026-11-15',
    span: 'year',
  });
});

test.each([
  { today: '2027-12-30', has: true },
  { today: '2028-01-01', has: false },
])('MU-01 on $today a report of June 2026 still says something about now: $has', ({ today, has }) => {
  expect(idsOf({ ...HALVES, today }, '1').includes('now')).toBe(has);
});

test('MU-01 without reports there are no columns', () => {
  expect(columnsOf(books({ reports: [] }), '1')).toEqual([]);
});

test('MU-01 prices are requested today and for the end of every quarter', () => {
  expect(daysOf(HALVES)).toHaveLength(8);
  expect(daysOf(HALVES)[0]).toBe('2026-11-15');
});
