import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';
import { parseWrittenDay, parseWrittenMoment, writeDay, writeMoment } from './written-day.ts';

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  [' 01. 02. 2026 ', '2026-02-01'],
  ['1/2/2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['1 2 2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['２９．０２．２０２４', '2024-02-29'],
  ['29。02。2024', '2024-02-29'],
  ['2026/11/03', '2026-11-03'],
  ['2026.11.3', '2026-11-03'],
  ['2026年11月3日', '2026-11-03'],
])('DP-01 "%s" is read as %s', (text, day) => expect(parseWrittenDay(text)).toBe(day));

test.each([
  '',
  '31.02.2026',
  '29.02.2025',
  '00.01.2026',
  '01.13.2026',
  '01.02.26',
  '1.2',
  '01.02.20266',
  '01.01.0000',
  '20261231',
  'tomorrow',
  '1,2,2026',
  '01.02.2026 x',
])('DP-01 "%s" is not a date', (text) => expect(parseWrittenDay(text)).toBeNull());

test('DP-01 every day that is written DD.MM.YYYY is read back', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(writeDay(day)).toMatch(/^\d\d\.\d\d\.\d{4}$/);
      expect(parseWrittenDay(writeDay(day))).toBe(day);
      expect(parseWrittenDay(day)).toBe(day);
    }),
  );
});

test('DP-01 whatever is typed is a day of the calendar or refused, never a fault', () => {
  const dateLike = fc.stringMatching(/^[0-9 .。/T:-]{0,16}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), dateLike), (text) => {
      const day = parseWrittenDay(text);
      expect(day === null || isCalendarDay(day)).toBe(true);
      const moment = parseWrittenMoment(text);
      expect(moment === null || parseWrittenMoment(writeMoment(moment)) === moment).toBe(true);
    }),
  );
});

test.each([
  ['31.12.2026 9:05', '2026-12-31T09:05'],
  ['31.12.2026, 23:59', '2026-12-31T23:59'],
  ['2026-12-31T23:59', '2026-12-31T23:59'],
  ['31.12.2026', '2026-12-31T00:00'],
  ['31.12.2026 24:00', null],
  ['31.12.2026 12:60', null],
  ['31.02.2026 12:00', null],
  ['12:00', null],
])('DP-01 "%s" is read as the moment %s', (text, moment) => expect(parseWrittenMoment(text)).toBe(moment));
