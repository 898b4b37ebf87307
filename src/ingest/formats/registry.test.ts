import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORMATS } from './registry.ts';

const root = new URL('.', import.meta.url);
/** What several formats read besides their tables. */
const SHARED = 'documents';
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== SHARED ? entry.name : [],
);

test('DI-03 every folder of formats is one format of the registry', () => {
  expect(FORMATS.map(({ code }) => code).toSorted()).toEqual(folders.toSorted());
});

test.each(folders)('the format %s imports no other format', (folder) => {
  const others = folders.filter((other) => other !== folder);
  const files = readdirSync(new URL(folder, root)).filter((file) => file.endsWith('.ts'));
  const imports = files.flatMap((file) => [
    ...readFileSync(new URL(`${folder}/${file}`, root), 'utf8').matchAll(/from '([^']+)'/g),
  ]);
  expect(
    imports
      .map(([, path = '']) => path)
      .filter((path) => others.some((other) => path.includes(`/${other}/`))),
  ).toEqual([]);
});
