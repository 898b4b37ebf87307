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
  is_cut: false,
});

test.each([
  { quarters: 22, years: 6, shown: [9, 6], isCut: true },
  { quarters: 4, years: 12, shown: [4, 9], isCut: true },
  { quarters: 9, years: 9, shown: [9, 9], isCut: false },
  { quarters: 0, years: 0, shown: [0, 0], isCut: false },
])(
  'MU-01 of $quarters quarters and $years years a share shows $shown',
  ({ quarters, years, shown, isCut }) => {
    const { periods, is_cut } = latestPeriods(blockOf(quarters, years));
    const groups = [periods['1'][0], periods['2'][0]];
    expect(groups.map((group) => group?.headers.length)).toEqual(shown);
    expect(groups.map((group) => group?.body[0]?.length)).toEqual(shown);
    expect(groups[0]?.headers[0]?.id).toBe(quarters > 0 ? '0' : undefined);
    expect(is_cut).toBe(isCut);
  },
);
