import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findCited, findProven, readIds } from './requirements.ts';

const SOURCES = [
  '{src,tests,attack,bench,launch,database}/**/*.{ts,tsx,mjs,css,sql}',
  '*.md',
  'docs/**/*.md',
];
/** Its planted ids exist nowhere. */
const THIS_TEST = 'tests/architecture/requirements.test.ts';

const ids = readIds(await readFile('docs/requirements.md', 'utf8'));
const areas = new Set(ids.map((id) => id.slice(0, 2)));

async function readSources(patterns: readonly string[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const file of glob(patterns))
    if (file !== THIS_TEST) sources.set(file, await readFile(file, 'utf8'));
  return sources;
}

test('every requirement has an id of its own', () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every id that code, tests or documents cite is a requirement', async () => {
  const unknown = [...(await readSources(SOURCES))].flatMap(([file, text]) =>
    [...findCited(text, areas)].filter((id) => !ids.includes(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every requirement is proven by a test that names it', async () => {
  const tests = await readSources(['{src,tests,attack,bench}/**/*.{test,spec}.{ts,tsx}']);
  const proven = new Set([...tests.values()].flatMap((text) => [...findProven(text, areas)]));
  expect(ids.filter((id) => !proven.has(id))).toEqual([]);
});

test('an id that is made up, and a requirement that only a comment names, are found', () => {
  expect([...findCited('see CH-99 and UTF-16', areas)]).toEqual(['CH-99']);
  expect([...findProven("// CH-07\ntest('CH-08 and ST-01 draw', () => {})", areas)]).toEqual([
    'CH-08',
    'ST-01',
  ]);
  expect(readIds('| CH-07 | moves |\n| CH-07 | moves again |')).toEqual(['CH-07', 'CH-07']);
});
