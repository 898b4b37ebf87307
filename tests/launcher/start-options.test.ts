import { expect, test } from 'vitest';
import { readStartOptions } from '../../launch/start-options.mjs';

test.each([
  { args: [], live: null, why: 'prices stand still unless asked' },
  { args: ['--live'], live: 'session', why: 'they move during the session' },
  { args: ['--live=always'], live: 'always', why: 'or around the clock, to try it in the evening' },
])('npm start -- $args: $why', ({ args, live }) => {
  expect(readStartOptions(args)).toEqual({ live, empty: false });
});

test('DI-11 npm start -- --empty leaves the store without the demo market', () => {
  expect(readStartOptions(['--empty'])).toEqual({ live: null, empty: true });
  expect(readStartOptions(['--empty', '--live'])).toEqual({
    problem: expect.stringContaining('which --empty does not load'),
  });
});

test.each([
  { args: ['--alive'], says: 'unknown option "--alive": did you mean --live? Usage: npm start' },
  { args: ['--emty'], says: 'unknown option "--emty": did you mean --empty? Usage: npm start' },
  { args: ['--live=sometimes'], says: 'unknown option "--live=sometimes". Usage: npm start' },
  { args: ['live'], says: 'unknown option "live": did you mean --live? Usage: npm start' },
  { args: ['--port=80'], says: 'unknown option "--port=80". Usage: npm start' },
])('npm start -- $args is not understood', ({ args, says }) => {
  expect(readStartOptions(args)).toEqual({ problem: expect.stringContaining(says) });
});
