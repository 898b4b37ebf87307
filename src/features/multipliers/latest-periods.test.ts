import { expect, test } from 'vitest';
import { latestPeriods } from './latest-periods.ts';

const groupOf = (columns: number) => ({
  group_id: 'value',
  group_name: 'Value',
  headers: Array.from({ length: columns }, (_, at) => ({
    id: `${at}`,
    date: '2026-06-30',
    price_date: null,
  })),
  columns: [
    { multiple_id: 'pe', name: 'P/E', measure: 'times' as const, unit: null, lock: 'last-price' as const },
  ],
  body: [Array.from({ length: columns }, (_, at) => ({ value: at, reason: null }))],
});
const blockOf = (quarters: number, years: number) => ({
  issuer_id: 1,
  string_id: 'norvik-steel',
  standard: 'ifrs' as const,
  periods: { '1': [groupOf(quarters)], '2': [groupOf(years)] },
  has: { '1': quarters > 0, '2': years > 0 },
  is_cut: false,
});

test('MU-01 a share shows the first three multiples of a group', () => {
  const group = groupOf(2);
  const four = { ...group, columns: group.columns.flatMap((column) => [column, column, column, column]) };
  const block = { ...blockOf(2, 2), periods: { '1': [{ ...four, body: [[], [], [], []] }], '2': [] } };
  const { periods, is_cut } = latestPeriods(block, false);
  expect([periods['1'][0]?.columns.length, periods['1'][0]?.body.length, is_cut]).toEqual([3, 3, true]);
});

test('MU-01 the years of a share wait until they are requested, unless it has no quarters', () => {
  const { periods, has } = latestPeriods(blockOf(8, 4), false);
  expect([periods['1'].length, periods['2'].length]).toEqual([1, 0]);
  expect(has).toEqual({ '1': true, '2': true });
  const yearly = { ...blockOf(0, 4), periods: { '1': [], '2': [groupOf(4)] } };
  expect(latestPeriods(yearly, false).periods['2']).toHaveLength(1);
});

test.each([
  { quarters: 22, years: 6, shown: [5, 5], isCut: true },
  { quarters: 4, years: 12, shown: [4, 5], isCut: true },
  { quarters: 5, years: 5, shown: [5, 5], isCut: false },
  { quarters: 0, years: 0, shown: [0, 0], isCut: false },
])(
  'MU-01 of $quarters quarters and $years years a share shows $shown',
  ({ quarters, years, shown, isCut }) => {
    const { periods, is_cut } = latestPeriods(blockOf(quarters, years), true);
    const groups = [periods['1'][0], periods['2'][0]];
    expect(groups.map((group) => group?.headers.length)).toEqual(shown);
    expect(groups.map((group) => group?.body[0]?.length)).toEqual(shown);
    expect(groups[0]?.headers[0]?.id).toBe(quarters > 0 ? '0' : undefined);
    expect(is_cut).toBe(isCut);
  },
);
