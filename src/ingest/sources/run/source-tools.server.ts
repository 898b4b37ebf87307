import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportConfig } from '#platform/configuration/config-import.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DataSource } from '../data-source.repository.ts';
import type { Pace } from '../fetch/fetch-context.server.ts';
import type { RequestLimits, ResolveHost } from '../fetch/pinned-request.server.ts';
import type { WaitReason } from './judge-run.ts';

/** What operators hear of. */
export type SourceNews =
  | { readonly kind: 'waiting'; readonly batchId: number; readonly reasons: readonly WaitReason[] }
  | { readonly kind: 'stopped' };

/** What a run needs besides its source. */
export interface SourceTools {
  readonly database: Database;
  /** Of the same database: a run has a session of its own. */
  readonly url: string;
  readonly config: ImportConfig;
  /** Takes the contents of the files. */
  readonly store: FileStore;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  readonly pace: Pace;
  readonly resolve?: ResolveHost;
  readonly limits?: RequestLimits;
  notify(database: Database, source: DataSource, news: SourceNews, at: Date): Promise<void>;
}

export const REAL_PACE: Pace = {
  now: () => performance.now(),
  wait: async (ms) => {
    await sleep(ms);
  },
};
