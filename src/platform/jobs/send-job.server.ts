import type { z } from 'zod';
import type { Database } from '#platform/database/database.server.ts';
import type { Job } from './job.ts';

/** With a transaction the job is done only if that is committed. */
export type SendJob = <Data extends z.ZodObject>(
  job: Job<Data>,
  data: z.input<Data>,
  transaction?: Database,
) => Promise<void>;
