import { z } from 'zod';
import { job } from '#platform/jobs/job.ts';
import { work } from '#platform/jobs/worker.server.ts';
import { withSession } from '../load/session.server.ts';
import { UndoRefusal, undoBatch } from '../load/undo.server.ts';
import { noteUndo } from './undo.repository.ts';

export const undoImport = job({
  name: 'undo-import',
  data: z.strictObject({
    batchId: z.int().positive(),
    operatorId: z.int(),
    actor: z.string(),
    keepsLater: z.boolean(),
  }),
  options: { retries: 2, retryAfterSeconds: 2, looksEverySeconds: 0.5, expiresAfterSeconds: 900 },
});

/** Takes a batch back, or notes why it cannot be. */
export const doUndoImport = work(
  undoImport,
  async ({ batchId, operatorId, actor, keepsLater }, { url, database }) => {
    try {
      await withSession(url, (client) =>
        undoBatch(client, batchId, { actor, actorId: operatorId, keepsLater }),
      );
      await noteUndo(database, batchId, null);
    } catch (error) {
      if (error instanceof UndoRefusal)
        return noteUndo(database, batchId, {
          state: 'refused',
          reason: error.reason,
          batches: [...error.batches],
        });
      await noteUndo(database, batchId, { state: 'failed', batches: [] });
      throw error;
    }
  },
);
