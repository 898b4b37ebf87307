import { expect, test } from 'vitest';
import { delayOf, HIDDEN, isDrawn, reduceTooltip, type TooltipEvent } from './tooltip-state.ts';

test.each<{ title: string; events: TooltipEvent[]; drawn: boolean; delay: number | null }>([
  { title: 'waits 400 ms under the pointer', events: ['pointed'], drawn: false, delay: 400 },
  { title: 'is shown then', events: ['pointed', 'waited'], drawn: true, delay: null },
  {
    title: 'is not shown to a pointer that only passes',
    events: ['pointed', 'unpointed'],
    drawn: false,
    delay: null,
  },
  { title: 'is shown at once to the keyboard', events: ['focused'], drawn: true, delay: null },
  { title: 'goes with the focus', events: ['focused', 'blurred'], drawn: false, delay: null },
  {
    title: 'stays for a moment when the pointer leaves',
    events: ['pointed', 'waited', 'unpointed'],
    drawn: true,
    delay: 150,
  },
  { title: 'goes after it', events: ['pointed', 'waited', 'unpointed', 'waited'], drawn: false, delay: null },
  {
    title: 'stays when the pointer has moved onto it',
    events: ['pointed', 'waited', 'unpointed', 'pointed', 'waited'],
    drawn: true,
    delay: null,
  },
  {
    title: 'stays with the focus when the pointer leaves',
    events: ['focused', 'pointed', 'unpointed'],
    drawn: true,
    delay: null,
  },
  {
    title: 'stays under the pointer when the focus leaves',
    events: ['pointed', 'focused', 'blurred'],
    drawn: true,
    delay: null,
  },
  { title: 'goes on Escape', events: ['focused', 'dismissed'], drawn: false, delay: null },
  {
    title: 'does not come back while the pointer rests where it was',
    events: ['pointed', 'waited', 'dismissed', 'waited'],
    drawn: false,
    delay: null,
  },
  {
    title: 'comes back to a pointer that comes back',
    events: ['pointed', 'waited', 'dismissed', 'unpointed', 'pointed', 'waited'],
    drawn: true,
    delay: null,
  },
])('a tooltip $title', ({ events, drawn, delay }) => {
  const state = events.reduce(reduceTooltip, HIDDEN);
  expect(isDrawn(state)).toBe(drawn);
  expect(delayOf(state)).toBe(delay);
});
