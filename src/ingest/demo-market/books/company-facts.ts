import type { IfrsCode } from '#domain/statements/ifrs.ts';
import type { RasCode } from '#domain/statements/ras.ts';
import type { CompanyFlows, CompanyPosition } from './company-position.ts';
import { type Facts, withTotals } from './with-totals.ts';
import type { YearToDate } from './year-to-date.ts';

type CompanyYear = YearToDate<CompanyPosition, CompanyFlows>;

const LONG_LOANS = 0.7;

export function companyIfrsFacts(year: CompanyYear): Facts {
  const { position: now, before, flows } = year;
  const profit = profitOf(flows);
  const longLoans = Math.round(now.loans * LONG_LOANS);
  const facts: Partial<Record<IfrsCode, number>> = {
    property_plant_equipment: now.property,
    intangible_assets: now.intangibles,
    financial_investments: now.investments,
    other_non_current_assets: now.otherLongAssets,
    inventories: now.inventories,
    trade_receivables: now.receivables,
    other_current_assets: now.otherShortAssets,
    cash: now.cash,
    share_capital: now.shareCapital,
    other_reserves: now.reserves,
    retained_earnings: now.retained,
    non_controlling_interests: now.minority,
    long_term_loans: longLoans,
    long_term_bonds: now.bonds - now.bondsDueInYear,
    deferred_tax_liabilities: now.deferredTax,
    provisions: now.provisions,
    short_term_loans: now.loans - longLoans,
    short_term_bonds: now.bondsDueInYear,
    trade_payables: now.payables,
    dividends_payable: now.dividendsPayable,
    other_current_liabilities: now.otherShortDebts,

    revenue: flows.revenue,
    cost_of_sales: flows.costOfSales,
    selling_expenses: flows.selling,
    administrative_expenses: flows.administrative,
    other_operating_result: flows.otherIncome + flows.otherExpenses,
    finance_income: flows.financeIncome,
    finance_costs: flows.financeCosts,
    income_tax: flows.tax,
    profit_of_owners: profit - flows.minorityProfit,
    profit_of_minority: flows.minorityProfit,

    cf_net_profit: profit,
    depreciation: flows.depreciation,
    change_in_inventories: before.inventories - now.inventories,
    change_in_receivables: before.receivables - now.receivables,
    change_in_payables: now.payables - before.payables,
    change_in_other: changeInOther(year),
    capital_expenditure: flows.capitalExpenditure,
    net_investments: before.investments - now.investments,
    debt_raised: flows.debtRaised,
    debt_repaid: flows.debtRepaid,
    dividends_paid: flows.dividendsPaid,
    cash_at_start: before.cash,
  };
  return withTotals('ifrs', facts);
}

const INPUT_VAT = 0.05;
const WAGES = 0.24;

export function companyRasFacts(year: CompanyYear): Facts {
  const { position: now, before, flows } = year;
  const longLoans = Math.round(now.loans * LONG_LOANS);
  const inputVat = Math.round(now.receivables * INPUT_VAT);
  const reserve = Math.min(now.reserves, Math.round(now.shareCapital * 0.05));
  const received = {
    customers: flows.revenue + before.receivables - now.receivables,
    other: flows.otherIncome + flows.financeIncome,
  };
  const wages = Math.round((flows.costOfSales + flows.selling + flows.administrative) * WAGES);
  const taxPaid = flows.tax + now.deferredTax - before.deferredTax;
  const facts: Partial<Record<RasCode, number>> = {
    '1110': now.intangibles,
    '1150': now.property,
    '1170': now.investments,
    '1190': now.otherLongAssets,
    '1210': now.inventories,
    '1220': inputVat,
    '1230': now.receivables - inputVat,
    '1250': now.cash,
    '1260': now.otherShortAssets,
    '1310': now.shareCapital,
    '1350': now.reserves - reserve,
    '1360': reserve,
    '1370': now.retained,
    '1410': longLoans + now.bonds - now.bondsDueInYear,
    '1420': now.deferredTax,
    '1430': now.provisions,
    '1510': now.loans - longLoans + now.bondsDueInYear,
    '1520': now.payables + now.dividendsPayable,
    '1550': now.otherShortDebts,

    '2110': flows.revenue,
    '2120': flows.costOfSales,
    '2210': flows.selling,
    '2220': flows.administrative,
    '2320': flows.financeIncome,
    '2330': flows.financeCosts,
    '2340': flows.otherIncome,
    '2350': flows.otherExpenses,
    '2410': flows.tax,

    '4111': received.customers,
    '4119': received.other,
    '4121': operatingCash(year) - received.customers - received.other - wages - flows.financeCosts - taxPaid,
    '4122': wages,
    '4123': flows.financeCosts,
    '4124': taxPaid,
    '4221': flows.capitalExpenditure,
    '4223': before.investments - now.investments,
    '4311': flows.debtRaised,
    '4322': flows.dividendsPaid,
    '4323': flows.debtRepaid,
    '4450': before.cash,
  };
  return withTotals('ras', facts);
}

function profitOf(it: CompanyFlows): number {
  const operating =
    it.revenue + it.costOfSales + it.selling + it.administrative + it.otherIncome + it.otherExpenses;
  return operating + it.financeIncome + it.financeCosts + it.tax;
}

function operatingCash(year: CompanyYear): number {
  const { position: now, before, flows } = year;
  const tiedUp = now.inventories + now.receivables - now.payables;
  const tiedUpBefore = before.inventories + before.receivables - before.payables;
  return profitOf(flows) + flows.depreciation + tiedUpBefore - tiedUp + changeInOther(year);
}

function changeInOther({ position, before }: CompanyYear): number {
  const net = (it: CompanyPosition) =>
    it.otherShortDebts + it.deferredTax + it.provisions - it.otherShortAssets - it.otherLongAssets;
  return net(position) - net(before);
}
