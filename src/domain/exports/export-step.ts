import { type ExportVerdict, verdictOnExport } from '../access/excel-export.ts';
import type { Viewer } from '../access/viewer.ts';
import { AUTO_SEND_ROWS } from './auto-send.ts';

/** What pressing Excel leads to. */
export type ExportStep = Exclude<ExportVerdict, 'allowed'> | 'nothing' | 'send' | 'prepare';

/** CH-15 in its order: the requester is checked before the request. */
export function exportStepOf(viewer: Viewer, total: number): ExportStep {
  const verdict = verdictOnExport(viewer);
  if (verdict !== 'allowed') return verdict;
  if (total === 0) return 'nothing';
  return total <= AUTO_SEND_ROWS ? 'send' : 'prepare';
}

/** What a direct request is refused with, where the page would open a dialog. */
export type DirectRefusal = 'access_denied' | 'must_get_access' | 'access_denied_auth';

export function directRefusalOf(viewer: Viewer): DirectRefusal | null {
  const verdict = verdictOnExport(viewer);
  if (verdict === 'allowed') return null;
  return verdict === 'must_sign_in' ? 'access_denied' : verdict;
}
