import { expect, test } from 'vitest';
import { findHeader } from './find-header.ts';

test.each([
  {
    of: 'a title with a unit in a second cell',
    records: [
      ['Interest Rate', '', '', '(Unit : %)', ''],
      ['Date', '1Y', '2Y', '10Y', '40Y'],
      ['2024/1/4', '-0.04', '0.04', '0.61', '1.82'],
    ],
    at: 1,
  },
  {
    of: 'years as names, under titles',
    records: [
      ['UK nominal spot curve'],
      ['Maturity'],
      ['years:', '0.5', '1', '1.5', '2'],
      [],
      ['2024-01-02', '5.1', '4.9', '4.6', '4.4'],
    ],
    at: 2,
  },
  {
    of: 'a label whose value has words of columns',
    records: [
      ['Fund Name:', 'Oak High Yield Bond Share ETF'],
      ['Ticker Symbol:', 'OAKY'],
      ['Name', 'Ticker', 'Weight'],
      ['Elm', 'ELM', '60.1'],
    ],
    at: 2,
  },
  {
    of: 'prices without names',
    records: [
      ['2024-01-02', '1', '2', '3', '4'],
      ['2024-01-03', '1', '2', '3', '4'],
    ],
    at: null,
  },
])('DI-03 the names of the columns are found below $of', ({ records, at }) => {
  expect(findHeader(records)).toBe(at);
});
