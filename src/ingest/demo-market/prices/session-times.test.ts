import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { isInSession, lastMarketDay, sessionTimes } from './session-times.ts';

const RIGA = 'Europe/Riga';
const session = (day: string, now: string) => sessionTimes(toDayNumber(day), RIGA, new Date(now));

test('a closed session runs from 10:00 to 18:45 on the clocks of the venue, in winter and in summer', () => {
  const winter = session('2026-01-14', '2026-01-15T00:00:00Z');
  expect(winter[0]?.toISOString()).toBe('2026-01-14T08:00:00.000Z');
  expect(winter.at(-1)?.toISOString()).toBe('2026-01-14T16:45:00.000Z');
  expect(winter).toHaveLength(106);
  expect(session('2026-07-14', '2026-07-15T00:00:00Z')[0]?.toISOString()).toBe('2026-07-14T07:00:00.000Z');
});

test('a running session shows nothing of the future', () => {
  expect(session('2026-01-14', '2026-01-14T12:02:00Z').at(-1)?.toISOString()).toBe(
    '2026-01-14T12:00:00.000Z',
  );
});

test('before the session has properly begun all of it is shown', () => {
  expect(session('2026-01-14', '2026-01-14T05:00:00Z')).toHaveLength(106);
});

test.each([
  { at: '2026-11-16T07:59:59Z', is: false, why: 'before the first minute' },
  { at: '2026-11-16T08:00:00Z', is: true, why: 'from the first minute on' },
  { at: '2026-11-16T16:44:59Z', is: true, why: 'until the last' },
  { at: '2026-11-16T16:45:00Z', is: false, why: 'and not after it' },
  { at: '2026-07-15T07:00:00Z', is: true, why: 'by summer time where the venue has it' },
  { at: '2026-11-14T10:00:00Z', is: false, why: 'not on a Saturday' },
])('the session runs $why', ({ at, is }) => {
  expect(isInSession('Europe/Riga', new Date(at))).toBe(is);
});

test.each([
  { today: '2026-11-17', at: '2026-11-17T10:00:00Z', is: '2026-11-17', why: 'at noon' },
  { today: '2026-11-18', at: '2026-11-17T21:30:00Z', is: '2026-11-17', why: 'before midnight of the venue' },
  { today: '2026-11-18', at: '2026-11-17T22:00:00Z', is: '2026-11-18', why: 'from midnight of the venue on' },
  {
    today: '2026-11-16',
    at: '2026-11-17T10:00:00Z',
    is: '2026-11-16',
    why: 'with a site whose day is earlier',
  },
])('CH-13 the demo market ends on no day that its venue has not reached: $why', ({ today, at, is }) => {
  expect(lastMarketDay(toDayNumber(today), RIGA, new Date(at))).toBe(toDayNumber(is));
});
