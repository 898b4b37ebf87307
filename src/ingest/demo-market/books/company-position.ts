import type { QuarterStanding } from './standing.ts';

/** What a company owns and owes at the end of a quarter, in whole units of its report. */
export interface CompanyPosition {
  readonly property: number;
  readonly intangibles: number;
  readonly investments: number;
  readonly otherLongAssets: number;
  readonly inventories: number;
  readonly receivables: number;
  readonly otherShortAssets: number;
  readonly cash: number;
  readonly shareCapital: number;
  readonly reserves: number;
  readonly retained: number;
  readonly minority: number;
  readonly bonds: number;
  readonly bondsDueInYear: number;
  readonly loans: number;
  readonly deferredTax: number;
  readonly provisions: number;
  readonly payables: number;
  readonly dividendsPayable: number;
  readonly otherShortDebts: number;
}

/** What a quarter brought; an expense is negative. */
export interface CompanyFlows {
  readonly revenue: number;
  readonly costOfSales: number;
  readonly selling: number;
  readonly administrative: number;
  readonly otherIncome: number;
  readonly otherExpenses: number;
  readonly financeIncome: number;
  readonly financeCosts: number;
  readonly tax: number;
  readonly minorityProfit: number;
  readonly depreciation: number;
  readonly capitalExpenditure: number;
  readonly debtRaised: number;
  readonly debtRepaid: number;
  readonly dividendsPaid: number;
}

export interface CompanyQuarter {
  readonly at: QuarterStanding;
  readonly before: CompanyPosition;
  readonly position: CompanyPosition;
  readonly flows: CompanyFlows;
}

export interface CompanyScope {
  /** Names the stream of chance: the group's books and the parent's are told apart by it. */
  readonly name: 'group' | 'parent';
  /** Part of the group that these books cover. */
  readonly size: number;
  readonly hasMinority: boolean;
  /** From this quarter on the company loses money. */
  readonly failsFrom?: number;
}

export function assetsWithoutCash(it: CompanyPosition): number {
  return (
    it.property +
    it.intangibles +
    it.investments +
    it.otherLongAssets +
    it.inventories +
    it.receivables +
    it.otherShortAssets
  );
}

export function claimsOf(it: CompanyPosition): number {
  return (
    it.shareCapital +
    it.reserves +
    it.retained +
    it.minority +
    it.bonds +
    it.loans +
    it.deferredTax +
    it.provisions +
    it.payables +
    it.dividendsPayable +
    it.otherShortDebts
  );
}
