import type { Viewer } from '#domain/access/viewer.ts';

export type AccessAlertKind = 'notauth' | 'getaccess';

/** SH-06: `notauth` when not signed in, `getaccess` when signed in but the level is not 1077. */
export function accessAlertOf({
  kind,
  isSignedIn,
}: Pick<Viewer, 'kind' | 'isSignedIn'>): AccessAlertKind | null {
  if (!isSignedIn) return 'notauth';
  return kind === 'paid' ? null : 'getaccess';
}
