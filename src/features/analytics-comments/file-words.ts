const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/vnd.rar': 'RAR',
  'application/x-rar-compressed': 'RAR',
};

/** The name that readers know a kind of file by; null where it has none. */
export const kindOf = (mimetype: string): string | null => KINDS[mimetype] ?? null;

const KILO = 1024;

/** Whole kilobytes, from a megabyte on with one decimal. */
export function sizeOf(bytes: number): { value: number; decimals: 0 | 1; unit: 'kb' | 'mb' } {
  if (bytes < KILO ** 2) return { value: Math.max(1, Math.round(bytes / KILO)), decimals: 0, unit: 'kb' };
  return { value: bytes / KILO ** 2, decimals: 1, unit: 'mb' };
}
