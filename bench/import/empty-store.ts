import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.server.ts';
import { runCommand } from './run-command.ts';

export interface EmptyStore {
  readonly url: string;
  readonly folder: string;
  /** Of the tickers that the store knows. */
  readListings(): Promise<ReadonlyMap<string, number>>;
  /** Days are gone, listings stay. */
  removeDays(): Promise<void>;
  stop(): Promise<void>;
}

/** Schema and reference data, for this run alone. */
export async function startEmptyStore(): Promise<EmptyStore> {
  const folder = await mkdtemp(join(tmpdir(), 'basispoint-bench-import-'));
  process.env.DATA_DIR = folder;
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const { url } = postgres;
  await runCommand(url, ['migrate']);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    folder,
    readListings: async () => {
      const { rows } = await client.query('select ticker, id from listing');
      return new Map(rows.map(({ ticker, id }) => [ticker, id]));
    },
    removeDays: async () => {
      await client.query('truncate daily_trading, daily_trading_history');
      await client.query('checkpoint');
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
