import type { DemoReport } from '../books/demo-report.ts';

/** What texts about a report speak of, in its units; they choose their words by it. */
export interface ReportFigures {
  readonly isBank: boolean;
  /** Of a bank its operating income. */
  readonly revenue: number;
  readonly profit: number;
  /** Of the revenue to that of the same period a year before, as a part of it; null without that report. */
  readonly change: number | null;
  readonly margin: number;
  readonly marginBefore: number | null;
  readonly cash: number;
  readonly interest: number;
  readonly deposits: number;
  readonly loans: number;
}

export function figuresOf(report: DemoReport, others: readonly DemoReport[]): ReportFigures {
  const { facts, at } = report;
  const before = others.find((other) => other.at.year === at.year - 1 && other.at.quarter === at.quarter);
  const revenue = earnedOf(report);
  return {
    isBank: facts.has('operating_income'),
    revenue,
    profit: profitOf(report),
    change: before ? revenue / earnedOf(before) - 1 : null,
    margin: profitOf(report) / revenue,
    marginBefore: before ? profitOf(before) / earnedOf(before) : null,
    cash: facts.get('operating_cash_flow') ?? facts.get('4100') ?? 0,
    interest: -(facts.get('finance_costs') ?? facts.get('2330') ?? 0),
    deposits: facts.get('customer_deposits') ?? 0,
    loans: facts.get('loans_to_customers') ?? 0,
  };
}

function profitOf({ facts }: DemoReport): number {
  return facts.get('net_profit') ?? facts.get('2400') ?? 0;
}

function earnedOf({ facts }: DemoReport): number {
  return facts.get('revenue') ?? facts.get('operating_income') ?? facts.get('2110') ?? 0;
}
