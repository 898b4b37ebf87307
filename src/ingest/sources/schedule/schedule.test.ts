import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterFailure, nextRun } from './after-run.ts';
import { nextTime } from './next-time.ts';
import { isTimeZone } from './time-zone.ts';

const at = (text: string) => new Date(text);

test.each([
  ['0 19 * * 1-5', 'Europe/Moscow', '2026-11-18T16:00:00Z', '2026-11-19T16:00:00.000Z'],
  ['0 19 * * 1-5', 'Europe/Moscow', '2026-11-20T16:00:00Z', '2026-11-23T16:00:00.000Z'],
  ['*/15 * * * *', 'UTC', '2026-11-18T10:14:59Z', '2026-11-18T10:15:00.000Z'],
  ['*/15 * * * *', 'UTC', '2026-11-18T10:15:00Z', '2026-11-18T10:30:00.000Z'],
  ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['30 9 * * *', 'America/New_York', '2026-03-07T15:00:00Z', '2026-03-08T13:30:00.000Z'],
  ['0 0 29 2 *', 'UTC', '2026-11-18T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['0 0 1 * 1', 'UTC', '2026-11-18T00:00:00Z', '2026-11-23T00:00:00.000Z'],
  ['5/20 6,18 * * 7', 'UTC', '2026-11-18T00:00:00Z', '2026-11-22T06:05:00.000Z'],
])('DI-10 %s in %s after %s is due at %s', (line, zone, after, expected) => {
  expect(nextTime(line, zone, at(after))?.toISOString()).toBe(expected);
});

test.each([
  '',
  '* * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  '*/0 * * * *',
  '5-1 * * * *',
  'a * * * *',
  '* * * * * *',
  '@daily',
])('DI-10 “%s” is no cron line', (line) => {
  expect(nextTime(line, 'UTC', at('2026-11-18T00:00:00Z'))).toBeNull();
});

test('DI-10 a day that never comes is never due', () => {
  expect(nextTime('0 0 31 2 *', 'UTC', at('2026-11-18T00:00:00Z'))).toBeNull();
});

test('DI-10 what is due next lies ahead, and nothing that is due lies between', () => {
  const line = fc
    .tuple(fc.constantFrom('*', '0', '*/7', '5,50', '10-20'), fc.constantFrom('*', '3', '*/5', '2-4'))
    .map(([minute, hour]) => `${minute} ${hour} * * *`);
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata');
  const moment = fc.date({
    min: at('2020-01-01T00:00:00Z'),
    max: at('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(line, zone, moment, (text, timeZone, after) => {
      const next = nextTime(text, timeZone, after);
      if (!next) throw new Error(text);
      expect(next > after).toBe(true);
      const before = nextTime(text, timeZone, new Date((after.getTime() + next.getTime()) / 2));
      expect(before).toEqual(next);
    }),
  );
});

test.each([
  ['Europe/Paris', true],
  ['Europe/Atlantis', false],
  ['', false],
])('DI-10 “%s” is a time zone: %s', (name, isZone) => {
  expect(isTimeZone(name)).toBe(isZone);
});

const hourly = { schedule: '0 * * * *', timeZone: 'UTC' };
const now = at('2026-11-18T10:30:00Z');

test.each([
  [1, '2026-11-18T11:00:00.000Z'],
  [2, '2026-11-18T11:00:00.000Z'],
  [3, '2026-11-18T12:30:00.000Z'],
  [4, '2026-11-18T14:30:00.000Z'],
  [7, '2026-11-19T10:30:00.000Z'],
  [9, '2026-11-19T10:30:00.000Z'],
])('DI-10 after %s failures an hourly source is tried at %s', (failures, expected) => {
  const { nextAt, isStopped } = afterFailure(hourly, failures, now);
  expect([nextAt?.toISOString(), isStopped]).toEqual([expected, false]);
});

test('DI-10 after ten failures a source stops; a weekly one never waits less than a week', () => {
  expect(afterFailure(hourly, 10, now)).toEqual({ nextAt: null, isStopped: true });
  const weekly = { schedule: '0 6 * * 1', timeZone: 'UTC' };
  expect(afterFailure(weekly, 5, now).nextAt?.toISOString()).toBe('2026-11-25T10:30:00.000Z');
  expect(nextRun({ schedule: null, timeZone: 'UTC' }, now)).toBeNull();
  expect(afterFailure({ schedule: null, timeZone: 'UTC' }, 4, now)).toEqual({
    nextAt: null,
    isStopped: false,
  });
});
