import { expect, test } from 'vitest';
import type { Finding } from '#domain/import/finding.ts';
import type { DividendRecord } from '#domain/import/records.ts';
import { checkBeforeMaturity, checkRedemptions, checkTerms, checkWeights } from './bond-rules.ts';
import { checkCodes } from './code-rules.ts';
import { checkDividend, checkDividendShare, createDividendTwice } from './dividend-rules.ts';
import { checkRejected } from './file-rules.ts';
import { checkBalance, checkPeriod, checkRestated, checkTotal } from './statement-rules.ts';

const terms = (fields: object) => checkTerms({ type: 'bond-terms', subject: {}, ...fields });
const dividend = (fields: Partial<DividendRecord>): DividendRecord => ({
  type: 'dividend',
  subject: {},
  amount: '10',
  ...fields,
});

const CASES: readonly (readonly [why: string, finding: Finding | null, expected: string])[] = [
  ['an ISIN with a wrong digit', checkCodes({ isin: 'US0378331006' }), 'isin_check reject'],
  ['a FIGI with a wrong digit', checkCodes({ figi: 'BBG000B9XRY5' }), 'figi_check reject'],
  ['an LEI with a wrong digit', checkCodes({ lei: '5493001KJTIIGC8Y1R13' }), 'lei_check reject'],
  ['right codes', checkCodes({ isin: 'US0378331005', figi: 'BBG000B9XRY4' }), ''],
  ['no face value', terms({ nominal: '0' }), 'nominal reject'],
  [
    'maturity before issue',
    terms({ issuedOn: '2024-01-01', maturesOn: '2023-01-01' }),
    'maturity_before_issue reject',
  ],
  ['a floor above its cap', terms({ rateFloor: '5', rateCap: '4' }), 'fixing_out_of_range reject'],
  ['a lag of half a day', terms({ fixingLag: 0.5 }), 'fixing_out_of_range reject'],
  ['usual terms', terms({ nominal: '1000', issuedOn: '2024-01-01', maturesOn: '2034-01-01' }), ''],
  [
    'a coupon after maturity',
    checkBeforeMaturity('coupon_after_maturity', '2034-02-01', '2034-01-01'),
    'coupon_after_maturity reject',
  ],
  [
    'an option after maturity',
    checkBeforeMaturity('option_after_maturity', '2034-02-01', '2034-01-01'),
    'option_after_maturity reject',
  ],
  ['a coupon of a perpetual bond', checkBeforeMaturity('coupon_after_maturity', '2034-02-01', null), ''],
  ['redemptions of 90 percent', checkRedemptions([30, 60]), 'redemptions_sum hold'],
  ['redemptions of 100 percent', checkRedemptions([33.33, 33.33, 33.34]), ''],
  ['weights of 90 percent', checkWeights([50, 40]), 'weights_sum warn'],
  ['weights of 99 percent', checkWeights([50, 49]), ''],
  [
    'a balance that does not add up',
    checkBalance({ assets: 1000, liabilities: 600, equity: 300 }),
    'balance warn',
  ],
  [
    'a balance rounded to thousands',
    checkBalance({ assets: 1000, liabilities: 600, equity: 399, decimals: -3 }),
    '',
  ],
  ['a total that is not the sum', checkTotal(100, [50, 40], { line: 'assets' }), 'total note'],
  ['a total that is the sum', checkTotal(100, [50, 50], { line: 'assets' }), ''],
  ['a period of four months', checkPeriod('2024-01-01', '2024-04-30'), 'period_length hold'],
  ['a year of 52 weeks', checkPeriod('2024-09-29', '2025-09-27'), ''],
  ['a figure that was reported otherwise', checkRestated(5, 6, 'revenue'), 'restated note'],
  ['a figure that was reported so', checkRestated(6, 6, 'revenue'), ''],
  ['a dividend of half the price', checkDividendShare(5, 10), 'times_100 hold'],
  ['a dividend of a fifth of the price', checkDividendShare(2, 10), 'times_100 warn'],
  ['a dividend of a twentieth of the price', checkDividendShare(0.5, 10), ''],
  ['a dividend without a known price', checkDividendShare(5, null), ''],
  ['a dividend without a day', checkDividend(dividend({})), 'missing_required reject'],
  [
    'a negative dividend',
    checkDividend(dividend({ amount: '-1', recordOn: '2024-01-01' })),
    'not_positive reject',
  ],
  ['a fifth of a file rejected', checkRejected(20, 100, 0.2), ''],
  ['more than a fifth of a file rejected', checkRejected(21, 100, 0.2), 'too_many_rejected hold'],
];

test.each(CASES)('DI-06 %s', (_, finding, expected) => {
  expect(finding ? `${finding.rule} ${finding.severity}` : '').toBe(expected);
});

test.each([
  {
    day: '2010-05-24',
    amount: '217.39',
    provider: 'b',
    isHeld: true,
    why: 'three days later, 3.5 percent more',
  },
  { day: '2010-05-25', amount: '217.39', provider: 'b', isHeld: false, why: 'four days later' },
  { day: '2010-05-21', amount: '256', provider: 'b', isHeld: false, why: 'another amount on that day' },
  { day: '2010-05-22', amount: '210', provider: 'a', isHeld: false, why: 'the same provider' },
])('DI-06 a dividend of two providers is held once: $why', ({ day, amount, provider, isHeld }) => {
  const check = createDividendTwice();
  expect(check('X', dividend({ amount: '210', recordOn: '2010-05-21', provider: 'a' }))).toBeNull();
  expect(check('Y', dividend({ amount, recordOn: day, provider }))).toBeNull();
  expect(check('X', dividend({ amount, recordOn: day, provider })) !== null).toBe(isHeld);
});
