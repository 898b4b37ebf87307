import { expect, test } from 'vitest';
import { nextPanel, type Panel, type PanelEvent } from './picker-panel.ts';

test.each([
  ['a closed picker opens on its days', 'none', { type: 'open', panel: 'date' }, 'date'],
  ['or on its months', 'none', { type: 'open', panel: 'month' }, 'month'],
  ['or on its years', 'none', { type: 'open', panel: 'year' }, 'year'],
  ['or on its time', 'none', { type: 'open', panel: 'time' }, 'time'],
  ['the heading of the days leads to the months', 'date', { type: 'up' }, 'month'],
  ['the heading of the months leads to the years', 'month', { type: 'up' }, 'year'],
  ['above the years is nothing', 'year', { type: 'up' }, 'year'],
  ['the heading of the time leads back to its day', 'time', { type: 'up' }, 'date'],
  ['a year leads down to its months', 'year', { type: 'pick-year' }, 'month'],
  ['a month leads down to its days', 'month', { type: 'pick-month' }, 'date'],
  ['a day closes the picker', 'date', { type: 'pick-day', withTime: false }, 'none'],
  ['a day that needs a time leads to it', 'date', { type: 'pick-day', withTime: true }, 'time'],
  ['the days lead to the time', 'date', { type: 'to-time' }, 'time'],
  ['the days close', 'date', { type: 'close' }, 'none'],
  ['the time closes', 'time', { type: 'close' }, 'none'],
  ['a late pick does not open a closed picker', 'none', { type: 'pick-month' }, 'none'],
  ['a closed picker has nothing above it', 'none', { type: 'up' }, 'none'],
] as const satisfies readonly (readonly [string, Panel, PanelEvent, Panel])[])(
  'DP-01 %s',
  (_, panel, event, next) => {
    expect(nextPanel(panel, event)).toBe(next);
  },
);
