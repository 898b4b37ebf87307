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
