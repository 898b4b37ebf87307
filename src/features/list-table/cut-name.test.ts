import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';

test.each([
  { name: 'Bank Źródlany S.A., 4.05% 2028 (S3)', start: 'Bank Źródlany S.A.', end: ', 4.05% 2028 (S3)' },
  { name: 'Caldervoe Bank plc, pref.', start: 'Caldervoe Bank plc', end: ', pref.' },
  { name: 'Norvik Steel', start: 'Norvik Steel', end: '' },
  { name: ', 5% 2030', start: ', 5% 2030', end: '' },
  {
    name: 'Mills, Sons and Company of the Northern Provinces',
    start: 'Mills, Sons and Company of the Northern Provinces',
    end: '',
  },
])('EP-05 a name that is too long keeps its end, coupon and maturity: $name', ({ name, start, end }) => {
  expect(cutName(name)).toEqual([start, end]);
  expect(start + end).toBe(name);
});
