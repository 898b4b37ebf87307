export interface RecognisedColumns {
  readonly required: Share;
  readonly optional: Share;
  /** Of the sample records: typed without an error. */
  readonly sample: Share;
}

export interface Share {
  readonly found: number;
  readonly of: number;
}

/** Enough to be accepted without a question, where no other format comes near. */
export const ACCEPTED_SCORE = 0.8;
export const ACCEPTED_LEAD = 0.15;

/** How surely a table is of a format, 0…1; 0 where a required column is missing. */
export function recognitionScore({ required, optional, sample }: RecognisedColumns): number {
  if (required.found < required.of) return 0;
  return 0.6 + 0.2 * toRatio(optional) + 0.2 * toRatio(sample);
}

const toRatio = ({ found, of }: Share) => (of === 0 ? 1 : found / of);
