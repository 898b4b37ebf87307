import { describe, expect, test } from 'vitest';
import { books, multipleOf, report, share } from './books-for-tests.ts';
import { type Column, columnsOf } from './columns.ts';
import { computeFrom } from './compute-multiple.ts';
import type { IssuerBooks } from './issuer-books.ts';
import type { MultipleId } from './multiple.ts';

const END_2025: Column = { id: '2025-12-31', end: '2025-12-31', day: '2025-12-31', span: 'year' };
const YEAR = {
  revenue: 500,
  gross_profit: 200,
  operating_profit: 80,
  depreciation: 20,
  finance_costs: -16,
  net_profit: 60,
  profit_of_owners: 50,
  operating_cash_flow: 70,
  capital_expenditure: -30,
  total_assets: 900,
  total_equity: 440,
  equity_of_owners: 400,
  non_controlling_interests: 40,
  long_term_loans: 150,
  short_term_bonds: 50,
  cash: 60,
};
const TEA = books({
  reports: [
    report('2024-12-31', 12, {
      ...YEAR,
      revenue: 400,
      net_profit: 48,
      total_assets: 700,
      equity_of_owners: 350,
    }),
    report('2025-12-31', 12, YEAR),
  ],
  shares: [
    share({
      closes: { '2025-12-31': { day: '2025-12-30', price: 700 } },
      dividends: [
        { exDividendOn: '2025-06-02', amount: 15, currency: 'EUR' },
        { exDividendOn: '2024-12-31', amount: 99, currency: 'EUR' },
      ],
    }),
  ],
});

const inLira = (dividend: number | null) =>
  TEA.shares.map((of) => ({
    ...of,
    currency: 'TRY',
    dividends: dividend === null ? [] : [{ exDividendOn: '2025-06-02', amount: dividend, currency: 'TRY' }],
  }));

const outcomeOf = (id: MultipleId, of: IssuerBooks = TEA, column = END_2025) =>
  computeFrom(of)(multipleOf(id, of.book), column).outcome;

test.each([
  { id: 'market_cap', value: 700_000, why: '1000 shares at 700' },
  { id: 'pe', value: 14, why: '700,000 for a profit of 50,000' },
  { id: 'ps', value: 1.4, why: '700,000 for a revenue of 500,000' },
  { id: 'pb', value: 1.75, why: '700,000 for an equity of 400,000' },
  { id: 'p_fcf', value: 17.5, why: '70 earned less 30 invested' },
  { id: 'enterprise_value', value: 880_000, why: '700 + 200 of debt + 40 of others less 60 of cash' },
  { id: 'ev_ebitda', value: 8.8, why: '880 for 80 + 20' },
  { id: 'ev_sales', value: 1.76, why: '880 for 500' },
  { id: 'dividend_yield', value: (15 / 700) * 100, why: 'a dividend a year ago to the day is too old' },
  { id: 'roe', value: (50 / 375) * 100, why: 'the equity is the mean of 350 and 400' },
  { id: 'roa', value: 7.5, why: 'the assets are the mean of 700 and 900' },
  { id: 'gross_margin', value: 40, why: '200 of 500' },
  { id: 'operating_margin', value: 16, why: '80 of 500' },
  { id: 'ebitda_margin', value: 20, why: '100 of 500' },
  { id: 'net_margin', value: 12, why: '60 of 500' },
  { id: 'net_debt_ebitda', value: 1.4, why: '200 less 60, for 100' },
  { id: 'debt_equity', value: 200 / 440, why: '200 for 440' },
  { id: 'interest_cover', value: 5, why: '80 for 16 that are reported as an expense' },
  { id: 'equity_ratio', value: (440 / 900) * 100, why: '440 of 900' },
  { id: 'eps', value: 50, why: '50,000 for 1000 shares' },
  { id: 'book_value', value: 400, why: '400,000 for 1000 shares' },
  { id: 'dividend', value: 15, why: 'what twelve months brought' },
  { id: 'payout', value: 30, why: '15,000 of 50,000' },
  { id: 'revenue_growth', value: 25, why: '500 after 400' },
  { id: 'profit_growth', value: 25, why: '60 after 48' },
] as const)('MU-01 $id is $value: $why', ({ id, value }) => {
  expect(outcomeOf(id).value).toBeCloseTo(value, 9);
});

describe('MU-01 what cannot be computed says why', () => {
  const without = (change: Partial<Record<string, number | undefined>>): IssuerBooks => ({
    ...TEA,
    reports: TEA.reports.map((of) => ({ ...of, facts: { ...of.facts, ...change } as typeof of.facts })),
  });
  const priced = (change: Partial<IssuerBooks['shares'][number]>): IssuerBooks => ({
    ...TEA,
    shares: TEA.shares.map((of) => ({ ...of, ...change })),
  });
  const paidIn = (currency: string) =>
    priced({ dividends: [{ exDividendOn: '2025-06-02', amount: 15, currency }] });
  const reportedIn = (currency: string): IssuerBooks => ({
    ...TEA,
    reports: TEA.reports.map((of) => ({ ...of, currency })),
  });
  test.each<[MultipleId, IssuerBooks, string]>([
    ['pe', without({ profit_of_owners: -1 }), 'loss'],
    ['pe', without({ profit_of_owners: 0 }), 'loss'],
    ['payout', without({ profit_of_owners: -1 }), 'loss'],
    ['pb', without({ equity_of_owners: -5 }), 'negative_equity'],
    ['roe', without({ equity_of_owners: -5 }), 'negative_equity'],
    ['ev_ebitda', without({ operating_profit: -30 }), 'negative_ebitda'],
    ['p_fcf', without({ operating_cash_flow: 10 }), 'negative_cash_flow'],
    ['ps', without({ revenue: 0 }), 'nothing_to_divide_by'],
    ['interest_cover', without({ finance_costs: undefined }), 'nothing_to_divide_by'],
    ['ps', without({ revenue: undefined }), 'no_line'],
    ['market_cap', priced({ closes: {} }), 'no_price'],
    ['dividend_yield', priced({ closes: {} }), 'no_price'],
    ['market_cap', priced({ sharesOutstanding: null }), 'no_shares'],
    ['eps', priced({ sharesOutstanding: null }), 'no_shares'],
    ['pe', priced({ currency: 'TRY' }), 'other_currency'],
    ['dividend_yield', priced({ currency: 'TRY' }), 'other_currency'],
    ['market_cap', priced({ currency: 'TRY' }), 'other_currency'],
    ['market_cap', priced({ currency: 'TRY', closes: {} }), 'no_price'],
    ['dividend', paidIn('USD'), 'other_currency'],
    ['eps', reportedIn('USD'), 'other_currency'],
    ['book_value', reportedIn('USD'), 'other_currency'],
    ['enterprise_value', reportedIn('USD'), 'other_currency'],
    ['pe', { ...TEA, shares: [] }, 'not_listed'],
    ['roe', { ...TEA, reports: TEA.reports.slice(1) }, 'no_year_before'],
    ['revenue_growth', { ...TEA, reports: TEA.reports.slice(1) }, 'no_year_before'],
    ['pe', { ...TEA, reports: TEA.reports.slice(0, 1) }, 'no_report'],
  ])('%s: %#: %s', (id, of, reason) => {
    expect(outcomeOf(id, of)).toEqual({ value: null, reason });
  });

  test('a ratio needs no currency of the books, and a share without known dividends has no yield', () => {
    expect(outcomeOf('net_margin', reportedIn('USD')).value).toBe(12);
    expect(outcomeOf('dividend_yield', { ...TEA, shares: inLira(15) }).value).toBeCloseTo(15 / 7, 9);
    expect(outcomeOf('dividend', { ...TEA, shares: inLira(null) }).reason).toBe('no_dividends');
    expect(outcomeOf('payout', { ...TEA, shares: inLira(null) }).reason).toBe('no_dividends');
  });

  test('the reports changed their currency: amounts of the old columns are not stated in the new one', () => {
    const changed = books({
      reports: [
        report('2022-12-31', 12, YEAR, { currency: 'USD' }),
        report('2023-12-31', 12, YEAR, { currency: 'USD' }),
        report('2024-12-31', 12, YEAR),
      ],
    });
    const eps = columnsOf(changed, '2').map((column) => [column.end, outcomeOf('eps', changed, column)]);
    expect(Object.fromEntries(eps)).toEqual({
      '2022-12-31': { value: null, reason: 'other_currency' },
      '2023-12-31': { value: null, reason: 'other_currency' },
      '2024-12-31': { value: 50, reason: null },
    });
  });

  test('a profit after a loss has no growth, and a bank has no margin to speak of', () => {
    const [before, now] = TEA.reports;
    if (!before || !now) throw new Error('two reports');
    const after = { ...before, facts: { ...before.facts, net_profit: -5 } };
    expect(outcomeOf('profit_growth', { ...TEA, reports: [after, now] }).reason).toBe('loss_before');
  });

  test('debt that an issuer never has counts zero', () => {
    const free = without({ long_term_loans: undefined, short_term_bonds: undefined });
    expect(outcomeOf('debt_equity', free).value).toBe(0);
    expect(outcomeOf('net_debt_ebitda', free).value).toBeCloseTo(-0.6, 9);
  });
});

describe('MU-01 a split between a day and today distorts nothing', () => {
  const split = {
    ...TEA,
    shares: [
      share({
        sharesOutstanding: 3000,
        splits: [{ day: '2026-02-11', coefficient: 3 }],
        closes: {
          '2025-12-31': { day: '2025-12-30', price: 700 },
          '2026-04-10': { day: '2026-04-10', price: 240 },
        },
        dividends: [{ exDividendOn: '2025-06-02', amount: 15, currency: 'EUR' }],
      }),
    ],
  };
  const now: Column = { id: 'now', end: '2025-12-31', day: '2026-04-10', span: 'year' };

  test('the shares are those of the day of the price', () => {
    expect(outcomeOf('market_cap', split).value).toBe(700_000);
    expect(outcomeOf('market_cap', split, now).value).toBe(720_000);
  });
  test('a yield counts the dividend as of the day of the price', () => {
    expect(outcomeOf('dividend_yield', split).value).toBeCloseTo((15 / 700) * 100, 9);
    expect(outcomeOf('dividend_yield', split, now).value).toBeCloseTo((5 / 240) * 100, 9);
  });
  test('amounts for a share are stated per current share, so that their row can be compared', () => {
    expect(outcomeOf('eps', split).value).toBeCloseTo(50 / 3, 9);
    expect(outcomeOf('dividend', split).value).toBeCloseTo(5, 9);
  });
  test('the dividends of all shares count the shares of their own days', () => {
    expect(outcomeOf('payout', split).value).toBeCloseTo(30, 9);
  });
});

describe('MU-01 flows', () => {
  const quarterly = books({
    reports: [
      report('2024-06-30', 6, { ...YEAR, revenue: 200, gross_profit: 60, profit_of_owners: 20 }),
      report('2024-12-31', 12, { ...YEAR, revenue: 500, gross_profit: 200, profit_of_owners: 50 }),
      report('2025-03-31', 3, { ...YEAR, revenue: 110, gross_profit: 40, profit_of_owners: 9 }),
      report('2025-06-30', 6, { ...YEAR, revenue: 260, gross_profit: 100, profit_of_owners: 28 }),
    ],
    shares: [share({ closes: { '2025-06-30': { day: '2025-06-30', price: 580 } } })],
  });
  const half: Column = { id: '2025-06-30', end: '2025-06-30', day: '2025-06-30', span: 'quarter' };

  test('a price is for twelve months: last year, less its start, plus this start', () => {
    expect(outcomeOf('pe', quarterly, half).value).toBeCloseTo(580 / (50 - 20 + 28), 9);
  });
  test('a margin of a quarter is of that quarter alone', () => {
    expect(outcomeOf('gross_margin', quarterly, half).value).toBeCloseTo((60 / 150) * 100, 9);
  });
  test('a quarter whose reports are not all there says so', () => {
    const gap = { ...quarterly, reports: quarterly.reports.filter(({ months }) => months !== 3) };
    expect(outcomeOf('gross_margin', gap, half).reason).toBe('no_quarter');
    expect(outcomeOf('pe', { ...gap, reports: gap.reports.slice(1) }, half).reason).toBe('no_quarter');
  });
  test('the reports that were counted are named', () => {
    const [, bottom] = computeFrom(quarterly)(multipleOf('pe'), half).inputs;
    expect(bottom?.source).toEqual({
      kind: 'reports',
      how: 'year',
      reported: [
        { periodEnd: '2024-12-31', months: 12, sign: 1, value: 50_000 },
        { periodEnd: '2024-06-30', months: 6, sign: -1, value: 20_000 },
        { periodEnd: '2025-06-30', months: 6, sign: 1, value: 28_000 },
      ],
    });
  });
  test('reports of two currencies are not added', () => {
    const mixed = quarterly.reports.map((of, at) => ({ ...of, currency: at === 0 ? 'USD' : 'EUR' }));
    expect(outcomeOf('pe', { ...quarterly, reports: mixed }, half).reason).toBe('other_currency');
  });
});

test('MU-01 the capitalisation counts every class at its own price', () => {
  const two = {
    ...TEA,
    shares: [
      ...TEA.shares,
      share({
        isOrdinary: false,
        sharesOutstanding: 50,
        closes: { '2025-12-31': { day: '2025-12-29', price: 400 } },
      }),
    ],
  };
  expect(outcomeOf('market_cap', two).value).toBe(720_000);
  const unpriced = { ...two, shares: [...TEA.shares, share({ isOrdinary: false, closes: {} })] };
  expect(outcomeOf('market_cap', unpriced).reason).toBe('no_price');
});

test('MU-01 a bank has its own set', () => {
  const facts = {
    net_interest_income: 40,
    operating_income: 60,
    operating_expenses: -24,
    credit_loss_charge: -9,
    profit_of_owners: 20,
    net_profit: 20,
    due_from_banks: 100,
    securities: 200,
    loans_to_customers: 700,
    customer_deposits: 875,
    total_assets: 1200,
    total_equity: 150,
    equity_of_owners: 150,
  };
  const bank = books({
    book: 'bank',
    reports: [
      report('2024-12-31', 12, { ...facts, loans_to_customers: 500, operating_income: 50 }),
      report('2025-12-31', 12, facts),
    ],
  });
  expect(outcomeOf('net_interest_margin', bank).value).toBeCloseTo((40 / 900) * 100, 9);
  expect(outcomeOf('cost_income', bank).value).toBeCloseTo(40, 9);
  expect(outcomeOf('cost_of_risk', bank).value).toBeCloseTo(1.5, 9);
  expect(outcomeOf('loans_deposits', bank).value).toBeCloseTo(80, 9);
  expect(outcomeOf('income_growth', bank).value).toBeCloseTo(20, 9);
});
