import { expect, test } from 'vitest';
import { readStartOptions } from './read-start-options.ts';

test.each([
  { args: [], live: null, why: 'prices stand still unless asked' },
  { args: ['--live'], live: 'session', why: 'they move during the session' },
  { args: ['--live=always'], live: 'always', why: 'or around the clock, to try it in the evening' },
])('npm start -- $args: $why', ({ args, live }) => {
  expect(readStartOptions(args)).toEqual({ live });
});

test.each([[['--alive']], [['--live=sometimes']], [['live']]])(
  'npm start -- %s is not understood',
  (args) => {
    expect(readStartOptions(args)).toBeNull();
  },
);
