import type { StoredBond } from '#domain/bonds/stored-bond.ts';

/** A bond as its source describes it: what it leaves out is as the convention of its market has it. */
export interface KnownBond {
  readonly source: string;
  readonly terms: Partial<StoredBond> & Pick<StoredBond, 'couponRate' | 'issuedOn' | 'maturesOn'>;
  /** Per hundred; yields in percent by the street convention. */
  readonly answers: readonly KnownAnswer[];
}

interface KnownAnswer {
  readonly settlement: string;
  readonly accrued?: number;
  readonly yield?: number;
  readonly clean?: number;
  readonly dirty?: number;
  readonly modified?: number;
  readonly convexity?: number;
  /** Decimals to which the source gives its answers; six where it is left out. */
  readonly decimals?: number;
}

const DMO =
  'UK Debt Management Office, "Price/yield and accrued interest calculation examples", 8 June 1998 (also in rateslib, test_instruments_bonds.py)';
const CFR = '31 CFR 356, appendix B, section II (also in rateslib, test_instruments_bonds.py)';
const BLOOMBERG = 'QuantLib test-suite/bonds.cpp, "output verified with Bloomberg"';
const IIAC =
  'Investment Industry Association of Canada, "Canadian conventions in fixed income markets", release 1.3';

export const KNOWN_BONDS: readonly KnownBond[] = [
  {
    source: `${DMO}: 8% 2015`,
    terms: { convention: 'gilt', couponRate: 8, issuedOn: '1996-06-07', maturesOn: '2015-12-07' },
    answers: [
      { settlement: '1999-05-24', yield: 4.445, dirty: 145.012268 },
      { settlement: '1999-05-26', yield: 4.445, dirty: 145.047301 },
      { settlement: '1999-05-27', yield: 4.445, dirty: 141.070132 },
      { settlement: '1999-06-07', yield: 4.445, dirty: 141.257676 },
    ],
  },
  {
    source: `${DMO}: 6¾% 2004`,
    terms: { convention: 'gilt', couponRate: 6.75, issuedOn: '1996-11-26', maturesOn: '2004-11-26' },
    answers: [
      { settlement: '1999-05-10', yield: 4.634, dirty: 113.315543 },
      { settlement: '1999-05-17', yield: 4.634, dirty: 113.415969 },
      { settlement: '1999-05-18', yield: 4.634, dirty: 110.058738 },
      { settlement: '1999-05-26', yield: 4.634, dirty: 110.170218 },
    ],
  },
  {
    source: `${DMO}: 6% 2002 with a long first dividend`,
    terms: {
      convention: 'gilt',
      couponRate: 6,
      issuedOn: '1999-05-07',
      firstCouponOn: '1999-12-07',
      maturesOn: '2002-12-07',
    },
    answers: [
      { settlement: '1999-05-08', accrued: 0.016484 },
      { settlement: '1999-06-08', accrued: 0.527382 },
      { settlement: '1999-07-08', accrued: 1.019186 },
      { settlement: '1999-11-08', accrued: 3.035579 },
      { settlement: '1999-11-26', accrued: 3.330661 },
      { settlement: '1999-11-27', accrued: -0.16393, decimals: 5 },
      { settlement: '1999-12-06', accrued: -0.01639, decimals: 5 },
      { settlement: '1999-12-07', accrued: 0 },
    ],
  },
  {
    source: `${BLOOMBERG}: GB0009997999`,
    terms: {
      convention: 'gilt',
      couponRate: 8,
      issuedOn: '1996-02-29',
      firstCouponOn: '1996-06-07',
      maturesOn: '2021-06-07',
    },
    answers: [
      {
        settlement: '2013-05-29',
        clean: 103,
        accrued: 3.802198,
        yield: 7.495180593,
        modified: 5.676044458,
        convexity: 42.15314859,
      },
      {
        settlement: '2013-05-30',
        clean: 103,
        accrued: -0.175824,
        yield: 7.496183543,
        modified: 5.892816328,
        convexity: 43.75621862,
      },
      {
        settlement: '2013-05-31',
        clean: 103,
        accrued: -0.153846,
        yield: 7.495987492,
        modified: 5.890186028,
        convexity: 43.72394381,
      },
    ],
  },
  {
    source: `${BLOOMBERG}: AU300TB01208`,
    terms: {
      convention: 'au-government',
      couponRate: 6,
      issuedOn: '2004-02-15',
      firstCouponOn: '2004-08-15',
      maturesOn: '2017-02-15',
    },
    answers: [
      {
        settlement: '2014-08-07',
        clean: 103,
        accrued: 2.867,
        dirty: 105.867,
        yield: 4.723814867,
        modified: 2.262763296,
        convexity: 6.54870275,
      },
      {
        settlement: '2014-08-08',
        clean: 103,
        accrued: -0.116,
        dirty: 102.884,
        yield: 4.72354833,
        modified: 2.325360055,
        convexity: 6.725307785,
      },
      {
        settlement: '2014-08-11',
        clean: 103,
        accrued: -0.066,
        dirty: 102.934,
        yield: 4.719277687,
        modified: 2.317320093,
        convexity: 6.684074058,
      },
    ],
  },
  {
    source: `${CFR}.A: 8¾% of 2020`,
    terms: { convention: 'us-treasury', couponRate: 8.75, issuedOn: '1990-05-15', maturesOn: '2020-05-15' },
    answers: [{ settlement: '1990-05-15', yield: 8.84, clean: 99.057893, accrued: 0 }],
  },
  {
    source: 'rateslib, test_ust_price_street: 3⅞% of 2033, from other systems',
    terms: { convention: 'us-treasury', couponRate: 3.875, issuedOn: '2023-08-15', maturesOn: '2033-08-15' },
    answers: [
      { settlement: '2025-02-14', yield: 4, clean: 99.106414, accrued: 1.92697, decimals: 4 },
      { settlement: '2025-02-18', yield: 4, clean: 99.107179, accrued: 0.032113, decimals: 4 },
      { settlement: '2025-08-15', yield: 4, clean: 99.151393, accrued: 0, decimals: 4 },
    ],
  },
  {
    source: `${BLOOMBERG}: 3130A0X70, settled on a 31st`,
    terms: { convention: 'us-corporate', couponRate: 1.5, issuedOn: '2014-02-13', maturesOn: '2018-08-13' },
    answers: [{ settlement: '2017-07-31', clean: 100, accrued: 0.7 }],
  },
  {
    source: `${IIAC}: 5% of 2008`,
    terms: { convention: 'ca-government', couponRate: 5, issuedOn: '2004-08-01', maturesOn: '2008-02-01' },
    answers: [
      { settlement: '2005-12-01', accrued: 1.671232, decimals: 5 },
      { settlement: '2006-01-31', accrued: 2.486301 },
    ],
  },
  {
    source: 'rateslib, test_cadgb_price2: 2¾% of 2033, from other systems',
    terms: { convention: 'ca-government', couponRate: 2.75, issuedOn: '2023-02-02', maturesOn: '2033-06-01' },
    answers: [
      { settlement: '2024-11-26', accrued: 1.341096 },
      { settlement: '2024-12-02', accrued: 0.007534 },
      { settlement: '2024-06-03', accrued: 0.015068 },
    ],
  },
  ...(
    [
      ['2010-01-01', 10.5726, 103.009919487],
      ['2010-07-01', 10.5328, 102.99830716],
      ['2012-01-01', 10.4283, 102.813585068],
      ['2014-01-01', 10.3218, 102.833383817],
      ['2017-01-01', 10.2948, 102.619716497],
    ] as const
  ).map(([maturesOn, percent, dirty]) => ({
    source: `Andima (ANBIMA), NTN-F of ${maturesOn} on 6 June 2007; QuantLib test-suite/bonds.cpp, testBrazilianCached`,
    terms: {
      convention: 'br-government',
      couponRate: 200 * (Math.sqrt(1.1) - 1),
      issuedOn: '2007-01-01',
      maturesOn,
    },
    answers: [{ settlement: '2007-06-06', yield: percent, dirty, decimals: 5 }],
  })),
];
