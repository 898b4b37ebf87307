import type { SourceSettings } from '../source-settings.ts';
import type { SourceState } from '../source-state.ts';
import type { PinnedOptions } from './pinned-request.server.ts';

/** Of a source, what fetching needs. */
export interface FetchedSource {
  readonly code: string;
  readonly address: string;
  readonly settings: SourceSettings;
  readonly state: SourceState;
  readonly secretName: string | null;
}

/** The clock of waits and rates; tests bring their own. */
export interface Pace {
  now(): number;
  wait(ms: number): Promise<void>;
}

export interface FetchContext extends PinnedOptions {
  /** Below these, folders may be read. */
  readonly folders: readonly string[];
  readonly mostBytes: number;
  /** A name or address that servers may write to: some demand one. */
  readonly contact: string;
  readonly pace: Pace;
  readonly now: Date;
  /** Null where it is not set. */
  readSecret(name: string): Promise<string | null>;
  /** A path for one more file, in a folder that is removed after the run. */
  newPath(name: string): Promise<string>;
}
