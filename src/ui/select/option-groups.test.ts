import { expect, test } from 'vitest';
import { groupOptions } from './option-groups.ts';

const option = (id: string, group?: string) => ({ id, text: id, group });

test.each([
  { why: 'without headings stand in one block', options: [option('a'), option('b')], groups: [[null, 'ab']] },
  {
    why: 'of one heading stand together, wherever they came from',
    options: [option('a', 'X'), option('b', 'Y'), option('c', 'X')],
    groups: [
      ['X', 'ac'],
      ['Y', 'b'],
    ],
  },
  {
    why: 'may stand before the first heading',
    options: [option('a'), option('b', 'Y')],
    groups: [
      [null, 'a'],
      ['Y', 'b'],
    ],
  },
  { why: 'may be missing', options: [], groups: [] },
])('TB-07 the options of a select $why', ({ options, groups }) => {
  const found = groupOptions(options).map(({ name, options: all }) => [
    name,
    all.map(({ id }) => id).join(''),
  ]);
  expect(found).toEqual(groups);
});
