import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { workersOfTheServer } from '../vite.workers.ts';

const ENTRY = `
import { buildInWorker } from '${resolve('src/foundation/search-index/build-in-worker.server.ts')}';
const { index } = await buildInWorker([[{ category: 'etf', id: 7, name: 'Газпроект', weight: 1 }]]);
console.log(JSON.stringify(index.search({ term: 'gazpr', category: 'etf' })));
`;

test('SE-10 the built server starts the worker that builds the search index', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'basispoint-workers-'));
  try {
    await writeFile(join(folder, 'entry.ts'), ENTRY);
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [workersOfTheServer()],
      build: {
        ssr: true,
        outDir: join(folder, 'out'),
        target: 'node24',
        rolldownOptions: { input: { server: join(folder, 'entry.ts') } },
      },
    });
    const run = spawnSync(process.execPath, [join(folder, 'out', 'server.js')], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual({
      etf: { total: 1, isExact: true, items: [{ id: 7, match: 'name-start', field: 'name' }] },
    });
    const files = await readdir(join(folder, 'out'), { recursive: true });
    expect(files.some((file) => /build-worker/.test(file) && file.endsWith('.js'))).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
