import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#platform/look/look.ts';
import { mergeSettings } from './merge-settings.ts';

const DARK = { ...DEFAULT_LOOK, theme: 'dark' as const };

test.each([
  { why: 'nothing stored, nothing said', stored: {}, change: {}, settings: { globals: DEFAULT_LOOK } },
  {
    why: 'a field of globals leaves the others',
    stored: { globals: { theme: 'dark' } },
    change: { globals: { hints: false } },
    settings: { globals: { ...DARK, hints: false } },
  },
  {
    why: 'a field that is not given leaves what is stored',
    stored: { globals: { theme: 'dark' } },
    change: { globals: { theme: undefined, numbers: 'comma' as const } },
    settings: { globals: { ...DARK, numbers: 'comma' } },
  },
  {
    why: 'another part keeps its own key as it is',
    stored: { globals: DARK, chart: { type: 'extended' } },
    change: { table: ['a'] },
    settings: { globals: DARK, chart: { type: 'extended' }, table: ['a'] },
  },
  {
    why: 'a key that is null goes',
    stored: { chart: 1, table: 2 },
    change: { chart: null },
    settings: { globals: DEFAULT_LOOK, table: 2 },
  },
  {
    why: 'what an older version left in globals is not passed on',
    stored: { globals: { theme: 'sepia', hints: false } },
    change: {},
    settings: { globals: { ...DEFAULT_LOOK, hints: false } },
  },
])('US-01 $why', ({ stored, change, settings }) => {
  expect(mergeSettings(stored, change)).toEqual(settings);
});
