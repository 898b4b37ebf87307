import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { ImportConfig } from '#platform/configuration/config-import.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { Decoder } from '../../decode/decoder.server.ts';
import { readReferenceData } from '../../identity/reference-data.repository.ts';
import { listStoredFiles } from '../../load/batches.repository.ts';
import { checkFiles, writeChecked } from '../../load/import-run.server.ts';
import { openSources } from '../../load/open-files.server.ts';
import { withSession } from '../../load/session.server.ts';
import { findSourceByCode } from '../data-source.repository.ts';
import { toOpenOptions } from './open-fetched.server.ts';
import { findOpenRun, lockWaitingRun, setRunStatus } from './waiting-run.repository.ts';

/** A person decides about a run that waits: it is written, or not at all. */
export const decideRun = (
  database: Database,
  actor: Actor,
  batchId: number,
  isConfirmed: boolean,
  alongside?: (transaction: Database) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const run = await lockWaitingRun(transaction, batchId);
    if (!run) throw new Refusal('not_found');
    await setRunStatus(transaction, batchId, isConfirmed ? 'open' : 'cancelled');
    await recordChange(transaction, actor, {
      subject: 'source',
      subjectId: run.code,
      action: isConfirmed ? 'confirm' : 'discard',
      after: { batch: batchId },
    });
    await alongside?.(transaction);
  });

interface ConfirmTools {
  readonly database: Database;
  readonly url: string;
  readonly files: Files;
  readonly actor: Actor;
  readonly config: Pick<ImportConfig, 'stagingFolder'>;
  readonly signal?: AbortSignal | undefined;
}

/** Writes the stored files of a confirmed run, as a batch of its own. Null where there is nothing to confirm any more. */
export async function writeConfirmed(batchId: number, tools: ConfirmTools): Promise<number | null> {
  const { database, files, actor, signal } = tools;
  const open = await findOpenRun(database, batchId);
  const source = open && (await findSourceByCode(database, open.code));
  if (!source) return null;
  const decoder = new Decoder();
  try {
    return await withSession(tools.url, async (client) => {
      const stored = await listStoredFiles(client, batchId);
      const { findMic } = await readReferenceData(client);
      const sources = stored.map(({ name, bytes, ...file }) => ({
        name,
        bytes: Number(bytes),
        content: {
          kind: 'stream' as const,
          open: async function* () {
            yield* await files.read(file);
          },
        },
      }));
      const opened = await openSources(sources, toOpenOptions(source.settings, { decoder, findMic, signal }));
      const { creates, known } = source.settings;
      const { stagingFolder } = tools.config;
      const options = { source, known, creates, now: actor.at, signal, stagingFolder };
      const checked = await checkFiles(client, opened.files, options);
      const written = await writeChecked(client, checked, {
        ...options,
        store: files.current,
        batch: {
          kind: 'schedule',
          actor: `source ${source.code}`,
          actorId: actor.operatorId,
          note: `confirms ${batchId}`,
          dataSourceId: source.id,
        },
        alongside: async (session, id) => {
          await session.query(`update import_batch set status = 'cancelled', note = $2 where id = $1`, [
            batchId,
            `written as ${id}`,
          ]);
          await session.query('update data_source set last_batch_id = $2 where id = $1', [source.id, id]);
        },
      });
      return written.batchId;
    });
  } catch (error) {
    await setRunStatus(database, batchId, 'checked');
    throw error;
  } finally {
    await decoder.close();
  }
}
