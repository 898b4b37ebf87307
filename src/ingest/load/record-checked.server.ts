import type pg from 'pg';
import type { FileStore } from '#platform/files/file-store.ts';
import {
  failInterrupted,
  type NewBatch,
  openBatch,
  readSource,
  writeFiles,
  writeRejections,
} from './batch.repository.ts';
import type { CheckedRun, ImportOptions } from './import-run.server.ts';
import { storeContents, storedInOf } from './store-contents.ts';

/** Records a run that waits for a person, with its files and findings; nothing of it enters the store. */
export async function recordChecked(
  client: pg.ClientBase,
  { run, difference }: CheckedRun,
  options: Pick<ImportOptions, 'source' | 'signal'> & {
    readonly batch: Omit<NewBatch, 'sourceId'>;
    readonly store?: FileStore | undefined;
    /** Why it waits. */
    readonly reasons: readonly string[];
    readonly alongside?: (client: pg.ClientBase, batchId: number) => Promise<void>;
  },
): Promise<number> {
  await failInterrupted(client);
  const sourceId = await readSource(client, options.source);
  const batchId = await openBatch(client, { ...options.batch, sourceId });
  await storeContents(run, options.store, options.signal);
  await client.query('begin');
  try {
    await writeFiles(client, batchId, run, storedInOf(run, options.store));
    await writeRejections(client, batchId, run.findings.listed());
    await client.query(
      `update import_batch set status = 'checked', finished_at = clock_timestamp(), counts = $2, digest = $3, progress = $4 where id = $1`,
      [
        batchId,
        JSON.stringify({ tables: difference.tables }),
        difference.digest,
        JSON.stringify({ reasons: options.reasons }),
      ],
    );
    await options.alongside?.(client, batchId);
    await client.query('commit');
    return batchId;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
