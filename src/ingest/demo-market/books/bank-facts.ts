import type { BankDigestCode } from '#domain/statements/bank-account-digest.ts';
import type { BankPublishedCode } from '#domain/statements/bank-published-forms.ts';
import type { IfrsCode } from '#domain/statements/ifrs.ts';
import { type BankFlows, type BankPosition, equityOf, profitOf, totalAssetsOf } from './bank-books.ts';
import { type Facts, withTotals } from './with-totals.ts';
import type { YearToDate } from './year-to-date.ts';

type BankYear = YearToDate<BankPosition, BankFlows>;

const HOUSEHOLDS = 0.58;

export function bankIfrsFacts(year: BankYear): Facts {
  const { position: now, before, flows } = year;
  const facts: Partial<Record<IfrsCode, number>> = {
    bank_cash: now.cash,
    due_from_banks: now.dueFromBanks,
    securities: now.securities,
    loans_to_customers: now.grossLoans - now.allowance,
    bank_property: now.property,
    bank_other_assets: now.otherAssets,
    share_capital: now.shareCapital,
    other_reserves: now.reserves,
    retained_earnings: now.retained,
    due_to_banks: now.dueToBanks,
    customer_deposits: now.deposits,
    debt_securities_issued: now.bonds,
    bank_dividends_payable: now.dividendsPayable,
    bank_other_liabilities: now.otherDebts,

    interest_income: flows.interestIncome,
    interest_expense: flows.interestExpense,
    fee_income: flows.feeIncome,
    fee_expense: flows.feeExpense,
    trading_result: flows.trading,
    credit_loss_charge: flows.creditLosses,
    operating_expenses: flows.operatingExpenses,
    income_tax: flows.tax,
    profit_of_owners: profitOf(flows),

    cf_net_profit: profitOf(flows),
    depreciation: flows.depreciation,
    cf_credit_loss_charge: -flows.creditLosses,
    change_in_loans: lent(year),
    change_in_deposits: now.deposits - before.deposits,
    change_in_interbank: now.dueToBanks - now.dueFromBanks - before.dueToBanks + before.dueFromBanks,
    change_in_other: now.otherDebts - now.otherAssets - before.otherDebts + before.otherAssets,
    capital_expenditure: flows.capitalExpenditure,
    net_investments: before.securities - now.securities,
    debt_raised: Math.max(0, now.bonds - before.bonds),
    debt_repaid: Math.min(0, now.bonds - before.bonds),
    dividends_paid: flows.dividendsPaid,
    cash_at_start: before.cash,
  };
  return withTotals('ifrs', facts);
}

export function bankPublishedFacts(year: BankYear): Facts {
  const { position: now, before, flows } = year;
  const households = Math.round(now.deposits * HOUSEHOLDS);
  const capital = capitalOf(now);
  const percentOf = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  const facts: Partial<Record<BankPublishedCode, number>> = {
    '1.01': now.cash,
    '1.02': now.dueFromBanks,
    '1.03': now.grossLoans - now.allowance,
    '1.04': now.securities,
    '1.05': now.property,
    '1.06': now.otherAssets,
    '1.08': now.dueToBanks,
    '1.09': households,
    '1.10': now.deposits - households,
    '1.12': now.bonds,
    '1.13': now.otherDebts + now.dividendsPayable,
    '1.15': now.shareCapital,
    '1.16': now.reserves,
    '1.17': now.retained,

    '2.01': flows.interestIncome,
    '2.02': flows.interestExpense,
    '2.04': flows.creditLosses,
    '2.05': flows.feeIncome,
    '2.06': flows.feeExpense,
    '2.07': flows.trading,
    '2.09': flows.operatingExpenses,
    '2.11': flows.tax,

    '3.01': capital.core,
    '3.02': capital.additional,
    '3.04': capital.second,
    '3.06': capital.atRisk,

    '4.01': percentOf(capital.core, capital.atRisk),
    '4.02': percentOf(capital.core + capital.additional, capital.atRisk),
    '4.03': percentOf(capital.total, capital.atRisk),
    '4.04': percentOf(capital.core + capital.additional, totalAssetsOf(now)),
    '4.05': percentOf(now.cash, now.deposits * 0.14),
    '4.06': percentOf(now.cash + now.dueFromBanks + now.securities * 0.5, now.deposits * 0.22),
    '4.07': percentOf(now.grossLoans * 0.02, capital.total),

    '5.01': flows.interestIncome,
    '5.02': flows.interestExpense,
    '5.03': flows.feeIncome + flows.feeExpense,
    '5.04': flows.trading,
    '5.05': flows.operatingExpenses + flows.depreciation,
    '5.06': flows.tax,
    '5.07': lent(year) + before.dueFromBanks - now.dueFromBanks + before.otherAssets - now.otherAssets,
    '5.08':
      now.deposits +
      now.dueToBanks +
      now.otherDebts -
      (before.deposits + before.dueToBanks + before.otherDebts),
    '5.10': flows.capitalExpenditure,
    '5.11': before.securities - now.securities,
    '5.13': now.bonds - before.bonds,
    '5.14': flows.dividendsPaid,
    '5.17': before.cash,
  };
  return withTotals('bank_1', facts);
}

export function bankDigestFacts(year: BankYear, months: number): Facts {
  const { position: now, before, flows } = year;
  const households = Math.round(now.deposits * HOUSEHOLDS);
  const capital = capitalOf(now);
  const percentOf = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  const income =
    flows.interestIncome + flows.interestExpense + flows.feeIncome + flows.feeExpense + flows.trading;
  const profitOfYear = (profitOf(flows) * 12) / months;
  const published = bankPublishedFacts(year);
  const facts: Partial<Record<BankDigestCode, number>> = {
    A1: now.cash + now.dueFromBanks,
    'A2.1': now.grossLoans,
    'A2.2': -now.allowance,
    A3: now.securities,
    A4: now.property + now.otherAssets,
    L1: now.dueToBanks,
    'L2.1': households,
    'L2.2': now.deposits - households,
    L3: now.bonds,
    L4: now.otherDebts + now.dividendsPayable,
    E: equityOf(now),
    R1: flows.interestIncome + flows.interestExpense,
    R2: flows.feeIncome + flows.feeExpense,
    R3: flows.trading,
    R5: flows.operatingExpenses,
    R6: flows.creditLosses,
    R8: flows.tax,
    K: capital.total,
    K1: capital.atRisk,
    K2: percentOf(capital.total, capital.atRisk),
    N1: percentOf(profitOfYear, totalAssetsOf(now)),
    N2: percentOf(profitOfYear, equityOf(now)),
    N3: percentOf(-flows.operatingExpenses, income),
    N4: percentOf(now.grossLoans, now.deposits),
    N5: percentOf(now.allowance, now.grossLoans),
    F1: published.get('5.09') ?? 0,
    F2: published.get('5.12') ?? 0,
    F3: published.get('5.15') ?? 0,
    F5: before.cash,
  };
  return withTotals('bank_2', facts);
}

/** What went out to borrowers, less what came back; a loan that was written off did neither. */
function lent({ position: now, before, flows }: BankYear): number {
  return before.grossLoans - now.grossLoans - flows.writtenOff;
}

function capitalOf(now: BankPosition) {
  const core = Math.round(equityOf(now) * 0.96);
  const additional = Math.round(equityOf(now) * 0.05);
  const second = Math.round(equityOf(now) * 0.14);
  const atRisk = Math.round(
    (now.grossLoans - now.allowance) * 0.82 + now.securities * 0.25 + now.dueFromBanks * 0.2,
  );
  return { core, additional, second, total: core + additional + second, atRisk };
}
