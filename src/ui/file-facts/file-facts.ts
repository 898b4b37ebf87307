import type { Mimetype } from '#platform/files/mimetype.ts';

/** What a reader calls the kind of a file, and the name of its icon. */
export const FILE_TYPES = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/vnd.rar': 'rar',
} as const satisfies Record<Mimetype, string>;

/** PDF, ZIP or RAR; null for a kind that readers have no name for. */
export function findFileKind(mimetype: string): string | null {
  const known = Object.entries(FILE_TYPES).find(([each]) => each === mimetype);
  return known?.[1].toUpperCase() ?? null;
}

export interface WrittenSize {
  readonly unit: 'kb' | 'mb';
  readonly amount: number;
  readonly decimals: 0 | 1;
}

/** To two figures or so: a reader only wants to know how long it will take. */
export function toWrittenSize(bytes: number): WrittenSize {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return { unit: 'kb', amount: kilobytes, decimals: 0 };
  const megabytes = bytes / 1_000_000;
  return { unit: 'mb', amount: megabytes, decimals: megabytes < 9.95 ? 1 : 0 };
}
