import type { Language } from '../languages/languages.ts';

/** `bank_1` is the set of published forms, `bank_2` the digest of a bank's accounts (report type 1 and 2). */
export const STANDARDS = ['ifrs', 'us-gaap', 'ras', 'bank_1', 'bank_2'] as const;
export type Standard = (typeof STANDARDS)[number];

/** Only money is counted in the report's unit. */
export type Measure = 'money' | 'per_share' | 'shares' | 'percent';

export type Names = Readonly<Record<Language, string>>;

/** Finds the id under which the store keeps a line. */
export type LineIds = (standard: Standard, code: string) => number;

export interface StatementSection {
  readonly standard: Standard;
  readonly code: string;
  readonly position: number;
  readonly names: Names;
}

export interface StatementLine {
  readonly standard: Standard;
  readonly section: string;
  readonly code: string;
  /** The total that counts this line in. */
  readonly parent: string | null;
  readonly position: number;
  readonly isTotal: boolean;
  readonly measure: Measure;
  readonly names: Names;
}
