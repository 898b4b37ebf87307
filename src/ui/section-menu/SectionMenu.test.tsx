import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { type MenuGroup, SectionMenu } from './SectionMenu.tsx';

const sections = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: `part-${from + at}`, text: `Part ${from + at}` }));
const draw = (groups: readonly MenuGroup[]) => markupFor('anonymous', <SectionMenu groups={groups} />);
const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('ST-04 the menu begins with the overview and leads to every section by a plain link', () => {
  const markup = draw([{ sections: sections(2) }]);
  expect(textOf(markup)).toBe('Overview Part 0 Part 1');
  expect(linksIn(markup)).toEqual(['#top', '#part-0', '#part-1']);
  expect(markup).toContain('title="Part 1"');
});

test('ST-04 a menu without groups lists every section, however many there are', () => {
  const markup = draw([{ sections: sections(25) }]);
  expect(linksIn(markup)).toHaveLength(26);
  expect(markup).not.toContain('<details');
});

test('ST-04 groups stand open under their names, and one without sections is left out', () => {
  const markup = draw([
    { text: 'Price', sections: sections(2) },
    { text: 'Income', sections: [] },
    { text: 'Issuer', sections: sections(1, 2) },
  ]);
  expect(textOf(markup)).toBe('Overview Price Part 0 Part 1 Issuer Part 2');
  expect(linksIn(markup)).toEqual(['#top', '#part-0', '#part-1', '#part-2']);
  expect(markup.match(/<details [^>]*open/g)).toHaveLength(2);
});
