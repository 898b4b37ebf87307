import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { type JobContext, type Worker, work } from '#platform/jobs/worker.server.ts';
import {
  type ClaimedExport,
  claimExport,
  DEAD_AFTER_SECONDS,
  failExport,
  finishExport,
  isContentNamed,
  isRunning,
  noteAlive,
  noteProgress,
  type Run,
  releaseExport,
} from './export-runs.repository.ts';
import type { ExportSource } from './export-source.server.ts';

const BEAT_MS = 2_000;

export const writeExport = job({
  name: 'write-export',
  data: z.strictObject({
    exportId: z.uuid(),
    /** Somebody was writing it when it was last seen, and may be dead. */
    isResumed: z.boolean().default(false),
  }),
  options: { retries: 5, retryAfterSeconds: 2, looksEverySeconds: 1, expiresAfterSeconds: 3_600 },
});

/** The worker of all exports, by their kinds. */
export function writeExportsOf(sources: Readonly<Record<string, ExportSource>>): Worker {
  return work(writeExport, async ({ exportId, isResumed }, context) => {
    const run = { id: exportId, holder: randomUUID() };
    const claimed = await claim(run, isResumed, context);
    if (!claimed) return;
    const source = sources[claimed.kind];
    const beat = setInterval(() => void noteAlive(context.database, run).catch(() => undefined), BEAT_MS);
    try {
      if (!source) throw new Error(`nobody writes exports of the kind "${claimed.kind}"`);
      await write(source, claimed, run, context);
    } catch (error) {
      if (error instanceof TakenAway) return;
      if (context.signal.aborted) await releaseExport(context.database, run);
      else await failExport(context.database, run, context.now);
      throw error;
    } finally {
      clearInterval(beat);
    }
  });
}

/** Cancelled by its owner, or taken over while this process was thought dead. */
class TakenAway extends Error {}

async function write(
  source: ExportSource,
  { request, createdAt }: ClaimedExport,
  run: Run,
  { database, labels, files, now, signal }: JobContext,
): Promise<void> {
  const content = await source(request, {
    database,
    labels,
    createdAt,
    onRows: async (count) => {
      signal.throwIfAborted();
      if (!(await noteProgress(database, run, count))) throw new TakenAway();
    },
  });
  const stored = await files.putStream(content);
  if (await finishExport(database, run, stored, now)) return;
  // Cancelled in the last moment: nobody would ever find this file.
  if (!(await isContentNamed(database, stored.sha256))) await files.remove(stored);
}

/** Waits as long as it takes to see that whoever had it is dead. */
async function claim(
  run: Run,
  isResumed: boolean,
  { database, signal }: JobContext,
): Promise<ClaimedExport | null> {
  for (let waited = 0; ; waited++) {
    const claimed = await claimExport(database, run);
    if (claimed || !isResumed || waited > DEAD_AFTER_SECONDS) return claimed;
    if (!(await isRunning(database, run.id))) return null;
    await sleep(1_000, undefined, { signal });
  }
}
