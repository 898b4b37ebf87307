import type { Viewer } from './viewer.ts';

/** What keeps a viewer from an Excel export; the codes of refusals. */
export type ExportVerdict = 'allowed' | 'must_sign_in' | 'must_get_access' | 'access_denied_auth';

/** Signed in, then level 1077, then the account's own permission, in this order. */
export function verdictOnExport({ kind, isSignedIn, excelExportAccess }: Viewer): ExportVerdict {
  if (!isSignedIn) return 'must_sign_in';
  if (kind !== 'paid') return 'must_get_access';
  return excelExportAccess ? 'allowed' : 'access_denied_auth';
}

export const mayExport = (viewer: Viewer): boolean => verdictOnExport(viewer) === 'allowed';
