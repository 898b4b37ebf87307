import type { Finding, Rule, Severity } from '#domain/import/finding.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { PriceBasis } from '../checks/basis.ts';
import type { CheckSettings } from '../checks/check-settings.ts';
import type { Read } from '../formats/format.ts';
import type { Corrected } from './corrected-file.ts';

/** A file whose format is known, ready to be read. */
export interface RunFile {
  /** As it was brought: a label, never opened. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly format: string;
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  /** How it is read, in a form that can be compared. */
  readonly reading?: string | undefined;
  /** Its bytes from the beginning, for the file store. */
  content?(): AsyncIterable<Uint8Array>;
  /** What it holds; files are read in the order of RECORD_ORDER. */
  readonly records: readonly RecordType[];
  readonly basis: PriceBasis;
  /** Whether its last row may be the day that is being traded. */
  readonly holdsRunningDay?: boolean | undefined;
  readonly checks: CheckSettings;
  /** The header line, for the file of rejected records. */
  readonly header?: readonly string[] | undefined;
  read(): AsyncIterable<readonly Read[]>;
  /** Set where these are rejected records of an earlier import, corrected. */
  readonly corrected?: Corrected | undefined;
  /** Further numbers of a record that may be the close, by column; only while its batch is being read. */
  othersOf?(line: number): ReadonlyMap<string, number>;
  /** Share that has been read, 0…1. */
  progress?(): number;
}

/** What was found in one file. */
export interface FileReport {
  readonly name: string;
  readonly format: string;
  records: number;
  accepted: number;
  rejected: number;
  held: number;
  skipped: number;
  firstDay: string | null;
  lastDay: string | null;
  /** Held as a whole: nothing of it enters. */
  isHeld: boolean;
  /** By record type, or what else the file has that is not taken. */
  readonly byRecord: Record<string, Record<Outcome, number>>;
}

export type Outcome = 'accepted' | 'rejected' | 'held' | 'skipped';

export interface ListedFinding {
  /** Null: about the run. */
  readonly file: number | null;
  readonly finding: Finding;
  readonly raw: string;
}

export interface RuleCount {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly count: number;
  readonly examples: readonly ListedFinding[];
}
