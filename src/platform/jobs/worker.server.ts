import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from '#platform/database/database.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Job } from './job.ts';
import type { SendJob } from './send-job.server.ts';

export interface JobContext {
  readonly database: Database;
  /** Of the same database, for work that needs a session of its own. */
  readonly url: string;
  readonly now: Date;
  readonly log: Logger;
  readonly files: Files;
  readonly labels: LabelCatalog;
  /** Another job, done after this one or beside it. */
  readonly send: SendJob;
  /** Raised when its time is over or the process stops. */
  readonly signal: AbortSignal;
}

/** A job with what is done when its turn comes. Done twice, it must do no harm: a process may die just before it says so. */
export interface Worker {
  readonly job: Pick<Job, 'name' | 'options'>;
  run(data: unknown, context: JobContext): Promise<void>;
}

export function work<Data extends z.ZodObject>(
  job: Job<Data>,
  run: (data: z.output<Data>, context: JobContext) => Promise<void>,
): Worker & { readonly job: Job<Data> } {
  return { job, run: (raw, context) => run(job.data.parse(raw ?? {}), context) };
}
