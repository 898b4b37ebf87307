import type { Language } from '#domain/languages/languages.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { fillIn, ISSUER_TEXTS } from './issuer-texts.ts';
import { nameIn } from './name-in.ts';
import { writeChange, writeMoney } from './written.ts';

/** What a text about a report may say, written as its language writes it. */
export function wordsOf(
  issuer: Issuer,
  report: DemoReport,
  others: readonly DemoReport[],
  language: Language,
): Record<string, string> {
  const { at, unit, currency } = report;
  const money = (value: number) => writeMoney(language, value * unit, currency);
  const revenue = earnedOf(report);
  const before = findYearBefore(report, others);
  const change = before ? revenue / earnedOf(before) - 1 : 0;
  return {
    name: nameIn(issuer, language),
    period: fillIn(ISSUER_TEXTS[language].periods[at.quarter - 1] ?? '', { year: at.year }),
    revenue: money(revenue),
    profit: money(report.facts.get('net_profit') ?? report.facts.get('2400') ?? 0),
    cash: money(report.facts.get('operating_cash_flow') ?? report.facts.get('4100') ?? 0),
    change: writeChange(language, change),
  };
}

export function hasYearBefore(report: DemoReport, others: readonly DemoReport[]): boolean {
  return findYearBefore(report, others) !== undefined;
}

function findYearBefore({ at }: DemoReport, others: readonly DemoReport[]): DemoReport | undefined {
  return others.find((other) => other.at.year === at.year - 1 && other.at.quarter === at.quarter);
}

/** A bank has no revenue; what it works with is its operating income. */
function earnedOf({ facts }: DemoReport): number {
  return facts.get('revenue') ?? facts.get('operating_income') ?? facts.get('2110') ?? 0;
}
