import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from './labels/eng.json';

const styles = readFileSync(new URL('EntitySections.module.css', import.meta.url), 'utf8');
const sections = Object.keys(english).flatMap((key) => /^section_(.+)/.exec(key)?.[1] ?? []);

test('ST-04 each section has an icon in the menu, which on a phone is all that is seen of it', () => {
  expect(sections.length).toBeGreaterThan(30);
  const unstyled = sections.filter((id) => !styles.includes(`[data-icon="${id}"]`));
  expect(unstyled).toEqual([]);
});

/** Those that no page has together. */
const ONE_ICON = [
  ['bonds', 'other-bonds'],
  ['stocks', 'other-stocks'],
  ['funds', 'indexes'],
  ['tracking', 'consensus'],
  ['events', 'schedule'],
  ['members', 'holdings', 'holders'],
];

test('ST-04 no two sections of a page have the same icon', () => {
  const rules = [...styles.matchAll(/((?:\[data-icon="[\w-]+"\],?\s*)+)\{\s*--at: (\d+)/g)];
  const shared = rules
    .map(([, selectors = '']) => [...selectors.matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id))
    .filter((ids) => ids.length > 1);
  const known = new Set(ONE_ICON.map((ids) => ids.toSorted().join(' ')));
  expect(shared.filter((ids) => !known.has(ids.toSorted().join(' ')))).toEqual([]);
  expect(new Set(rules.map(([, , at]) => at)).size).toBe(rules.length);
});
