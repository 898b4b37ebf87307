import type { Validators } from '../source-state.ts';

/** A file that a source brought, in the temporary folder of its run. */
export interface FetchedFile {
  readonly path: string;
  /** Where it came from, without secrets. */
  readonly address: string;
  readonly sha256: string;
  /** What it was requested for, where a connector requests several things. */
  readonly item?: string;
}

export interface Fetched {
  readonly files: readonly FetchedFile[];
  /** By address: for the state of the source. */
  readonly bodies: Readonly<Record<string, Validators>>;
  /** Puts a file away that was taken or refused, once that is stored. */
  settle?(file: FetchedFile, place: 'taken' | 'refused'): Promise<void>;
}
