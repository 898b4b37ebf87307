import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GraphView } from './graph.ts';
import { graphSizes, shownName } from './graph-rules.ts';

const SIZES = [
  { count: 10, view: 'normal', radius: 20, linkLength: 35 },
  { count: 10, view: 'full', radius: 25, linkLength: 45 },
  { count: 11, view: 'normal', radius: 15, linkLength: 25 },
  { count: 11, view: 'full', radius: 20, linkLength: 35 },
  { count: 1, view: 'normal', radius: 20, linkLength: 35 },
  { count: 1_000, view: 'full', radius: 20, linkLength: 35 },
] as const;
test.each(SIZES)('NG-02 LO-07 $count nodes in the $view view: radius $radius, links $linkLength', (row) => {
  expect(graphSizes(row.count, row.view)).toEqual({ radius: row.radius, linkLength: row.linkLength });
});

test.each<{ name: string; view: GraphView; shown: string; why: string }>([
  { name: 'a'.repeat(22), view: 'normal', shown: 'a'.repeat(22), why: '22 characters are shown whole' },
  { name: 'a'.repeat(23), view: 'normal', shown: `${'a'.repeat(22)}…`, why: 'the 23rd is cut off' },
  { name: 'a'.repeat(90), view: 'full', shown: 'a'.repeat(90), why: 'the full screen cuts nothing' },
  {
    name: `${'a'.repeat(21)} bcd`,
    view: 'normal',
    shown: `${'a'.repeat(21)}…`,
    why: 'no space before the dots',
  },
  { name: '钢'.repeat(30), view: 'normal', shown: `${'钢'.repeat(22)}…`, why: 'Chinese is counted alike' },
  {
    name: 'é'.repeat(22),
    view: 'normal',
    shown: 'é'.repeat(22),
    why: 'an accent is no character of its own',
  },
  {
    name: '👩‍🏭'.repeat(23),
    view: 'normal',
    shown: `${'👩‍🏭'.repeat(22)}…`,
    why: 'a joined sign is not torn',
  },
])('NG-02 $why', ({ name, view, shown }) => {
  expect(shownName(name, view)).toBe(shown);
});

test('NG-02 whatever the name, the page shows at most 22 characters and the dots', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const segments = [
        ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(shownName(name, 'normal')),
      ];
      expect(segments.length).toBeLessThanOrEqual(23);
      expect(name.startsWith(shownName(name, 'normal').replace(/…$/, '').trimEnd())).toBe(true);
    }),
  );
});
