import type { Viewer } from '#domain/access/viewer.ts';

export type AccessAlertKind = 'notauth' | 'getaccess';

/** Document A, section 4: `notauth` when not logged in, `getaccess` when logged in but the level is not 1077. */
export function accessAlertOf({
  kind,
  isSignedIn,
}: Pick<Viewer, 'kind' | 'isSignedIn'>): AccessAlertKind | null {
  if (!isSignedIn) return 'notauth';
  return kind === 'paid' ? null : 'getaccess';
}
