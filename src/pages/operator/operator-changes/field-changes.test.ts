import { expect, test } from 'vitest';
import { listFieldChanges } from './field-changes.ts';

test.each([
  {
    why: 'a changed number',
    before: { level: 1, tariff: 677 },
    after: { level: 1077, tariff: 677 },
    changes: [{ field: 'level', before: 1, after: 1077 }],
  },
  {
    why: 'something new',
    before: null,
    after: { text: 'Hello', isShown: false },
    changes: [
      { field: 'text', before: null, after: 'Hello' },
      { field: 'isShown', before: null, after: false },
    ],
  },
  {
    why: 'one title of several',
    before: { titles: { eng: 'Bonds' } },
    after: { titles: { eng: 'Bonds', rus: 'Облигации' } },
    changes: [{ field: 'titles.rus', before: null, after: 'Облигации' }],
  },
  { why: 'nothing and an empty text', before: { url: null }, after: { url: '' }, changes: [] },
  {
    why: 'a list',
    before: { tags: ['a'] },
    after: { tags: ['a', 'b'] },
    changes: [{ field: 'tags', before: '["a"]', after: '["a","b"]' }],
  },
])('US-08 a change of $why is reported field by field', ({ before, after, changes }) => {
  expect(listFieldChanges(before, after)).toEqual(changes);
});

test('US-08 a very long text is cut', () => {
  const [change] = listFieldChanges(null, { text: 'x'.repeat(5_000) });
  expect(change?.after).toHaveLength(301);
});
