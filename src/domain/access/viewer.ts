/** The access level that a paid tariff grants. */
export const PAID_LEVEL = 1077;

export const VIEWER_KINDS = ['anonymous', 'signed-in', 'paid'] as const;
export type ViewerKind = (typeof VIEWER_KINDS)[number];

/** Who is looking: decides which values may leave the server. All of it stands in `viewerKey`. */
export interface Viewer {
  readonly kind: ViewerKind;
  readonly excelExportAccess: boolean;
}

export const ANONYMOUS: Viewer = { kind: 'anonymous', excelExportAccess: false };

/** Level 0 counts as anonymous even with an account; paid is exactly 1077 (document A, sections 1 and 5). */
export function viewerWithLevel(level: number, excelExportAccess = false): Viewer {
  if (level === 0) return ANONYMOUS;
  return { kind: level === PAID_LEVEL ? 'paid' : 'signed-in', excelExportAccess };
}

/** Two viewers with the same key are shown the same bytes. */
export function viewerKey({ kind, excelExportAccess }: Viewer): string {
  return excelExportAccess ? `${kind}+excel` : kind;
}
