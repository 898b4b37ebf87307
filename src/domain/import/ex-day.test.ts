import { expect, test } from 'vitest';
import { exDayOf } from './ex-day.ts';

test.each([
  { recordOn: '2024-05-07', country: 'RU', exDay: '2024-05-07', why: 'settlement on the next day' },
  { recordOn: '2022-12-21', country: 'RU', exDay: '2022-12-20', why: 'settlement after two days' },
  { recordOn: '2022-12-19', country: 'RU', exDay: '2022-12-16', why: 'a weekend between' },
  { recordOn: '2012-05-24', country: 'RU', exDay: '2012-05-25', why: 'settlement on the same day' },
  { recordOn: '2024-06-14', country: 'US', exDay: '2024-06-14', why: 'settlement on the next day' },
  { recordOn: '2020-02-10', country: 'US', exDay: '2020-02-07', why: 'a Monday' },
  { recordOn: '2020-05-12', country: 'DE', exDay: '2020-05-11', why: 'another country' },
])(
  'DI-03 a dividend recorded on $recordOn in $country is traded without from $exDay: $why',
  ({ recordOn, country, exDay }) => {
    expect(exDayOf(recordOn, country)).toBe(exDay);
  },
);
