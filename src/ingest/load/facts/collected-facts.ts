import type { FactRecord } from '#domain/import/records.ts';
import type { FactLines } from './fact-line.ts';

/** The facts of one file, by issuer: a report is made of many of them. */
export interface CollectedFacts {
  readonly lines: FactLines;
  readonly byIssuer: Map<number, FactRecord[]>;
  /** Those that were taken so far, with their lines: only reports show which of them are stored. */
  readonly taken: Map<FactRecord, number>;
}
