import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.server.ts';

export interface DemoStore {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database with the demo market, for this run alone. */
export async function startDemoStore(size: 'small' | 'large' = 'small'): Promise<DemoStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basispoint-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  console.log('loading the demo market');
  const demo = spawnSync(process.execPath, ['dist/server/command-line.js', 'demo', '--size', size], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (demo.status === 0) return { url: postgres.url, stop };
  await stop();
  throw new Error('the demo market could not be loaded');
}
