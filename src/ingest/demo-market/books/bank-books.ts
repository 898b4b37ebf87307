import { createRandom, type Random } from '../random.ts';
import type { QuarterStanding, Standing } from './standing.ts';

/** What a bank owns and owes at the end of a quarter, in whole units of its report. */
export interface BankPosition {
  readonly cash: number;
  readonly dueFromBanks: number;
  readonly securities: number;
  readonly grossLoans: number;
  readonly allowance: number;
  readonly property: number;
  readonly otherAssets: number;
  readonly dueToBanks: number;
  readonly deposits: number;
  readonly bonds: number;
  readonly dividendsPayable: number;
  readonly otherDebts: number;
  readonly shareCapital: number;
  readonly reserves: number;
  readonly retained: number;
}

/** What a quarter brought; an expense is negative. */
export interface BankFlows {
  readonly interestIncome: number;
  readonly interestExpense: number;
  readonly feeIncome: number;
  readonly feeExpense: number;
  readonly trading: number;
  readonly creditLosses: number;
  readonly operatingExpenses: number;
  readonly tax: number;
  readonly depreciation: number;
  readonly capitalExpenditure: number;
  readonly writtenOff: number;
  readonly dividendsPaid: number;
}

export interface BankQuarter {
  readonly at: QuarterStanding;
  readonly before: BankPosition;
  readonly position: BankPosition;
  readonly flows: BankFlows;
}

const TAX_RATE = 0.21;
const DEPRECIATION = 0.02;
/** Parts of the assets; cash and loans take the rest. */
const PARTS = { cash: 0.09, dueFromBanks: 0.06, securities: 0.16, property: 0.02, otherAssets: 0.015 };
const RETURN_ON_EQUITY = 0.13;

/** Quarter by quarter: assets follow the owners' money, deposits pay for what nothing else does. Every position balances. */
export function simulateBankBooks(
  seed: string,
  standing: Standing,
  scope: { name: string; size: number },
): BankQuarter[] {
  const random = createRandom(`${seed}/books/${scope.name}/${standing.owned.issuer.stringId}`);
  const leverage = random.between(8, 11);
  let position = open(standing, scope.size, leverage, random);
  return standing.quarters.map((at, index) => {
    const before = position;
    const flows = earn(before, at.worth * scope.size, leverage, random);
    const profit = profitOf(flows);
    const bonds = standing.bonds[index + 1] ?? 0;
    const payable = standing.payable[index + 1] ?? 0;
    const equity = equityOf(before) + profit - at.declared;
    const assets = allocate(equity * leverage, random);
    const property = before.property - flows.depreciation - flows.capitalExpenditure;
    const unfunded = {
      ...before,
      ...assets,
      property,
      allowance: before.allowance - flows.creditLosses - flows.writtenOff,
      dueToBanks: Math.round(equity * leverage * 0.05 * random.between(0.85, 1.15)),
      bonds,
      dividendsPayable: payable,
      otherDebts: Math.round(equity * leverage * 0.012 * random.between(0.9, 1.1)),
      retained: before.retained + profit - at.declared,
    };
    position = {
      ...unfunded,
      deposits: unfunded.deposits + totalAssetsOf(unfunded) - totalClaimsOf(unfunded),
    };
    const dividendsPaid = -(before.dividendsPayable + at.declared - payable);
    return { at, before, position, flows: { ...flows, dividendsPaid } };
  });
}

export function profitOf(it: Omit<BankFlows, 'dividendsPaid'>): number {
  const income = it.interestIncome + it.interestExpense + it.feeIncome + it.feeExpense + it.trading;
  return income + it.creditLosses + it.operatingExpenses + it.tax;
}

export function equityOf(it: BankPosition): number {
  return it.shareCapital + it.reserves + it.retained;
}

export function totalAssetsOf(it: BankPosition): number {
  const loans = it.grossLoans - it.allowance;
  return it.cash + it.dueFromBanks + it.securities + loans + it.property + it.otherAssets;
}

function totalClaimsOf(it: BankPosition): number {
  return equityOf(it) + it.dueToBanks + it.deposits + it.bonds + it.dividendsPayable + it.otherDebts;
}

/** Costs are set so that a usual quarter earns the usual return, on no more than what the market says the bank is worth. */
function earn(
  before: BankPosition,
  worth: number,
  leverage: number,
  random: Random,
): Omit<BankFlows, 'dividendsPaid'> {
  const part = (base: number, rate: number) => Math.round((base * rate * random.between(0.95, 1.05)) / 4);
  const equity = equityOf(before);
  const interestIncome = part(before.grossLoans, 0.078) + part(before.securities, 0.04);
  const interestExpense = -part(before.deposits, 0.026) - part(before.bonds + before.dueToBanks, 0.045);
  const feeIncome = part(equity * leverage, 0.011);
  const feeExpense = -part(feeIncome * 4, 0.28);
  const trading = Math.round(equity * leverage * 0.0008 * random.normal());
  const creditLosses = -part(before.grossLoans, 0.011 * Math.exp(0.3 * random.normal()));
  const income = interestIncome + interestExpense + feeIncome + feeExpense + trading;
  const wanted =
    ((Math.min(equity, worth) * RETURN_ON_EQUITY) / 4 / (1 - TAX_RATE)) * Math.exp(0.12 * random.normal());
  const operatingExpenses = -Math.max(Math.round(income * 0.32), Math.round(income + creditLosses - wanted));
  const beforeTax = income + creditLosses + operatingExpenses;
  const depreciation = Math.round(before.property * DEPRECIATION);
  return {
    interestIncome,
    interestExpense,
    feeIncome,
    feeExpense,
    trading,
    creditLosses,
    operatingExpenses,
    tax: beforeTax > 0 ? -Math.round(beforeTax * TAX_RATE) : 0,
    depreciation,
    capitalExpenditure: -Math.round(depreciation * random.between(0.8, 1.4)),
    writtenOff: Math.round(-creditLosses * random.between(0.7, 1)),
  };
}

function allocate(total: number, random: Random) {
  const part = (share: number) => Math.round(total * share * random.between(0.94, 1.06));
  return {
    cash: part(PARTS.cash),
    dueFromBanks: part(PARTS.dueFromBanks),
    securities: part(PARTS.securities),
    otherAssets: part(PARTS.otherAssets),
    grossLoans: part(0.66),
  };
}

function open(standing: Standing, size: number, leverage: number, random: Random): BankPosition {
  const worth = (standing.quarters[0]?.worth ?? 0) * size;
  const shareCapital = standing.shareCapital ?? Math.round(worth * 0.1);
  const equity = Math.max(Math.round(worth / random.between(0.9, 1.3)), Math.round(1.4 * shareCapital));
  const total = equity * leverage;
  const assets = allocate(total, random);
  const reserves = Math.round((equity - shareCapital) * 0.25);
  const unfunded = {
    ...assets,
    allowance: Math.round(assets.grossLoans * random.between(0.03, 0.05)),
    property: Math.round(total * PARTS.property),
    dueToBanks: Math.round(total * 0.05),
    deposits: 0,
    bonds: standing.bonds[0] ?? 0,
    dividendsPayable: standing.payable[0] ?? 0,
    otherDebts: Math.round(total * 0.012),
    shareCapital,
    reserves,
    retained: equity - shareCapital - reserves,
  };
  return { ...unfunded, deposits: totalAssetsOf(unfunded) - totalClaimsOf(unfunded) };
}
