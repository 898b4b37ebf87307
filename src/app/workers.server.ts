import type { Worker } from '#foundation/jobs/worker.server.ts';
import { doClearExpired } from '#foundation/retention/retention.server.ts';

/** Everything that is done behind the requests. */
export const workers: readonly Worker[] = [doClearExpired];
