/** A bond with whole periods to come; prices in percent, yields in percent compounded at the coupon frequency. */
export interface EndCase {
  readonly name: string;
  readonly source: string;
  readonly coupon: number;
  readonly couponsPerYear: 1 | 2;
  readonly years: number;
  readonly price: number;
  readonly calls?: readonly (readonly [years: number, percent: number])[];
  readonly puts?: readonly (readonly [years: number, percent: number])[];
  readonly of: 'maturity' | 'call' | 'put' | 'worst' | 'best';
  readonly answer: number;
  readonly within: number;
}

const FABOZZI = {
  source:
    'Fabozzi, Bond Markets, Analysis and Strategies, question on an 11 % bond of 18 years at 1,169 (quoted at https://tutorsglobe.com/question/what-is-the-yield-to-worst-for-the-bond-598298.aspx)',
  coupon: 11,
  couponsPerYear: 2,
  years: 18,
  price: 116.9,
  within: 0.0006,
} as const;

const BODIE = {
  source:
    'https://www.coursehero.com/tutors-problems/Finance/11908231-A-30-year-maturity-8-coupon-bond-paying-coupons-semi-annually-is-cal/: 6.74 %',
  coupon: 8,
  couponsPerYear: 2,
  years: 30,
  price: 112.4724,
  of: 'call',
  within: 0.006,
} as const;

const RECOMPUTED =
  'Recomputed: Bodie, Kane and Marcus, Investments, 8 % of 30 years at a yield of 7 %, callable';
const DERIVED =
  'Recomputed: the lowest of maturity and calls, the highest of maturity and puts, of the same question';

const PUT_TABLE = {
  source: 'http://www.expertsmind.com/questions/yield-to-put-30111004.aspx, table of present values',
  coupon: 7,
  couponsPerYear: 2,
  years: 5,
  puts: [[3, 100]],
  of: 'put',
  within: 0.002,
} as const;

const NOTES = 'https://analystnotes.com/cfa_question.php?p=';

export const END_CASES: readonly EndCase[] = [
  { ...FABOZZI, name: 'to maturity', of: 'maturity', answer: 9.077 },
  { ...FABOZZI, name: 'to the first par call', calls: [[13, 100]], of: 'call', answer: 8.793 },
  { ...FABOZZI, name: 'to the put', puts: [[5, 100]], of: 'put', answer: 6.942 },
  {
    ...FABOZZI,
    name: 'to the first call of a schedule',
    calls: [
      [8, 105.5],
      [13, 100],
    ],
    of: 'call',
    answer: 8.535,
  },
  {
    ...FABOZZI,
    source: DERIVED,
    name: 'the worst of a call schedule, whatever the put',
    calls: [
      [8, 105.5],
      [13, 100],
    ],
    puts: [[5, 100]],
    of: 'worst',
    answer: 8.535,
  },
  {
    ...FABOZZI,
    source: DERIVED,
    name: 'the best for the holder, who does not use the put',
    calls: [
      [8, 105.5],
      [13, 100],
    ],
    puts: [[5, 100]],
    of: 'best',
    answer: 9.077,
  },
  { ...BODIE, name: 'callable in five years at 1,100', calls: [[5, 110]], answer: 6.74 },
  { ...BODIE, source: RECOMPUTED, name: 'callable in five years at 1,050', calls: [[5, 105]], answer: 5.95 },
  { ...BODIE, source: RECOMPUTED, name: 'callable in two years at 1,100', calls: [[2, 110]], answer: 6.06 },
  ...[
    [105.79, 4.9],
    [105.22, 5.1],
    [104.94, 5.2],
    [104.66, 5.3],
  ].map(
    ([price = 0, answer = 0]): EndCase => ({
      ...PUT_TABLE,
      name: `a put at par from ${price}`,
      price,
      answer,
    }),
  ),
  {
    name: '8 % at 98.5 that may be put in four years at 97.5',
    source: 'http://www.investopedia.com/professionals/questionoftheweek/cfa/011706.asp: 7.90 %',
    coupon: 8,
    couponsPerYear: 2,
    years: 10,
    price: 98.5,
    puts: [[4, 97.5]],
    calls: [[5, 101.5]],
    of: 'put',
    answer: 7.9,
    within: 0.01,
  },
  {
    name: '10 % at 115 callable in ten years at 105',
    source: `${NOTES}5DGXLU4WO: 8.12 % (4.058 a half-year)`,
    coupon: 10,
    couponsPerYear: 2,
    years: 15,
    price: 115,
    calls: [[10, 105]],
    of: 'call',
    answer: 8.116,
    within: 0.001,
  },
  {
    name: '5.75 % at 104.35 of eight years',
    source: `${NOTES}VXPZ5PTE3: 5.08 %`,
    coupon: 5.75,
    couponsPerYear: 2,
    years: 8,
    price: 104.35,
    of: 'maturity',
    answer: 5.08,
    within: 0.01,
  },
  {
    name: '5.75 % at 104.35 callable in three years at 110',
    source: `${NOTES}VXPZ5PTE3: 7.16 %`,
    coupon: 5.75,
    couponsPerYear: 2,
    years: 8,
    price: 104.35,
    calls: [[3, 110]],
    of: 'call',
    answer: 7.16,
    within: 0.01,
  },
  {
    name: '8.5 % at 104.95 callable in seven years at 108',
    source: `${NOTES}5SYKOMT85: 8.41 % (4.206 a half-year)`,
    coupon: 8.5,
    couponsPerYear: 2,
    years: 20,
    price: 104.95,
    calls: [[7, 108]],
    of: 'call',
    answer: 8.412,
    within: 0.001,
  },
  {
    name: '8.5 % at 104.95 callable in fifteen years at par',
    source: `${NOTES}H0JH2WDFH: 7.93 % (3.965 a half-year)`,
    coupon: 8.5,
    couponsPerYear: 2,
    years: 20,
    price: 104.95,
    calls: [[15, 100]],
    of: 'call',
    answer: 7.93,
    within: 0.002,
  },
  {
    name: '5.75 % at a current yield of 5.54 %, callable in four years at 108.5',
    source: 'https://justaaa.com/finance/298197-bond-has-1000-par-value-19-years-to-maturity: 6.55 %',
    coupon: 5.75,
    couponsPerYear: 2,
    years: 19,
    price: 103.791,
    calls: [[4, 108.5]],
    of: 'call',
    answer: 6.555,
    within: 0.006,
  },
  {
    name: '10 % at 104.5 of twenty years',
    source:
      'https://solutioninn.com/study-help/questions/can-you-please-show-how-did-you-answer-yield-to-15845136: 9.49 %',
    coupon: 10,
    couponsPerYear: 2,
    years: 20,
    price: 104.5,
    of: 'maturity',
    answer: 9.49,
    within: 0.006,
  },
];

export interface LifeCase {
  readonly name: string;
  readonly source: string;
  /** Parts that are repaid at the ends of the years, the last of them at maturity. */
  readonly parts: readonly number[];
  readonly answer: number;
  readonly within: number;
}

export const LIFE_CASES: readonly LifeCase[] = [
  {
    name: 'growing repayments over five years',
    source: 'https://www.investopedia.com/terms/w/weightedaveragelife.asp: 91,000 / 23,000 = 3.96 years',
    parts: [1_000, 2_000, 4_000, 6_000, 10_000],
    answer: 91 / 23,
    within: 0.005,
  },
  {
    name: 'equal repayments over five years',
    source: 'https://calculatorsweb.site/maths/bond_weighted_average_life_c.html: 3.0000 years',
    parts: [20, 20, 20, 20, 20],
    answer: 3,
    within: 0.005,
  },
];
