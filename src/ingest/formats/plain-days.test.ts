import { expect, test } from 'vitest';
import { findPlainDay } from './plain-days.ts';

const write = (...cells: string[]) => {
  const toDay = findPlainDay(cells);
  return toDay && cells.map(toDay);
};

test.each([
  { of: 'six digits with the year first', cells: ['240102', '240131'], days: ['2024-01-02', '2024-01-31'] },
  { of: 'six digits with the year last', cells: ['020124', '310124'], days: ['2024-01-02', '2024-01-31'] },
  { of: 'six digits of the last century', cells: ['980302', '980303'], days: ['1998-03-02', '1998-03-03'] },
  { of: 'years of eras', cells: ['S49.9.24', 'R6.3.13'], days: ['1974-09-24', '2024-03-13'] },
  { of: 'years of Taiwan', cells: ['113/01/02', '113/1/3'], days: ['2024-01-02', '2024-01-03'] },
  {
    of: 'seconds of the opening in New York',
    cells: ['1704205800', '1704292200'],
    days: ['2024-01-02', '2024-01-03'],
  },
  {
    of: 'milliseconds of midnight in Moscow, from Monday to Friday',
    cells: ['1704661200000', '1704747600000', '1704834000000', '1704920400000', '1705006800000'],
    days: ['2024-01-08', '2024-01-09', '2024-01-10', '2024-01-11', '2024-01-12'],
  },
  {
    of: 'years of Taiwan above a note',
    cells: ['113/01/02', '113/1/3', '說明:'],
    days: ['2024-01-02', '2024-01-03', '說明:'],
  },
  { of: 'nanoseconds', cells: ['1707109200000000000'], days: ['2024-02-05'] },
])('DI-03 $of are days', ({ cells, days }) => expect(write(...cells)).toEqual(days));

test.each([
  { of: 'one day of six digits, of which either end may be the year', cells: ['240102'] },
  { of: 'a late moment of which no other day shows where it was', cells: ['1704142800'] },
  { of: 'days as they are', cells: ['2024-01-02', '240102'] },
])('DI-03 $of: nothing is guessed', ({ cells }) => expect(write(...cells)).toBeNull());
