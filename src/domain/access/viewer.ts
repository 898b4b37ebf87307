/** The access level that a paid tariff grants. */
export const PAID_LEVEL = 1077;

const VIEWER_KINDS = ['anonymous', 'signed-in', 'paid'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Who is looking: decides which values may leave the server. All of it stands in `viewerKey`. */
export interface Viewer {
  readonly kind: ViewerKind;
  /** With an account: level 0 is shown what anonymous visitors are shown, and can still sign out. */
  readonly isSignedIn: boolean;
  readonly excelExportAccess: boolean;
}

export const ANONYMOUS: Viewer = { kind: 'anonymous', isSignedIn: false, excelExportAccess: false };

/** Level 0 counts as anonymous even with an account; paid is exactly 1077. */
export function viewerWithLevel(level: number, excelExportAccess = false): Viewer {
  if (level === 0) return { ...ANONYMOUS, isSignedIn: true };
  return { kind: level === PAID_LEVEL ? 'paid' : 'signed-in', isSignedIn: true, excelExportAccess };
}

/** Two viewers with the same key are shown the same bytes. */
export function viewerKey({ kind, isSignedIn, excelExportAccess }: Viewer): string {
  return [kind, isSignedIn && 'account', excelExportAccess && 'excel'].filter(Boolean).join('+');
}
