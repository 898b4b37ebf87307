import { expect, test } from 'vitest';
import { variables } from '#platform/configuration/config.server.ts';
import { COMMANDS } from '../../launch/command-names.mjs';
import { findBrokenLinks, findCommandLines, readDocuments } from './document-links.ts';

const MOST_README_LINES = 120;

const names = Object.keys(COMMANDS);
const isCommand = (words: readonly string[]) =>
  [1, 2, 3].some((count) => names.includes(words.slice(0, count).join(' ')));

test('the README stays short', async () => {
  const readme = (await readDocuments()).get('README.md') ?? '';
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_README_LINES);
});

test('a broken link, a missing heading and an unknown command are found', () => {
  const documents = new Map([
    ['README.md', '# A\n[b](docs/b.md#how-it-works), [gone](docs/gone.md), [web](https://example.org/x.md)'],
    ['docs/b.md', '# B\n## How it works\n[a](../README.md#a) [lost](#lost)\n`[code](nowhere.md)`'],
    ['docs/c.md', '```\n[code](nowhere.md)\nnpm run basispoint -- bond price   a note\n```\n![d](d.png)'],
  ]);
  expect(findBrokenLinks(documents, (path) => path === 'docs/d.png')).toEqual([
    'README.md: there is no docs/gone.md',
    'docs/b.md: docs/b.md has no heading #lost',
  ]);
  const [line] = findCommandLines(documents);
  expect(line?.words).toEqual(['bond', 'price']);
  expect(isCommand(line?.words ?? [])).toBe(false);
});

test('every relative link of the documents leads to a file, and its anchor to a heading', async () => {
  expect(findBrokenLinks(await readDocuments())).toEqual([]);
});

test('docs/settings.md has every setting', async () => {
  const settings = (await readDocuments()).get('docs/settings.md') ?? '';
  expect(Object.keys(variables.shape).filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test('every command in the documents exists', async () => {
  const lines = findCommandLines(await readDocuments());
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ words }) => !isCommand(words))).toEqual([]);
});
