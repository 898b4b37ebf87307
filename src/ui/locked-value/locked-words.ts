import type { LockReason } from '#foundation/session/ViewerKind.tsx';

/** Level 0 is told to sign in, every other level that has not paid what full access opens (LV-06). */
export function toLockedWords(reason: LockReason): 'asterisk' | 'auth_asterisk' {
  return reason === 'must_sign_in' ? 'asterisk' : 'auth_asterisk';
}
