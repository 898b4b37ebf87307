import { toCalendarDay, toDayNumber } from '../../calendar/day-number.ts';

/** First days of the lunar new year, at the meridian of Beijing (Purple Mountain Observatory). */
const LUNAR_NEW_YEARS =
  '2015-02-19 2016-02-08 2017-01-28 2018-02-16 2019-02-05 2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08';

/** First days of the feasts that the Presidency of Religious Affairs of Turkey announces. */
const RAMAZAN =
  '2019-06-04 2020-05-24 2021-05-13 2022-05-02 2023-04-21 2024-04-10 2025-03-30 2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04';
const KURBAN =
  '2019-08-11 2020-07-31 2021-07-20 2022-07-09 2023-06-28 2024-06-16 2025-06-06 2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13';

/** The eve and the six days after it. What each year's decree adds or takes is not in it. */
export const SPRING_FESTIVALS = from(LUNAR_NEW_YEARS, -1, 7);
export const BAYRAMS = [...from(RAMAZAN, 0, 3), ...from(KURBAN, 0, 4)];

function from(firstDays: string, shift: number, count: number): readonly string[] {
  return firstDays
    .split(' ')
    .flatMap((first) =>
      Array.from({ length: count }, (_, at) => toCalendarDay(toDayNumber(first) + shift + at)),
    );
}
