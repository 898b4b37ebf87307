import { expect, test } from 'vitest';
import { shownMomentAt } from './shown-moment.ts';

test.each([
  { instant: '2026-06-30T19:05:59Z', offset: 180, shown: '2026-06-30T22:05' },
  { instant: '2026-06-30T22:30:00Z', offset: 180, shown: '2026-07-01T01:30' },
  { instant: '2026-01-01T00:15:00Z', offset: -60, shown: '2025-12-31T23:15' },
])('CH-13 $instant is shown as $shown with an offset of $offset minutes', ({ instant, offset, shown }) => {
  expect(shownMomentAt(new Date(instant), offset)).toBe(shown);
});
