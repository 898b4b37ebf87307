import { expect, test } from 'vitest';
import { closedDaysOf } from '#domain/bonds/calendars/calendars.ts';
import { daysOf360, yearFraction } from '#domain/bonds/day-count.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import {
  BUSINESS_DAYS_OF_BRAZIL,
  DAYS_OF_360,
  type KnownDays,
  PARTS_BY_PERIOD,
  PARTS_OF_A_YEAR,
} from './day-counts.ts';

const rowsOf = (known: KnownDays) =>
  known.answers
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([from = '', to = '', answer = '', periodEnd = '', times = '', periodStart = from]) => ({
      ...known,
      from,
      to,
      answer: sumOf(answer),
      periodEnd,
      times,
      periodStart,
    }));

const sumOf = (text: string) =>
  text.split('+').reduce((sum, part) => {
    const [above = 0, below = 1] = part.split('/').map(Number);
    return sum + above / below;
  }, 0);

test.each(DAYS_OF_360.flatMap(rowsOf))(
  'NU-05 $dayCount: $answer days from $from to $to ($source)',
  ({ dayCount, from, to, answer, maturesOn }) => {
    const ends = maturesOn === undefined ? null : toDayNumber(maturesOn);
    const years = yearFraction(dayCount, toDayNumber(from), toDayNumber(to), { maturesOn: ends });
    expect(years * 360).toBeCloseTo(answer, 9);
    if (dayCount === '30/360') expect(daysOf360(dayCount, toDayNumber(from), toDayNumber(to))).toBe(answer);
  },
);

test.each(PARTS_OF_A_YEAR.flatMap(rowsOf))(
  'NU-05 $dayCount: $answer years from $from to $to ($source)',
  ({ dayCount, from, to, answer }) => {
    expect(yearFraction(dayCount, toDayNumber(from), toDayNumber(to))).toBeCloseTo(answer, 10);
  },
);

test.each(PARTS_BY_PERIOD.flatMap(rowsOf))(
  'NU-05 $dayCount: $answer years from $from to $to of a period to $periodEnd ($source)',
  ({ dayCount, from, to, answer, periodStart, periodEnd, times }) => {
    const reference = {
      start: toDayNumber(periodStart),
      end: toDayNumber(periodEnd),
      couponsPerYear: Number(times),
    };
    expect(yearFraction(dayCount, toDayNumber(from), toDayNumber(to), { reference })).toBeCloseTo(answer, 10);
  },
);

test.each(rowsOf(BUSINESS_DAYS_OF_BRAZIL))(
  'NU-05 BUS/252: $answer years from $from to $to ($source)',
  ({ from, to, answer }) => {
    const closed = closedDaysOf('BR');
    expect(yearFraction('BUS/252', toDayNumber(from), toDayNumber(to), { closed })).toBeCloseTo(answer, 10);
  },
);
