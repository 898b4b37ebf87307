import { createRandom, type Random } from '../random.ts';
import {
  assetsWithoutCash,
  type CompanyFlows,
  type CompanyPosition,
  type CompanyQuarter,
  type CompanyScope,
  claimsOf,
} from './company-position.ts';
import { habitsOf, type IndustryHabits } from './industry-habits.ts';
import { MINORITY_PART, openCompanyBooks } from './open-company-books.ts';
import type { QuarterStanding, Standing } from './standing.ts';

const TAX_RATE = 0.21;
const INTEREST = { EUR: 0.05, USD: 0.06, TRY: 0.15, CNY: 0.04 } as const;
const DEPRECIATION_A_YEAR = 0.09;
const PAYOUT_LIMIT = 0.7;

/** Quarter by quarter: profit, then what it is tied up in, then who pays for the rest. Every position balances. */
export function simulateCompanyBooks(
  seed: string,
  standing: Standing,
  scope: CompanyScope,
): CompanyQuarter[] {
  const { issuer } = standing.owned;
  const random = createRandom(`${seed}/books/${scope.name}/${issuer.stringId}`);
  const habits = habitsOf(issuer.industry);
  const margin = habits.operatingMargin * random.between(0.85, 1.2);
  const sales = scope.size / salesMultiple(standing, habits, margin);
  const firstYear = (standing.quarters[0]?.worth ?? 0) * sales;
  let position = openCompanyBooks(standing, scope, habits, firstYear, random);
  let mood = 0;
  return standing.quarters.map((at, index) => {
    mood = 0.75 * mood + 0.09 * random.normal();
    const isFailing = scope.failsFrom !== undefined && index >= scope.failsFrom;
    const usual = (at.worth * sales) / 4;
    const before = position;
    const quarter = {
      at,
      usual,
      margin: isFailing ? -0.12 + 0.03 * random.normal() : margin * Math.exp(mood),
      bonds: standing.bonds[index + 1] ?? 0,
      payable: standing.payable[index + 1] ?? 0,
      interest: INTEREST[standing.owned.currency] / 4,
    };
    const closed = close(before, quarter, habits, scope, random);
    position = closed.position;
    return { at, before, ...closed };
  });
}

interface QuarterToClose {
  readonly at: QuarterStanding;
  /** A quarter's revenue without its season. */
  readonly usual: number;
  readonly margin: number;
  readonly bonds: number;
  readonly payable: number;
  readonly interest: number;
}

function close(
  before: CompanyPosition,
  { at, usual, margin, bonds, payable, interest }: QuarterToClose,
  habits: IndustryHabits,
  scope: CompanyScope,
  random: Random,
): { position: CompanyPosition; flows: CompanyFlows } {
  const season = habits.season[at.quarter - 1] ?? 1;
  const revenue = Math.round(usual * season * Math.exp(0.02 * random.normal()));
  const year = usual * 4;
  const gross = habits.grossMargin * random.between(0.98, 1.02);
  const below = Math.max(0.02, gross - margin) * revenue;
  const selling = -Math.round(below * habits.sellingPart);
  const administrative = -Math.round(below * (1 - habits.sellingPart));
  const costOfSales = -(revenue - Math.round(revenue * margin) + selling + administrative);
  const otherIncome = Math.round(revenue * random.between(0.004, 0.016));
  const otherExpenses = -Math.round(revenue * random.between(0.006, 0.018));
  const financeIncome = Math.round((before.cash * 0.02 + before.investments * 0.035) / 4);
  const financeCosts = -Math.round((before.loans + before.bonds) * interest);
  const operating = revenue + costOfSales + selling + administrative + otherIncome + otherExpenses;
  const beforeTax = operating + financeIncome + financeCosts;
  const tax = beforeTax > 0 ? -Math.round(beforeTax * TAX_RATE) : 0;
  const profit = beforeTax + tax;
  const minorityProfit = scope.hasMinority ? Math.round(profit * MINORITY_PART) : 0;

  const depreciation = Math.round(((before.property + before.intangibles) * DEPRECIATION_A_YEAR) / 4);
  const worn = Math.round(
    depreciation * (before.property / Math.max(1, before.property + before.intangibles)),
  );
  const wanted = (habits.property + habits.intangibles) * year;
  const short = wanted - before.property - before.intangibles;
  const bought = Math.max(0, Math.round((depreciation + short / 8) * random.between(0.8, 1.2)));
  const boughtProperty = Math.round((bought * habits.property) / (habits.property + habits.intangibles));

  const level = (part: number) => Math.round(part * year * random.between(0.95, 1.05));
  const unfunded: CompanyPosition = {
    ...before,
    property: before.property - worn + boughtProperty,
    intangibles: before.intangibles - (depreciation - worn) + (bought - boughtProperty),
    otherLongAssets: level(0.02),
    inventories: level(habits.inventories),
    receivables: level(habits.receivables),
    otherShortAssets: level(0.02),
    retained: before.retained + profit - minorityProfit - at.declared,
    minority: before.minority + minorityProfit,
    bonds,
    bondsDueInYear: Math.min(bonds, at.bondsDueInYear),
    deferredTax: before.deferredTax + Math.round(-tax * 0.04),
    provisions: level(0.03),
    payables: level(habits.payables),
    dividendsPayable: payable,
    otherShortDebts: level(0.03),
  };
  const position = fund(unfunded, before, Math.round(year * random.between(0.07, 0.11)));
  const loansMoved = position.loans - before.loans;
  const bondsMoved = bonds - before.bonds;
  return {
    position,
    flows: {
      revenue,
      costOfSales,
      selling,
      administrative,
      otherIncome,
      otherExpenses,
      financeIncome,
      financeCosts,
      tax,
      minorityProfit,
      depreciation,
      capitalExpenditure: -bought,
      debtRaised: Math.max(0, loansMoved) + Math.max(0, bondsMoved),
      debtRepaid: Math.min(0, loansMoved) + Math.min(0, bondsMoved),
      dividendsPaid: -(before.dividendsPayable + at.declared - payable),
    },
  };
}

/** Cash is what is left; too little is sold for or borrowed, too much repays loans and then is invested. */
function fund(unfunded: CompanyPosition, before: CompanyPosition, wantedCash: number): CompanyPosition {
  const left = claimsOf(unfunded) - assetsWithoutCash(unfunded);
  const lacking = wantedCash - left;
  if (lacking > 0) {
    const sold = Math.min(Math.round(before.investments / 4), lacking);
    return {
      ...unfunded,
      cash: wantedCash,
      investments: before.investments - sold,
      loans: before.loans + lacking - sold,
    };
  }
  const repaid = Math.min(Math.round(before.loans / 3), -lacking);
  const invested = Math.round((-lacking - repaid) * 0.7);
  return {
    ...unfunded,
    cash: left - repaid - invested,
    loans: before.loans - repaid,
    investments: before.investments + invested,
  };
}

/** Worth of the company over its yearly sales, such that dividends stay within what it earns. */
function salesMultiple({ quarters }: Standing, habits: IndustryHabits, margin: number): number {
  const worth = quarters.reduce((sum, quarter) => sum + quarter.worth, 0) / 4;
  const declared = quarters.reduce((sum, quarter) => sum + quarter.declared, 0);
  const dearest = declared > 0 ? (PAYOUT_LIMIT * worth) / declared : Number.POSITIVE_INFINITY;
  return Math.min(habits.priceToProfit, dearest) * margin * (1 - TAX_RATE);
}
