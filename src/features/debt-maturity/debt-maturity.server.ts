import type { PageContext } from '#platform/http/context.server.ts';
import type { DebtMaturityData } from './debt-maturity.contract.ts';
import { findRepayments } from './debt-maturity.repository.ts';
import { toSchedules } from './debt-schedules.ts';

/** Null where nothing is to be repaid. */
export async function loadDebtMaturity(
  { database, today }: PageContext,
  issuerId: number,
): Promise<DebtMaturityData | null> {
  const schedules = toSchedules(await findRepayments(database, issuerId, today));
  if (schedules.length === 0) return null;
  return schedules.map(({ currency, total, years }) => ({ currency_name: currency, total, years }));
}
