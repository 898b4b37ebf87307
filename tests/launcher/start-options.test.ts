import { expect, test } from 'vitest';
import { readStartOptions } from '../../launch/start-options.mjs';

test.each([
  { args: [], live: null, why: 'prices stand still unless asked' },
  { args: ['--live'], live: 'session', why: 'they move during the session' },
  { args: ['--live=always'], live: 'always', why: 'or around the clock, to try it in the evening' },
])('npm start -- $args: $why', ({ args, live }) => {
  expect(readStartOptions(args)).toEqual({ live });
});

test.each([
  { args: ['--alive'], says: 'unknown option "--alive": did you mean --live? Usage: npm start' },
  { args: ['--live=sometimes'], says: 'unknown option "--live=sometimes". Usage: npm start' },
  { args: ['live'], says: 'unknown option "live": did you mean --live? Usage: npm start' },
  { args: ['--port=80'], says: 'unknown option "--port=80". Usage: npm start' },
])('npm start -- $args is not understood', ({ args, says }) => {
  expect(readStartOptions(args)).toEqual({ problem: expect.stringContaining(says) });
});
