import { expect, test } from 'vitest';
import { findReferenceRate, readFloatingCoupon } from './reference-rate.ts';

test.each([
  ['3M EURIBOR', 'EURIBOR 3M'],
  ['EURIBOR3M', 'EURIBOR 3M'],
  ['Euribor 6 months', 'EURIBOR 6M'],
  ['Euribor (12M)', 'EURIBOR 12M'],
  ['1-year EURIBOR', 'EURIBOR 12M'],
  ['LPR 1Y', 'LPR 1Y'],
  ['Term SOFR 3M', 'TERM SOFR 3M'],
  ['€STR', 'ESTR'],
  ['SONIA', 'SONIA'],
  ['Ключевая ставка ЦБ', 'CBR.KEY'],
  ['MosPrime 3M', 'MOSPRIME 3M'],
  ['Deposit facility rate (DFR)', 'DFR'],
  ['Key rate', null],
  ['EURIBOR', null],
  ['Euro', null],
])('DI-08 %s is the reference rate %s', (text, code) => {
  expect(findReferenceRate(text)).toBe(code);
});

test.each([
  ['3M EURIBOR + 1.2%', 'EURIBOR 3M', '1.2'],
  ['SOFR+125bp', 'SOFR', '1.25'],
  ['SOFR + 62.5 bps', 'SOFR', '0.625'],
  ['SOFR plus 1.25%', 'SOFR', '1.25'],
  ['150 bps over SONIA', 'SONIA', '1.5'],
  ['€STR + 0.5', 'ESTR', '0.5'],
  ['6M EURIBOR - 0.1%', 'EURIBOR 6M', '-0.1'],
  ['КС+1,5%', 'CBR.KEY', '1.5'],
  ['Ключевая ставка + 2% годовых', 'CBR.KEY', '2'],
  ['EURIBOR 3M', 'EURIBOR 3M', '0'],
])('DI-08 a coupon of %s is %s and a margin of %s', (text, baseRate, margin) => {
  expect(readFloatingCoupon(text, '.')).toEqual({ baseRate, margin });
});

test.each([
  ['12%', '12'],
  ['7.5', '7.5'],
  ['12bp', '0.12'],
  ['0', '0'],
])('DI-08 a margin of %s is clear', (written, margin) => {
  expect(readFloatingCoupon(`SOFR + ${written}`, '.')?.margin).toBe(margin);
});

test.each(['12', '5', '12.5', '75'])(
  'DI-08 a margin of %s without a unit may be in percent or in basis points, and is not guessed',
  (written) => {
    expect(readFloatingCoupon(`SOFR + ${written}`, '.')).toBeNull();
  },
);

test.each(['SOFR + 125', 'OAK + 1%', '4.25', 'FRN', 'Key rate + 2', 'SOFR + x', `SOFR + ${'1'.repeat(90)}`])(
  'DI-08 %s is no floating coupon that can be read',
  (text) => {
    expect(readFloatingCoupon(text, '.')).toBeNull();
  },
);

test('DI-08 which key rate is meant, the currency says', () => {
  expect(readFloatingCoupon('Key rate + 2', '.', 'RUB')).toEqual({ baseRate: 'CBR.KEY', margin: '2' });
});
