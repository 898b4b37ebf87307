import type { ReportedCash } from '#features/debt-maturity/DebtMaturity.tsx';
import type { KeyFiguresData } from '#features/key-figures/key-figures.contract.ts';
import { isLocked } from '#platform/contract/sealed.ts';

/** What the debt of an issuer is compared with: its cash at the end of the latest full year. */
export function reportedCash(figures: KeyFiguresData | null): ReportedCash | null {
  const [value] = figures?.rows.find(({ id }) => id === 'cash')?.values ?? [];
  const [day] = figures?.years ?? [];
  if (!figures || day === undefined || value === null || value === undefined || isLocked(value)) return null;
  return { amount: value * figures.unit_multiplier, currency: figures.currency_name, day };
}
