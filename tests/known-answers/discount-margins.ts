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
    'Fabozzi and Mann, Floating-Rate Securities (2000), exhibit of the discount margin: 6-year floater, 10 % plus 80 bp',
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
    source: 'Petitt, Fixed Income Analysis, 5th edition (CFA Institute), multiple choice: 236 bps',
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
