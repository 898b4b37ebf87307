import { call } from '#platform/contract/call.ts';
import { logAction, logBondAction } from './activity-log.contract.ts';

/**
 * Notes that the reader opened something that is counted. Only a positive id is counted.
 * It never fails: a log that cannot be written must not disturb the reader.
 */
export async function logContactAction(actionId: number, bondId?: number | null): Promise<void> {
  if (!Number.isInteger(actionId) || actionId <= 0) return;
  const body = { actionId };
  try {
    if (bondId) await call(logBondAction, { params: { bondId: String(bondId) }, body });
    else await call(logAction, { body });
  } catch {}
}
