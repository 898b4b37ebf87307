import { expect, test } from 'vitest';
import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import type { Solved } from '../yields/solve-yield.ts';
import { accrInt, accrIntM } from './accrued.ts';
import { yearFrac } from './basis.ts';
import { tbillEq, tbillPrice, tbillYield } from './bills.ts';
import { duration, mDuration, price, yieldOf } from './bond.ts';
import { coupDayBs, coupDays, coupDaysNc, coupNcd, coupNum, coupPcd } from './coupon-days.ts';
import { disc, intRate, priceDisc, priceMat, received, yieldDisc, yieldMat } from './discounted.ts';
import { pDuration } from './growth.ts';
import { oddFPrice, oddFYield } from './odd-first.ts';
import { oddLPrice, oddLYield } from './odd-last.ts';
import { xirr } from './xirr.ts';

type Answer = number | null | Solved;
/** A function, what it is asked (days as they are written), and what a spreadsheet answers. */
type Known = readonly [
  (...given: never[]) => Answer,
  readonly (string | number | boolean)[],
  number | string,
];

const PUBLISHED: readonly Known[] = [
  [accrInt, ['2007-03-01', '2008-08-31', '2008-05-01', 0.1, 1000, 2, 0], 116.944444444444],
  [accrInt, ['2007-03-01', '2008-08-31', '2008-05-01', 0.1, 1000, 2, 0, false], 66.9444444444445],
  [accrIntM, ['2008-04-01', '2008-06-15', 0.1, 1000, 3], 20.5479452054795],
  [coupDayBs, ['2011-01-25', '2011-11-15', 2, 1], 71],
  [coupDays, ['2011-01-25', '2011-11-15', 2, 1], 181],
  [coupDaysNc, ['2011-01-25', '2011-11-15', 2, 1], 110],
  [coupNcd, ['2011-01-25', '2011-11-15', 2, 1], '2011-05-15'],
  [coupNum, ['2007-01-25', '2008-11-15', 2, 1], 4],
  [coupPcd, ['2011-01-25', '2011-11-15', 2, 1], '2010-11-15'],
  [disc, ['2018-07-01', '2048-01-01', 97.975, 100, 1], 0.000686384169121348],
  [duration, ['2018-07-01', '2048-01-01', 0.08, 0.09, 2, 1], 10.9191452815919],
  [intRate, ['2008-02-15', '2008-05-15', 1000000, 1014420, 2], 0.05768],
  [mDuration, ['2008-01-01', '2016-01-01', 0.08, 0.09, 2, 1], 5.73566981391884],
  [
    oddFPrice,
    ['2008-11-11', '2021-03-01', '2008-10-15', '2009-03-01', 0.0785, 0.0625, 100, 2, 1],
    113.597717474079,
  ],
  [
    oddFYield,
    ['2008-11-11', '2021-03-01', '2008-10-15', '2009-03-01', 0.0575, 84.5, 100, 2, 0],
    0.0772455415972989,
  ],
  [oddLPrice, ['2008-02-07', '2008-06-15', '2007-10-15', 0.0375, 0.0405, 100, 2, 0], 99.8782860147213],
  [oddLYield, ['2008-04-20', '2008-06-15', '2007-12-24', 0.0375, 99.875, 100, 2, 0], 0.0451922356291692],
  [pDuration, [0.025, 2000, 2200], 3.85986616262266],
  [pDuration, [0.025 / 12, 1000, 1200], 87.6054764193714],
  [price, ['2008-02-15', '2017-11-15', 0.0575, 0.065, 100, 2, 0], 94.6343616213221],
  [priceDisc, ['2008-02-16', '2008-03-01', 0.0525, 100, 2], 99.7958333333333],
  [priceMat, ['2008-02-15', '2008-04-13', '2007-11-11', 0.061, 0.061, 0], 99.9844988755569],
  [received, ['2008-02-15', '2008-05-15', 1000000, 0.0575, 2], 1014584.6544071],
  [tbillEq, ['2008-03-31', '2008-06-01', 0.0914], 0.094151493565943],
  [tbillPrice, ['2008-03-31', '2008-06-01', 0.09], 98.45],
  [tbillYield, ['2008-03-31', '2008-06-01', 98.45], 0.0914169629253426],
  [yieldOf, ['2008-02-15', '2016-11-15', 0.0575, 95.04287, 100, 2, 0], 0.0650000068807314],
  [yieldDisc, ['2008-02-16', '2008-03-01', 99.795, 100, 2], 0.0528225719868583],
];

const KNOWN: readonly Known[] = [
  [yearFrac, ['1993-02-28', '1996-03-31', 0], 3.086111111111],
  [yearFrac, ['1980-03-04', '1980-03-05', 1], 0.002732240437158],
  [yearFrac, ['1980-03-04', '1994-01-01', 1], 13.8282533309],
  [yearFrac, ['1993-12-31', '1996-03-31', 0], 2.25],
  [yearFrac, ['1993-02-28', '1998-03-31', 3], 5.087671232877],
  [yearFrac, ['1981-03-31', '1999-04-01', 4], 18.00277777778],
  [yearFrac, ['1995-03-01', '2007-11-01', 2], 12.85555555556],
  [yearFrac, ['1996-03-30', '2003-02-15', 1], 6.880219028063],
  [yearFrac, ['1992-03-04', '1996-03-31', 0], 4.075],
  [yearFrac, ['1998-03-30', '2010-06-06', 3], 12.19452054795],
  [coupDays, ['2003-02-14', '2003-05-14', 2, 1], 181],
  [coupDays, ['1984-03-04', '1990-04-05', 4, 0], 90],
  [coupDays, ['2003-02-14', '2003-05-14', 2, 3], 182.5],
  [coupDayBs, ['1993-12-31', '2008-02-29', 1, 0], 301],
  [coupDayBs, ['1980-02-15', '2000-02-28', 2, 1], 171],
  [coupDayBs, ['1980-03-15', '1980-05-04', 4, 4], 41],
  [coupDayBs, ['1993-12-31', '2003-05-14', 1, 0], 227],
  [coupDayBs, ['2007-10-31', '2009-10-01', 4, 2], 30],
  [coupDaysNc, ['1993-12-31', '2000-02-28', 1, 0], 59],
  [coupDaysNc, ['1980-02-15', '2000-02-28', 2, 1], 13],
  [coupDaysNc, ['1980-03-15', '1980-05-04', 4, 4], 49],
  [coupDaysNc, ['1993-12-31', '2003-05-14', 1, 0], 133],
  [coupDaysNc, ['2007-10-31', '2009-10-01', 4, 2], 62],
  [coupNum, ['1980-02-15', '2000-02-28', 2, 1], 41],
  [coupNum, ['2003-02-14', '2003-05-14', 1, 4], 1],
  [coupNcd, ['1980-02-15', '2000-02-28', 2, 1], '1980-02-28'],
  [coupNcd, ['1993-12-31', '1995-11-30', 1, 2], '1994-11-30'],
  [coupNcd, ['1993-02-28', '2010-06-30', 2, 4], '1993-06-30'],
  [coupPcd, ['1980-02-15', '2000-02-28', 2, 1], '1979-08-28'],
  [coupPcd, ['1993-12-31', '1995-11-30', 1, 2], '1993-11-30'],
  [coupPcd, ['1993-02-28', '2010-06-30', 2, 4], '1992-12-31'],
  [accrInt, ['1999-04-02', '2010-07-05', '2000-07-02', 0.07, 10000, 4, 2], 775.8333333333],
  [accrInt, ['1990-03-04', '1993-03-31', '1992-03-04', 0.07, 10000, 2, 1], 1398.076923077],
  [accrInt, ['1990-03-04', '2010-07-05', '1995-02-28', 0.07, 12030.34, 2, 1], 4087.324631492],
  [accrInt, ['1990-03-04', '2010-07-05', '2000-07-02', 0.1, 10000, 2, 1], 10243.09392265],
  [accrInt, ['1990-03-04', '2002-01-02', '1995-02-28', 0.1, 12030.34, 2, 1], 6060.901475018],
  [accrInt, ['1993-02-28', '2010-07-05', '1995-02-28', 0.07, 10000, 2, 1], 1305.248618785],
  [accrInt, ['1993-02-28', '2010-07-05', '2000-07-02', 0.07, 12030.34, 2, 1], 6108.88701326],
  [accrInt, ['1993-02-28', '2002-01-02', '1996-03-30', 0.1, 10000, 2, 1], 3125.150132116],
  [accrInt, ['1995-05-31', '2010-07-05', '2010-06-05', 0.1, 12030.34, 2, 1], 18062.12649171],
  [accrInt, ['2000-03-28', '2010-07-05', '2010-06-05', 0.07, 10000, 2, 1], 7132.373565661],
  [accrIntM, ['1990-03-04', '1992-03-04', 0.07, 12030.34, 1], 1685.015961131],
  [accrIntM, ['1990-03-04', '2000-07-02', 0.07, 10000, 2], 7336.388888889],
  [accrIntM, ['1993-02-28', '2010-06-05', 0.1, 10000, 4], 17269.44444444],
  [accrIntM, ['2000-03-28', '2010-06-05', 0.07, 12030.34, 3], 8585.048383014],
  [disc, ['1980-02-15', '2000-02-28', 100, 67, 1], -0.02458552122843],
  [disc, ['1980-03-15', '1994-01-31', 23, 67, 3], 0.04727840089493],
  [disc, ['2003-02-14', '2008-02-29', 200, 67, 2], -0.3881732024289],
  [disc, ['1993-02-28', '2010-06-05', 100, 100, 0], 0],
  [intRate, ['1980-02-15', '2000-02-28', 100, 67, 1], -0.01647229922305],
  [intRate, ['1980-03-15', '1994-01-31', 23, 67, 1], 0.1378246576909],
  [intRate, ['2003-02-14', '2008-02-29', 200, 67, 1], -0.1319645120406],
  [intRate, ['1993-02-28', '2010-06-05', 100, 67, 1], -0.01911248546358],
  [tbillEq, ['1980-02-15', '1980-09-21', 0.01], 0.0101922877413],
  [tbillEq, ['2003-02-14', '2003-03-31', 0.01], 0.01015157836184],
  [tbillEq, ['1993-02-28', '1993-09-06', 0.01], 0.01019063395621],
  [tbillEq, ['1980-02-15', '1980-04-29', 0.01], 0.01015977286645],
  [tbillPrice, ['1980-02-15', '1980-03-31', 2], 75],
  [tbillPrice, ['2007-10-31', '2008-05-08', 0.01], 99.47222222222],
  [tbillYield, ['1980-02-15', '1980-04-29', 100], 0],
  [tbillYield, ['1993-02-28', '1993-12-31', 75], 0.3921568627451],
];

const isDay = (value: unknown): value is string => typeof value === 'string';
const toNumber = <T>(value: T): T | DayNumber => (isDay(value) ? toDayNumber(value) : value);

function answerOf([ask, given]: Known): number {
  const answer = ask(...(given.map(toNumber) as never[]));
  if (answer === null) throw new Error('it has no answer');
  if (typeof answer === 'number') return answer;
  if (!answer.isSolved) throw new Error(answer.why);
  return answer.rate;
}

/** To nine digits after the first: a spreadsheet prints about twelve. */
function expectAnswer(row: Known): void {
  const wanted = Number(toNumber(row[2]));
  expect(Math.abs(answerOf(row) - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(wanted)));
}

test.each(PUBLISHED.map((row) => ({ name: row[0].name, given: row[1].join(', '), row })))(
  'a published example comes out: $name($given)',
  ({ row }) => expectAnswer(row),
);

test.each(KNOWN.map((row) => ({ name: row[0].name, given: row[1].join(', '), row })))(
  'a spreadsheet would answer the same: $name($given)',
  ({ row }) => expectAnswer(row),
);

test('what is found from a price gives that price again', () => {
  const [settlement, maturity, issue] = ['2024-03-11', '2024-11-29', '2023-12-05'].map(toDayNumber) as [
    DayNumber,
    DayNumber,
    DayNumber,
  ];
  for (const basis of [0, 1, 2, 3, 4] as const) {
    const found = yieldMat(settlement, maturity, issue, 0.06, 98.2, basis);
    expect(priceMat(settlement, maturity, issue, 0.06, found, basis)).toBeCloseTo(98.2, 10);
  }
});

test.each([
  {
    amounts: [-100, 10, 10, 100],
    days: ['1970-04-01', '1972-02-12', '1980-04-23', '1983-03-30'],
    rate: 0.0156350926,
  },
  { amounts: [-100, -10, 10, 100], days: ['1970-04-01', '1972-02-12', '1980-04-23', '1983-03-30'], rate: 0 },
  { amounts: [-1, 3, 4], days: ['1970-03-02', '1988-02-03', '1999-03-05'], rate: 0.0883319408 },
  { amounts: [105_091_006, -103_250_941.8647], days: ['2000-04-10', '2000-04-30'], rate: -0.27557301 },
])('payments in and out grow at the rate that a spreadsheet finds: $amounts', ({ amounts, days, rate }) => {
  const solved = xirr(amounts, days.map(toDayNumber));
  // Its own answers stop at eight digits.
  expect(solved.isSolved && Math.abs(solved.rate - rate)).toBeLessThan(1e-8);
});

test.each([{ amounts: [100, 10] }, { amounts: [-100, -1] }, { amounts: [] }])(
  'payments that all go one way have no rate: $amounts',
  ({ amounts }) => {
    expect(
      xirr(
        amounts,
        amounts.map((_, i) => i * 30),
      ),
    ).toEqual({ isSolved: false, why: 'no_solution' });
  },
);
