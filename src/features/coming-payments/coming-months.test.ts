import { expect, test } from 'vitest';
import { sumByCurrency, toMonths } from './coming-months.ts';
import { comingRow } from './coming-rows-for-tests.ts';

test('WL-03 payments stand under their months, and a month without any is left out', () => {
  const months = toMonths([
    comingRow(),
    comingRow({ date: '2026-08-31' }),
    comingRow({ date: '2027-01-15', total: null }),
  ]);
  expect(months.map(({ month, events, totals }) => [month, events.length, totals])).toEqual([
    ['2026-08', 2, [{ currency_name: 'EUR', amount: 240 }]],
    ['2027-01', 1, []],
  ]);
});

test('WL-03 currencies are never added up, and what is not known is not counted as nothing', () => {
  const dollars = comingRow({ currency_name: 'USD', total: 5 });
  expect(sumByCurrency([comingRow(), dollars, dollars, comingRow({ total: null })])).toEqual([
    { currency_name: 'USD', amount: 10 },
    { currency_name: 'EUR', amount: 120 },
  ]);
});
