import { recognitionScore } from '#domain/import/recognition-score.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { Read, Recognition, RecognitionReason } from './format.ts';

export const NOT_THIS: Recognition = { score: 0, reasons: [{ code: 'other_content' }], records: [] };

/** A structure that no other format has. */
export const bySignature = (signature: string, records: readonly RecordType[]): Recognition => ({
  score: 1,
  reasons: [{ code: 'signature', details: { signature } }],
  records,
});

/** A format may know many columns: more of them than this add nothing to what the others say. */
const ENOUGH = 6;

interface FoundTable {
  readonly required: number;
  /** Columns that were found, required ones among them, of all that the format knows. */
  readonly found: number;
  readonly all: number;
  readonly sample: readonly (readonly Read[])[];
  readonly records: readonly RecordType[];
}

/** All required columns are there: 0.6, then up to 0.2 for the others and 0.2 for rows that can be read. */
export function scoreTable({ required, found, all, sample, records }: FoundTable): Recognition {
  const typed = sample.filter((reads) => !reads.some(isRejected)).length;
  const reasons: RecognitionReason[] = [{ code: 'columns', details: { found, of: all } }];
  if (sample.length > 0) reasons.push({ code: 'sample', details: { typed, of: sample.length } });
  const score = recognitionScore({
    required: { found: required, of: required },
    optional: { found: Math.min(found - required, ENOUGH), of: Math.min(all - required, ENOUGH) },
    sample: { found: typed, of: sample.length },
  });
  return { score, reasons, records };
}

/** A number without its unit is a question about a table that is known. */
const isRejected = (read: Read) =>
  'finding' in read && read.finding.severity === 'reject' && read.finding.details?.why !== 'unit';
