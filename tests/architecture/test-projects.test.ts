import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { readTestSources } from './test-sources.ts';

/**
 * Which project of vitest.config.ts a test belongs to: beside the code it is pure, in tests/ it has a database, and an
 * ending says where it is otherwise.
 */
type Project = 'pure' | 'database' | 'serial';

function projectOf(file: string): Project {
  if (file.endsWith('.serial.test.ts')) return 'serial';
  if (/^tests\/(architecture|known-answers|labels|run)\//.test(file)) return 'pure';
  return file.startsWith('tests/') || file.endsWith('.database.test.ts') ? 'database' : 'pure';
}

/** What a project must not import, itself or through the tools of tests. */
const FORBIDDEN: Readonly<Record<Project, RegExp>> = {
  pure: /scratch-database|app-for-tests|child_process|node:cluster|embedded-postgres\.server|^pg$/,
  database: /embedded-postgres\.server/,
  serial: /^$/,
};

type Sources = ReadonlyMap<string, string>;

function importsOf(file: string, sources: Sources, seen = new Set<string>()): Set<string> {
  const statements = /^(?:import|export|\}) [^'\n]*'([^']+)'|\bimport\('([^']+)'\)/gm;
  for (const [, still, lazy] of (sources.get(file) ?? '').matchAll(statements)) {
    const specifier = still ?? lazy ?? '';
    const path = specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : specifier.startsWith('.')
        ? normalize(join(dirname(file), specifier))
        : specifier;
    if (seen.has(path)) continue;
    seen.add(path);
    importsOf(path, sources, seen);
  }
  return seen;
}

const findMisplaced = (sources: Sources) =>
  [...sources.keys()]
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...importsOf(file, sources)]
        .filter((path) => FORBIDDEN[projectOf(file)].test(path))
        .map((path) => `${file} is ${projectOf(file)}, but imports ${path}`),
    );

test('a pure test that reaches a database through a tool is found', () => {
  const sources = new Map([
    ['src/domain/a.test.ts', `import { tool } from '#domain/tool-for-tests.ts';`],
    ['src/domain/tool-for-tests.ts', `import { startTestApp } from '../app/app-for-tests.server.ts';`],
    ['src/domain/b.database.test.ts', `import { tool } from './tool-for-tests.ts';`],
  ]);
  expect(findMisplaced(sources)).toEqual([
    'src/domain/a.test.ts is pure, but imports src/app/app-for-tests.server.ts',
  ]);
});

test('every test is in the project that gives it what it needs, and no more', async () => {
  expect(findMisplaced(await readTestSources())).toEqual([]);
});
