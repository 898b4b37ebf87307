import type { Formula, Group, Multiple, MultipleId, MultipleMeasure, Take, Taken } from './multiple.ts';
import type { Book, Quantity } from './quantities.ts';
import type { Reason } from './reason.ts';

const year = taken('year');
const period = taken('period');
const end = taken('end');
const average = taken('average');
const day = taken('day');

const PER_SHARE = [
  multiple('eps', 'per_share', 'per_share', ratio(year('owners_profit'), day('share_count'), 'no_shares')),
  multiple(
    'book_value',
    'per_share',
    'per_share',
    ratio(end('owners_equity'), day('share_count'), 'no_shares'),
  ),
  multiple('dividend', 'per_share', 'per_share', { kind: 'amount', of: day('dividend_per_share') }),
  multiple('payout', 'per_share', 'percent', ratio(day('dividends'), year('owners_profit'), 'loss')),
];
const PE = multiple('pe', 'valuation', 'times', ratio(day('market_cap'), year('owners_profit'), 'loss'));
const PB = multiple(
  'pb',
  'valuation',
  'times',
  ratio(day('market_cap'), end('owners_equity'), 'negative_equity'),
);
const DIVIDEND_YIELD = multiple(
  'dividend_yield',
  'valuation',
  'percent',
  ratio(day('dividend'), day('price'), 'no_price'),
);
const MARKET_CAP = multiple('market_cap', 'valuation', 'money', { kind: 'amount', of: day('market_cap') });
const ROE = multiple(
  'roe',
  'profitability',
  'percent',
  ratio(year('owners_profit'), average('owners_equity'), 'negative_equity'),
);
const ROA = multiple(
  'roa',
  'profitability',
  'percent',
  ratio(year('net_profit'), average('total_assets'), 'nothing_to_divide_by'),
);
const PROFIT_GROWTH = multiple('profit_growth', 'growth', 'percent', {
  kind: 'growth',
  of: 'net_profit',
  unless: 'loss_before',
});
const equityRatio = (group: Group) =>
  multiple(
    'equity_ratio',
    group,
    'percent',
    ratio(end('total_equity'), end('total_assets'), 'nothing_to_divide_by'),
  );

const COMPANY: readonly Multiple[] = [
  PE,
  multiple('ps', 'valuation', 'times', perRevenue(day('market_cap'), 'year')),
  PB,
  multiple(
    'p_fcf',
    'valuation',
    'times',
    ratio(day('market_cap'), year('free_cash_flow'), 'negative_cash_flow'),
  ),
  multiple(
    'ev_ebitda',
    'valuation',
    'times',
    ratio(day('enterprise_value'), year('ebitda'), 'negative_ebitda'),
  ),
  multiple('ev_sales', 'valuation', 'times', perRevenue(day('enterprise_value'), 'year')),
  DIVIDEND_YIELD,
  MARKET_CAP,
  multiple('enterprise_value', 'valuation', 'money', { kind: 'amount', of: day('enterprise_value') }),
  ROE,
  ROA,
  multiple('gross_margin', 'profitability', 'percent', perRevenue(period('gross_profit'), 'period')),
  multiple('operating_margin', 'profitability', 'percent', perRevenue(period('operating_profit'), 'period')),
  multiple('ebitda_margin', 'profitability', 'percent', perRevenue(period('ebitda'), 'period')),
  multiple('net_margin', 'profitability', 'percent', perRevenue(period('net_profit'), 'period')),
  multiple('net_debt_ebitda', 'debt', 'times', ratio(end('net_debt'), year('ebitda'), 'negative_ebitda')),
  multiple('debt_equity', 'debt', 'times', ratio(end('debt'), end('total_equity'), 'negative_equity')),
  multiple(
    'interest_cover',
    'debt',
    'times',
    ratio(year('operating_profit'), year('interest'), 'nothing_to_divide_by'),
  ),
  equityRatio('debt'),
  ...PER_SHARE,
  multiple('revenue_growth', 'growth', 'percent', {
    kind: 'growth',
    of: 'revenue',
    unless: 'nothing_to_divide_by',
  }),
  PROFIT_GROWTH,
];

const BANK: readonly Multiple[] = [
  PE,
  PB,
  DIVIDEND_YIELD,
  MARKET_CAP,
  ROE,
  ROA,
  multiple(
    'net_interest_margin',
    'profitability',
    'percent',
    ratio(year('net_interest_income'), average('earning_assets'), 'nothing_to_divide_by'),
  ),
  multiple(
    'cost_income',
    'profitability',
    'percent',
    ratio(period('operating_expenses'), period('operating_income'), 'nothing_to_divide_by'),
  ),
  multiple(
    'cost_of_risk',
    'profitability',
    'percent',
    ratio(year('credit_losses'), average('loans'), 'nothing_to_divide_by'),
  ),
  multiple(
    'loans_deposits',
    'balance',
    'percent',
    ratio(end('loans'), end('deposits'), 'nothing_to_divide_by'),
  ),
  equityRatio('balance'),
  ...PER_SHARE,
  multiple('income_growth', 'growth', 'percent', {
    kind: 'growth',
    of: 'operating_income',
    unless: 'nothing_to_divide_by',
  }),
  PROFIT_GROWTH,
];

/** What is reported of an issuer, in the order of print. */
export const CATALOGUE: Readonly<Record<Book, readonly Multiple[]>> = {
  company: COMPANY,
  bank: BANK,
  ras: COMPANY,
};

function multiple(id: MultipleId, group: Group, measure: MultipleMeasure, formula: Formula): Multiple {
  return { id, group, measure, formula };
}

function taken(take: Take): (quantity: Quantity) => Taken {
  return (quantity) => ({ quantity, take });
}

function ratio(top: Taken, bottom: Taken, unless: Reason): Formula {
  return { kind: 'ratio', top, bottom, unless };
}

function perRevenue(top: Taken, take: Take): Formula {
  return ratio(top, { quantity: 'revenue', take }, 'nothing_to_divide_by');
}
