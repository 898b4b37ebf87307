import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/foundation/database/embedded/embedded-postgres.server.ts';
import { compare, printTable } from './frame.ts';
import { prepareNetworkLayout } from './network-layout.ts';
import { prepareStockPage } from './stock-page.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'basispoint-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  console.log('loading the demo market');
  const demo = spawnSync(process.execPath, ['dist/server/command-line.js', 'demo'], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (demo.status !== 0) throw new Error('the demo market could not be loaded');

  const outcomes = [];
  for (const prepare of [() => prepareStockPage(postgres.url), prepareNetworkLayout]) {
    const { comparisons, stop } = await prepare();
    for (const comparison of comparisons) {
      console.log(comparison.title);
      outcomes.push(await compare(comparison));
    }
    await stop();
  }
  printTable(outcomes);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
