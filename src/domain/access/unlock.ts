import { type Capability, verdictOn } from './capabilities.ts';
import type { Viewer } from './viewer.ts';

/** What may be locked: a capability, or the file of a table. */
export type Lock = Capability | 'excel-export';

/** The step that brings a viewer nearer to what is locked. */
export type Unlock = 'sign_in' | 'sign_in_for_access' | 'get_plan' | 'get_access' | 'contact_support';

export type LockedOut = Pick<Viewer, 'kind' | 'isSignedIn'> & Partial<Pick<Viewer, 'excelExportAccess'>>;

/** The truth about a lock, for every prompt, tooltip and refusal; null for whoever may see what is behind it. */
export function unlockOf(lock: Lock, viewer: LockedOut): Unlock | null {
  if (isOpen(lock, viewer)) return null;
  if (viewer.kind === 'paid') return 'contact_support';
  if (!viewer.isSignedIn) return opensWithAccount(lock) ? 'sign_in' : 'sign_in_for_access';
  // An account without any level is signed in, and sees no more than a visitor.
  return opensWithAccount(lock) ? 'get_plan' : 'get_access';
}

/** Any account with a plan is enough; what is not is part of full access. */
export function opensWithAccount(lock: Lock): boolean {
  return lock !== 'excel-export' && verdictOn(lock, { kind: 'signed-in' }) === 'allowed';
}

function isOpen(lock: Lock, { kind, excelExportAccess = false }: LockedOut): boolean {
  if (lock === 'excel-export') return kind === 'paid' && excelExportAccess;
  return verdictOn(lock, { kind }) === 'allowed';
}
