/** A floating-rate note with whole periods to come; percent, answers in basis points. */
export interface MarginCase {
  readonly name: string;
  readonly source: string;
  readonly years: number;
  readonly couponsPerYear: 2 | 4;
  readonly reference: number;
  readonly margin: number;
  readonly price: number;
  readonly of: 'discount-margin' | 'simple-margin';
  readonly answer: number;
  readonly within: number;
}

const FABOZZI = {
  source:
    'Recomputed: the 6-year floater of 10 % plus 80 bp at 99.3098 in Fabozzi and Mann, Floating-Rate Securities (2000); the exhibit was not at hand',
  years: 6,
  couponsPerYear: 2,
  reference: 10,
  margin: 0.8,
} as const;

export const MARGIN_CASES: readonly MarginCase[] = [
  ...[
    [100, 80],
    [99.8269, 84],
    [99.6541, 88],
    [99.3098, 96],
    [99.1381, 100],
  ].map(
    ([price = 0, answer = 0]): MarginCase => ({
      ...FABOZZI,
      name: `the price ${price}`,
      price,
      of: 'discount-margin',
      answer,
      within: 0.01,
    }),
  ),
  {
    ...FABOZZI,
    name: 'spread for life',
    price: 99.3098,
    of: 'simple-margin',
    answer: 92.14,
    within: 0.01,
  },
  {
    name: 'six-month Libor of 1 % plus 80 bp at 97',
    source:
      'Recomputed: Petitt, Fixed Income Analysis, 5th edition (CFA Institute), one of three choices: 236 bps',
    years: 2,
    couponsPerYear: 2,
    reference: 1,
    margin: 0.8,
    price: 97,
    of: 'discount-margin',
    answer: 236,
    within: 0.5,
  },
  {
    name: 'six-month Libor of 1.2 % plus 50 bp at 95',
    source: 'https://www.pzacademy.com/qa/111041: 2.168 % a period, 314 bps',
    years: 2,
    couponsPerYear: 2,
    reference: 1.2,
    margin: 0.5,
    price: 95,
    of: 'discount-margin',
    answer: 313.6,
    within: 0.1,
  },
  {
    name: 'three-month Euribor of −0.5 % plus 250 bp at 99',
    source: 'https://pzacademy.com/qa/181864: 0.628562 % a period',
    years: 2,
    couponsPerYear: 4,
    reference: -0.5,
    margin: 2.5,
    price: 99,
    of: 'discount-margin',
    answer: 4 * 62.8562 + 50,
    within: 0.001,
  },
];

/** A floating-rate note between two coupon days; what one of 100 has accrued in money, a margin in basis points. */
export interface DatedFloaterCase {
  readonly name: string;
  readonly source: string;
  readonly issuedOn: string;
  readonly settlement: string;
  readonly maturesOn: string;
  readonly couponsPerYear: 2 | 4;
  readonly dayCount: 'ACT/360' | 'ACT/365';
  readonly margin: number;
  readonly fixing: number;
  readonly price: number;
  readonly of: 'simple-margin' | 'accrued';
  readonly answer: number;
  readonly within: number;
}

export const DATED_FLOATER_CASES: readonly DatedFloaterCase[] = [
  {
    name: 'spread for life by the days of the note',
    source: 'https://www.mathworks.com/help/finance/floatmargin.html: 51.0051',
    issuedOn: '2011-01-15',
    settlement: '2011-01-20',
    maturesOn: '2012-01-15',
    couponsPerYear: 4,
    dayCount: 'ACT/360',
    margin: 0.5,
    fixing: 5,
    price: 99.99,
    of: 'simple-margin',
    answer: 51.0051,
    within: 0.00005,
  },
  {
    name: 'accrued interest by the last reset',
    source: 'http://help.derivativepricing.com/1961.htm: 2630.8219 on 100,000',
    issuedOn: '2002-03-20',
    settlement: '2003-09-03',
    maturesOn: '2007-03-20',
    couponsPerYear: 2,
    dayCount: 'ACT/365',
    margin: 0.3,
    fixing: 5.45,
    price: 99.85,
    of: 'accrued',
    answer: 2.6308219,
    within: 5e-8,
  },
];
