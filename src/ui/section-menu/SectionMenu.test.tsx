import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import styles from './SectionMenu.module.css';
import { SectionMenu } from './SectionMenu.tsx';

const sections = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `part-${at}`, text: `Part ${at}` }));
const draw = (count: number) => markupFor('anonymous', <SectionMenu sections={sections(count)} />);
const extraIn = (markup: string) => markup.split(`class="${styles.extra}"`).length - 1;

test('ST-04 the menu begins with the overview and leads to every section by a plain link', () => {
  const markup = draw(2);
  expect(textOf(markup)).toBe('Overview Part 0 Part 1');
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#top',
    '#part-0',
    '#part-1',
  ]);
  expect(markup).toContain('title="Part 1"');
});

test.each([
  { count: 12, extra: 0 },
  { count: 14, extra: 0 },
  { count: 15, extra: 3 },
  { count: 18, extra: 6 },
])('ST-04 of $count sections $extra wait in a part that opens', ({ count, extra }) => {
  const markup = draw(count);
  expect(extraIn(markup)).toBe(extra);
  expect(markup.includes('<details')).toBe(extra > 0);
  if (extra > 0) expect(textOf(markup)).toContain(`${extra} more`);
});
