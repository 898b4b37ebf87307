import { expect, test } from 'vitest';
import { cutName } from './cut-name.ts';

const joined = ({ before, start, after, end }: ReturnType<typeof cutName>) => before + start + after + end;

test.each([
  { name: 'Bank Źródlany S.A., 4.05% 2028 (S3)', start: 'Bank Źródlany S.A.', end: ', 4.05% 2028 (S3)' },
  { name: 'Caldervoe Bank plc, pref.', start: 'Caldervoe Bank plc', end: ', pref.' },
  { name: 'Cangchen Steel Co., Ltd.', start: 'Cangchen Steel Co., Ltd.', end: '' },
  { name: 'Norvik Steel', start: 'Norvik Steel', end: '' },
  { name: '琥珀海岸共和国财政部 1.30% 2034 (S16)', start: '琥珀海岸共和国财政部', end: ' 1.30% 2034 (S16)' },
  { name: ', 5% 2030', start: ', 5% 2030', end: '' },
  {
    name: 'Mills, Sons and Company of the Northern Provinces',
    start: 'Mills, Sons and Company of the Northern Provinces',
    end: '',
  },
])('EP-05 a name that is too long keeps its end, coupon and maturity: $name', ({ name, start, end }) => {
  expect(cutName(name, 45)).toEqual({ before: '', start, after: '', end });
  expect(joined(cutName(name, 45))).toBe(name);
});

test.each([
  ['Bankhaus Löwenstieg & Söhne AG, 3.55% 2027 (S1)', 'Bankhaus Löwenstieg & Söhne'],
  ['Cantieri Riuniti di Portoscuro S.p.A., 0% 2028 (S2)', 'Cantieri Riuniti di Portoscuro'],
  ['Tongwan Port Logistics Co., Ltd., 3.10% 2031 (S1)', 'Tongwan Port Logistics'],
  ['Zakłady Chemiczne Gąsiorzyn Sp. z o.o., 5.10% 2031', 'Zakłady Chemiczne Gąsiorzyn'],
  ['Alimentos de la Pradera Verde S.A., 6.25% 2038 (S1)', 'Alimentos de la Pradera Verde'],
  ['Northern Harbour Steel Holdings of Wickstead Inc.', 'Northern Harbour Steel Holdings of Wickstead'],
  ['ПАО «Камнезорский металлургический комбинат», 3,80% 2031 (S1)', 'Камнезорский металлургический комбинат'],
  ['ПАО Камнезорский металлургический комбинат 200', 'Камнезорский металлургический комбинат 200'],
  ['泓岳石油天然气集团股份有限公司 3.55% 2027 (S1)', '泓岳石油天然气集团'],
])('EP-05 a long name leaves the legal form of its issuer to the pointer: %s', (name, start) => {
  expect(cutName(name, 45).start).toBe(start);
  expect(joined(cutName(name, 45))).toBe(name);
});
