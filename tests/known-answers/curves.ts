/** Curves and spreads that others published: what they were given, and what they found. Percent unless it says otherwise. */

const FED = 'Federal Reserve Board, feds200628 (Gürkaynak, Sack and Wright)';

interface PublishedSvensson {
  readonly source: string;
  readonly day: string;
  /** Compounded continuously. */
  readonly parameters: {
    readonly beta0: number;
    readonly beta1: number;
    readonly beta2: number;
    readonly beta3: number;
    readonly tau1: number;
    readonly tau2: number;
  };
  /** Half of the last digit that is given of the parameters, as it moves a rate. */
  readonly within: number;
  /** Each from one year on. */
  readonly zeros: readonly number[];
  readonly forwards: readonly number[];
  /** Two coupons a year. */
  readonly pars: readonly number[];
  /** For the year that begins in so many years, compounded twice a year. */
  readonly yearForwards: readonly { readonly begins: number; readonly percent: number }[];
}

export const SVENSSON_CURVES: readonly PublishedSvensson[] = [
  {
    source: FED,
    day: '2026-03-06',
    parameters: {
      beta0: 0.000118558051341,
      beta1: 3.65507972187386,
      beta2: -3.657398577533,
      beta3: 16.4827863321283,
      tau1: 5.33457685733225,
      tau2: 14.4318194852304,
    },
    within: 0.00006,
    zeros: [
      3.5756, 3.554, 3.5758, 3.6294, 3.7053, 3.7961, 3.8958, 4.0, 4.1049, 4.2079, 4.3069, 4.4005, 4.4874,
      4.5672, 4.6392, 4.7034, 4.7596, 4.8079, 4.8486, 4.882, 4.9082, 4.9278, 4.941, 4.9482, 4.9499, 4.9464,
      4.9382, 4.9256, 4.9089, 4.8885,
    ],
    forwards: [
      3.5277, 3.5586, 3.6942, 3.8939, 4.1275, 4.3729, 4.6143, 4.8405, 5.0442, 5.2209, 5.3682, 5.4852, 5.5722,
      5.6302, 5.6609, 5.6661, 5.648, 5.6089, 5.5511, 5.4766, 5.3878, 5.2865, 5.1747, 5.0541, 4.9262, 4.7926,
      4.6546, 4.5133, 4.3698, 4.225,
    ],
    pars: [
      3.608, 3.5862, 3.6074, 3.659, 3.7312, 3.8162, 3.9081, 4.0022, 4.0953, 4.1849, 4.2693, 4.3475, 4.4188,
      4.483, 4.54, 4.5901, 4.6334, 4.6705, 4.7017, 4.7275, 4.7484, 4.7647, 4.777, 4.7856, 4.7909, 4.7933,
      4.793, 4.7905, 4.7859, 4.7795,
    ],
    yearForwards: [
      { begins: 1, percent: 3.5637 },
      { begins: 4, percent: 4.0487 },
      { begins: 9, percent: 5.2008 },
    ],
  },
  {
    source: FED,
    day: '1961-06-14',
    parameters: { beta0: 3.9176, beta1: -1.278, beta2: -1.9494, beta3: 0, tau1: 0.33922, tau2: 1 },
    within: 0.0003,
    zeros: [2.9825, 3.3771, 3.553, 3.6439, 3.6987, 3.7351, 3.7612],
    forwards: [3.5492, 3.8825, 3.9149, 3.9174, 3.9176, 3.9176, 3.9176],
    pars: [3.0025, 3.3973, 3.5724, 3.6627, 3.7169, 3.753, 3.7787],
    yearForwards: [],
  },
  {
    source: FED,
    day: '1961-06-19',
    parameters: { beta0: 4.0044, beta1: -0.72331, beta2: -3.3107, beta3: 0, tau1: 0.28209, tau2: 1 },
    within: 0.0003,
    zeros: [2.9949, 3.4386, 3.6252, 3.7199, 3.7768, 3.8147, 3.8418],
    forwards: [3.6447, 3.9842, 4.0035, 4.0043, 4.0044, 4.0044, 4.0044],
    pars: [3.015, 3.4589, 3.6446, 3.7387, 3.7951, 3.8327, 3.8595],
    yearForwards: [],
  },
  {
    source: FED,
    day: '1961-06-23',
    parameters: { beta0: 4.0135, beta1: -1.381, beta2: -1.7641, beta3: 0, tau1: 0.42238, tau2: 1 },
    within: 0.0003,
    zeros: [2.9749, 3.3706, 3.5725, 3.6816, 3.7478, 3.7921, 3.8237],
    forwards: [3.4927, 3.928, 4.0021, 4.0121, 4.0133, 4.0135, 4.0135],
    pars: [2.9951, 3.3908, 3.5913, 3.6991, 3.7645, 3.8081, 3.8391],
    yearForwards: [],
  },
];

interface PublishedBootstrap {
  readonly source: string;
  /** How the zero rates are compounded: times a year, or continuously. */
  readonly compounding: 1 | 2 | 'continuous';
  readonly couponsPerYear: 1 | 2;
  readonly decimals: number;
  readonly bonds: readonly {
    readonly years: number;
    readonly coupon: number;
    readonly price: number;
    readonly zero: number;
  }[];
}

export const BOOTSTRAPS: readonly PublishedBootstrap[] = [
  {
    source: 'John C. Hull, Options, Futures, and Other Derivatives, 5th edition, table 5.2 and figure 5.1',
    compounding: 'continuous',
    couponsPerYear: 2,
    decimals: 3,
    bonds: [
      { years: 0.25, coupon: 0, price: 97.5, zero: 10.127 },
      { years: 0.5, coupon: 0, price: 94.9, zero: 10.469 },
      { years: 1, coupon: 0, price: 90, zero: 10.536 },
      { years: 1.5, coupon: 8, price: 96, zero: 10.681 },
      { years: 2, coupon: 12, price: 101.6, zero: 10.808 },
    ],
  },
  {
    source: 'CFA Program practice question: spot rates as bond-equivalent yields from three par bonds',
    compounding: 2,
    couponsPerYear: 2,
    decimals: 2,
    bonds: [
      { years: 0.5, coupon: 3, price: 100, zero: 3 },
      { years: 1, coupon: 4, price: 100, zero: 4.01 },
      { years: 1.5, coupon: 5, price: 100, zero: 5.03 },
    ],
  },
  {
    source:
      'CFA Program curriculum, arbitrage-free valuation: spot rates from par rates of 1.25 and 1.5 percent',
    compounding: 1,
    couponsPerYear: 1,
    decimals: 4,
    bonds: [
      { years: 1, coupon: 1.25, price: 100, zero: 1.25 },
      { years: 2, coupon: 1.5, price: 100, zero: 1.5019 },
    ],
  },
];

interface PublishedZSpread {
  readonly source: string;
  readonly compounding: 1 | 2 | 'continuous';
  readonly price: number;
  readonly flows: readonly { readonly years: number; readonly amount: number; readonly zero: number }[];
  /** Basis points. */
  readonly spread: number;
  readonly within: number;
}

export const Z_SPREADS: readonly PublishedZSpread[] = [
  {
    source: 'CFA Program practice question: three-year bond with a coupon of 8 percent',
    compounding: 1,
    price: 106.17,
    flows: [
      { years: 1, amount: 8, zero: 3.26 },
      { years: 2, amount: 8, zero: 3.86 },
      { years: 3, amount: 108, zero: 4.25 },
    ],
    spread: 150,
    within: 0.3,
  },
  {
    source: 'C++ Quant, 25.7.2005: 3.5-year bond with a coupon of 9.6 percent, paid twice a year',
    compounding: 2,
    price: 110.295,
    flows: [3, 3.3, 3.5053, 3.9164, 4.4376, 4.752, 4.9622].map((zero, at) => ({
      years: (at + 1) / 2,
      amount: at === 6 ? 104.8 : 4.8,
      zero,
    })),
    spread: 143,
    within: 1.5,
  },
  {
    source: 'Allan Malz, Financial Risk Management: 1.5-year bond with a coupon of 10 percent',
    compounding: 'continuous',
    price: 105.62,
    flows: [
      { years: 0.5, amount: 5, zero: 1 },
      { years: 1, amount: 5, zero: 2 },
      { years: 1.5, amount: 105, zero: 3 },
    ],
    spread: 300,
    within: 1,
  },
];
