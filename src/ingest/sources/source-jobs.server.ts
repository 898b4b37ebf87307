import { z } from 'zod';
import type { ImportConfig } from '#platform/configuration/config-import.server.ts';
import { job } from '#platform/jobs/job.ts';
import { type JobContext, type Worker, work } from '#platform/jobs/worker.server.ts';
import { listDueSources } from './data-source.repository.ts';
import { writeConfirmed } from './run/confirm-run.server.ts';
import { runSource } from './run/run-source.server.ts';
import { REAL_PACE, type SourceTools } from './run/source-tools.server.ts';
import { sweepTemporary } from './run/temporary-folder.server.ts';

const RUN_SECONDS = 2 * 3_600;

/** Every minute: whatever is due, one source after another, in one process. */
export const runSources = job({
  name: 'run-sources',
  data: z.strictObject({}),
  options: { schedule: '* * * * *', isOneAtATime: true, retries: 0, expiresAfterSeconds: RUN_SECONDS },
});

/** A run that a person confirmed. */
export const confirmSourceRun = job({
  name: 'confirm-source-run',
  data: z.strictObject({ batchId: z.number(), operatorId: z.number().nullable() }),
  options: { retries: 2, expiresAfterSeconds: RUN_SECONDS },
});

interface Options {
  readonly config: ImportConfig;
  readonly notify: SourceTools['notify'];
}

export const sourceWorkers = (options: Options): readonly Worker[] => [
  work(runSources, (_, context) => runDueSources(options, context)),
  work(confirmSourceRun, async ({ batchId, operatorId }, { database, url, files, now, signal }) => {
    const actor = { operatorId, at: now };
    await writeConfirmed(batchId, { database, url, files, actor, config: options.config, signal });
  }),
];

async function runDueSources(options: Options, context: JobContext): Promise<void> {
  const { database, url, files, now, signal, log } = context;
  await sweepTemporary(now);
  for (const { code } of await listDueSources(database, now)) {
    signal.throwIfAborted();
    const tools = { ...options, database, url, store: files.current, now, signal, pace: REAL_PACE };
    const outcome = await runSource(code, tools);
    if (outcome.kind === 'failed')
      log.warn(
        { source: code, code: outcome.failure.code, details: outcome.failure.details },
        'a source failed',
      );
    else log.info({ source: code, outcome: outcome.kind }, 'a source ran');
  }
}
