import { expect, test } from 'vitest';
import { endOf } from './countdown.ts';
import { type PassingEvent, passingOf, reducePassing } from './passing.ts';

const NEVER = Number.POSITIVE_INFINITY;

test.each<{ title: string; seconds?: number; events: PassingEvent[]; end: number }>([
  { title: 'goes after 5 seconds', events: [{ kind: 'begin', at: 100 }], end: 5100 },
  {
    title: 'goes after the seconds that it was given',
    seconds: 2,
    events: [{ kind: 'begin', at: 0 }],
    end: 2000,
  },
  {
    title: 'stays under the pointer',
    events: [
      { kind: 'begin', at: 0 },
      { kind: 'pointed', at: 4999 },
    ],
    end: NEVER,
  },
  {
    title: 'goes on with what was left when the pointer has gone',
    events: [
      { kind: 'begin', at: 0 },
      { kind: 'pointed', at: 4000 },
      { kind: 'unpointed', at: 90_000 },
    ],
    end: 91_000,
  },
  {
    title: 'stays while it is focused, though the pointer has gone',
    events: [
      { kind: 'begin', at: 0 },
      { kind: 'pointed', at: 1000 },
      { kind: 'focused', at: 1500 },
      { kind: 'unpointed', at: 2000 },
    ],
    end: NEVER,
  },
  {
    title: 'goes when the focus has gone too',
    events: [
      { kind: 'begin', at: 0 },
      { kind: 'focused', at: 1000 },
      { kind: 'blurred', at: 8000 },
    ],
    end: 12_000,
  },
])('SH-09 a temporary item $title', ({ seconds = 5, events, end }) => {
  expect(endOf(events.reduce(reducePassing, passingOf(seconds)).countdown)).toBe(end);
});
