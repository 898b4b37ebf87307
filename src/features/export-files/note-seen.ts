import { call } from '#platform/contract/call.ts';
import { markExportSeen } from './export-files.contract.ts';

/** Outlives the page; a notice that comes once more does no harm. */
export const noteSeen = (exportId: string): Promise<unknown> =>
  call(markExportSeen, { params: { exportId }, body: {}, keepalive: true }).catch(() => undefined);
