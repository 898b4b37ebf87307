import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { workersOfTheServer } from '../vite.workers.ts';

/** Builds a server of this code alone, runs it where no source is, and shows what it wrote and which files it has. */
async function runBuilt(code: string): Promise<{ written: string; files: string[] }> {
  // Inside the repository: what is not bundled, such as a native library, is found from there.
  const folder = await mkdtemp(resolve('node_modules/.basispoint-workers-'));
  try {
    await writeFile(join(folder, 'entry.ts'), code);
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
    return { written: run.stdout, files: await readdir(join(folder, 'out'), { recursive: true }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('SE-10 the built server starts the worker that builds the search index', async () => {
  const { written, files } = await runBuilt(`
import { buildInWorker } from '${resolve('src/engines/search/build-in-worker.server.ts')}';
const { index } = await buildInWorker([[{ category: 'etf', id: 7, name: 'Газпроект', weight: 1 }]]);
console.log(JSON.stringify(index.search({ term: 'gazpr', category: 'etf' })));
`);
  expect(JSON.parse(written)).toEqual({
    etf: { total: 1, isExact: true, items: [{ id: 7, match: 'name-start', field: 'name' }] },
  });
  expect(files.some((file) => /build-worker/.test(file) && file.endsWith('.js'))).toBe(true);
});

test('CB-05 the built server draws letters with fonts that came along', async () => {
  const { written, files } = await runBuilt(`
import { PngWriter } from '${resolve('src/app/chart-pictures/png-writer.server.ts')}';
const writer = new PngWriter();
const svgOf = (text) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="40" font-family="Inter"><text x="5" y="25">' + text + '</text></svg>';
const sizes = [];
for (const text of ['', 'Сталь']) sizes.push((await writer.write(svgOf(text))).length);
await writer.stop();
console.log(JSON.stringify(sizes));
`);
  const [blank = 0, lettered = 0] = JSON.parse(written);
  expect(blank).toBeGreaterThan(50);
  expect(lettered).toBeGreaterThan(blank + 200);
  expect(files.filter((file) => file.endsWith('.ttf'))).toHaveLength(2);
});
