import type { Random } from '../random.ts';
import type { CompanyPosition, CompanyScope } from './company-position.ts';
import type { IndustryHabits } from './industry-habits.ts';
import type { Standing } from './standing.ts';

export const MINORITY_PART = 0.04;

/** The position before the first quarter: what such sales need, lent to the usual part. */
export function openCompanyBooks(
  standing: Standing,
  scope: CompanyScope,
  habits: IndustryHabits,
  year: number,
  random: Random,
): CompanyPosition {
  const level = (part: number) => Math.round(part * year * random.between(0.95, 1.05));
  const bonds = standing.bonds[0] ?? 0;
  const assets = {
    property: level(habits.property),
    intangibles: level(habits.intangibles),
    investments: level(scope.name === 'parent' ? 0.3 : 0.08),
    otherLongAssets: level(0.02),
    inventories: level(habits.inventories),
    receivables: level(habits.receivables),
    otherShortAssets: level(0.02),
    cash: level(0.09),
  };
  const debts = {
    bonds,
    bondsDueInYear: 0,
    deferredTax: level(0.03),
    provisions: level(0.03),
    payables: level(habits.payables),
    dividendsPayable: standing.payable[0] ?? 0,
    otherShortDebts: level(0.03),
  };
  const sum = (parts: Readonly<Record<string, number>>) => Object.values(parts).reduce((a, b) => a + b, 0);
  const owing = sum(debts);
  const shareCapital = standing.shareCapital ?? Math.round(year * 0.05);
  // Owners who paid in much are shown with what it was invested in.
  const investments = Math.max(assets.investments, Math.round(1.6 * shareCapital + owing - sum(assets)));
  const owned = sum({ ...assets, investments });
  const loans = Math.max(0, Math.round(owned * (1 - habits.equityRatio) - owing));
  const lent = Math.min(loans, Math.max(0, owned - owing - Math.round(1.3 * shareCapital)));
  const equity = owned - owing - lent;
  const minority = scope.hasMinority ? Math.round(equity * MINORITY_PART) : 0;
  const reserves = Math.max(0, Math.round((equity - shareCapital - minority) * 0.25));
  return {
    ...assets,
    investments,
    ...debts,
    loans: lent,
    shareCapital,
    reserves,
    minority,
    retained: equity - shareCapital - reserves - minority,
  };
}
