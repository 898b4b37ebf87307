/** Which line of a statement a tag is. */
export interface FactLine {
  readonly lineId: number;
  readonly code: string;
  readonly standard: string;
  readonly measure: 'money' | 'per_share' | 'shares' | 'percent';
  /** -1: reported as a positive expense, which is negative here. */
  readonly sign: 1 | -1;
  /** Of several tags of a line the lowest counts. */
  readonly rank: number;
  /** The value on the day before the period. */
  readonly atStart: boolean;
}

/** By taxonomy and tag. */
export type FactLines = ReadonlyMap<string, readonly FactLine[]>;

export const tagKey = (taxonomy: string, tag: string): string => `${taxonomy} ${tag}`;
