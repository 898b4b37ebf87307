import { expect, test } from 'vitest';
import { toDayNumber } from '../../calendar/day-number.ts';
import { askSpreadsheet } from './ask-spreadsheet.ts';

const [day, later] = [toDayNumber('2024-03-11'), toDayNumber('2025-03-11')];

test('a function is asked by its name', () => {
  expect(askSpreadsheet('COUPNUM', [day, later, 2, 0])).toEqual({ isAnswered: true, value: 2 });
});

test.each([
  ['DISC', [later, day, 97, 100, 1], 'days_out_of_order'],
  ['DISC', [day, day, 97, 100, 1], 'days_out_of_order'],
  ['PRICE', [day, later, -0.1, 0.05, 100, 2, 0], 'negative'],
  ['YIELD', [day, later, 0.05, 0, 100, 2, 0], 'not_positive'],
  ['YIELD', [day, later, 0.05, 98, 100, 3, 0], 'unknown_frequency'],
  ['YEARFRAC', [day, later, 5], 'unknown_basis'],
  ['ODDFPRICE', [day, later, later, later, 0.05, 0.05, 100, 2, 0], 'days_out_of_order'],
  ['TBILLEQ', [day, later, 1.5], 'no_solution'],
] as const)('%s says why it has no answer: %j, %s', (name, asked, why) => {
  expect(askSpreadsheet(name, asked)).toEqual({ isAnswered: false, why });
});
