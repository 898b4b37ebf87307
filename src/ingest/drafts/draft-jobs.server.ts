import type pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { isDiskFull } from '#platform/files/full-disk.ts';
import { job } from '#platform/jobs/job.ts';
import type { SendJob } from '#platform/jobs/send-job.server.ts';
import { type JobContext, work } from '#platform/jobs/worker.server.ts';
import type { RunProgress } from '../load/run-progress.ts';
import { withSession } from '../load/session.server.ts';
import { DISK_FULL, type DraftState } from './draft.ts';
import { failDraft, findAbandonedDrafts, findDraft, moveDraft, noteProgress } from './drafts.repository.ts';
import { checkDraft, type DraftRun, recogniseDraft, writeDraft } from './run-draft.server.ts';

const LONGEST_SECONDS = 2 * 3_600;
const BEAT_MS = 250;

export const runDraft = job({
  name: 'run-import',
  data: z.strictObject({ draftId: z.int().positive() }),
  options: { retries: 0, looksEverySeconds: 0.5, expiresAfterSeconds: LONGEST_SECONDS },
});

export const tendDrafts = job({
  name: 'tend-imports',
  data: z.strictObject({}),
  options: { schedule: '* * * * *', looksEverySeconds: 5, expiresAfterSeconds: 120 },
});

const STEPS: Partial<Record<DraftState, (run: DraftRun) => Promise<void>>> = {
  recognising: recogniseDraft,
  checking: checkDraft,
  writing: writeDraft,
};

/** Where a stopped step leaves the draft. */
const BEFORE: Partial<Record<DraftState, DraftState>> = {
  recognising: 'open',
  checking: 'open',
  writing: 'checked',
};

/** Does what the state of a draft calls for. The session holds a lock: one process at a time, and none when it is gone. */
export const doRunDraft = work(runDraft, ({ draftId }, context) =>
  withSession(context.url, async (client) => {
    if (!(await lockDraft(client, draftId))) return;
    const draft = await findDraft(context.database, draftId);
    const step = draft && STEPS[draft.state];
    if (!step) return;
    const { database, files, now } = context;
    const beat = startBeat(context, draftId);
    try {
      await step({ client, database, files, now, draft, signal: beat.signal, onProgress: beat.show });
    } catch (error) {
      // What a stopping process leaves is taken up by the next one.
      if (context.signal.aborted) return;
      const before = BEFORE[draft.state];
      if (beat.isStopped() && before) await moveDraft(database, draftId, [draft.state], before);
      else {
        context.log.error({ err: error, draftId }, 'an import failed');
        await failDraft(database, draftId, failureOf(error));
      }
    } finally {
      beat.end();
    }
  }),
);

const failureOf = (error: unknown): string =>
  isDiskFull(error) ? DISK_FULL : error instanceof Error ? error.message : String(error);

/** Takes up what a dead process left. */
export const doTendDrafts = work(tendDrafts, async (_, { database, send }) => {
  for (const draftId of await findAbandonedDrafts(database)) await send(runDraft, { draftId });
});

/** What was underway when this process, or the one before it, ended. */
export async function resumeDrafts(send: SendJob, database: Database, log: Logger): Promise<void> {
  try {
    for (const draftId of await findAbandonedDrafts(database)) await send(runDraft, { draftId });
  } catch (error) {
    log.warn({ err: error }, 'open imports are taken up within a minute');
  }
}

async function lockDraft(client: pg.Client, id: number): Promise<boolean> {
  const [row] = checkRows(
    { isLocked: bool },
    await client.query(`select pg_try_advisory_lock(hashtext('basispoint.import_draft'), $1) as "isLocked"`, [
      id,
    ]),
  );
  return row?.isLocked ?? false;
}

/** Writes how far it is, and learns whether it shall stop. */
function startBeat({ database, signal }: JobContext, draftId: number) {
  const stopping = new AbortController();
  let progress: RunProgress | null = null;
  const beat = setInterval(() => {
    void noteProgress(database, draftId, progress ?? {}).then(
      (isStopping) => isStopping && stopping.abort(new Error('stopped')),
      () => undefined,
    );
  }, BEAT_MS);
  return {
    signal: AbortSignal.any([signal, stopping.signal]),
    isStopped: () => stopping.signal.aborted,
    show: (now: RunProgress) => {
      progress = now;
    },
    end: () => clearInterval(beat),
  };
}
