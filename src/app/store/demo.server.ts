import pg from 'pg';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import { type LoadProgress, loadDemoMarket } from '#ingest/demo-market/load-demo-market.server.ts';
import { DemoMarketInUseError, removeDemoMarket } from '#ingest/demo-market/remove-demo-market.server.ts';
import { computeMeasures } from '#market/bonds/measures/compute-measures.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { hashPassword } from '#platform/session/passwords.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { createProgressLine } from '../process/progress-line.ts';

/**
 * Loads the invented market in one transaction: a load that is cut off leaves nothing. What is computed from it comes
 * afterwards; cut off there, the site goes on with it when it starts.
 */
export async function loadDemo(
  url: string,
  options: {
    size: 'small' | 'large';
    today: string;
    leading: NamedEnd;
    now: Date;
    files: FileStore;
    signal?: AbortSignal;
    /** Without it the progress is printed. */
    onProgress?: (progress: LoadProgress) => void;
  },
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const client = new pg.Client({ connectionString: url });
  const line = createProgressLine(process.stdout);
  const onProgress = options.onProgress ?? line.show;
  await client.connect();
  try {
    const accounts = DEMO_ACCOUNTS.map((account) => ({ ...account, passwordHash }));
    const { rows } = await loadDemoMarket(client, {
      ...options,
      accounts,
      onProgress,
    });
    const { bonds } = await measure(url, options, onProgress);
    if (!options.onProgress) line.end(`demo market loaded: ${rows} rows, ${bonds} bonds measured`);
  } finally {
    await client.end();
  }
}

/** Removes the invented market in one transaction, then the contents of its files. */
export async function removeDemo(url: string, files: FileStore): Promise<{ rows: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows, contents } = await removeDemoMarket(client);
    for (const sha256 of contents) await files.remove(sha256);
    return { rows };
  } catch (error) {
    if (!(error instanceof DemoMarketInUseError)) throw error;
    throw new OperatorError(
      `the demo market is in use: ${error.message}. Undo or remove these first; nothing was changed`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function measure(
  url: string,
  { today, leading, signal }: { today: string; leading: NamedEnd; signal?: AbortSignal },
  onProgress: (progress: LoadProgress) => void,
) {
  const { database } = openDatabase(url, { connections: 1 });
  try {
    return await computeMeasures(database, { today, leading, onProgress, ...(signal && { signal }) });
  } finally {
    await database.destroy();
  }
}
