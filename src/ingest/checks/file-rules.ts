import type { Finding } from '#domain/import/finding.ts';

/** A file of which more than this share is rejected is probably misread: it is held as a whole. */
export function checkRejected(rejected: number, records: number, mostRejected: number): Finding | null {
  if (records === 0 || rejected <= records * mostRejected) return null;
  return {
    rule: 'too_many_rejected',
    severity: 'hold',
    details: { rejected, records, most: Math.round(mostRejected * 100) },
  };
}
