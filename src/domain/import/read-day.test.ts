import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendarDay } from '../calendar/day-number.ts';
import { anyText } from './any-text-for-tests.ts';
import { DayEvidence } from './day-evidence.ts';
import { type DayOrder, isNoDay, readDay } from './read-day.ts';

test.each([
  { text: '2024-02-29', day: '2024-02-29' },
  { text: '2018/10/15', day: '2018-10-15' },
  { text: '2024.1.5', day: '2024-01-05' },
  { text: '20001229', day: '2000-12-29' },
  { text: '2022-01-03 00:00:00-05:00', day: '2022-01-03' },
  { text: '2022-01-03T23:59:59Z', day: '2022-01-03' },
  { text: '06-Oct-08', day: '2008-10-06' },
  { text: '6 Oct 2008', day: '2008-10-06' },
  { text: 'October 6, 2008', day: '2008-10-06' },
  { text: 'Sept 6, 2008', day: '2008-09-06' },
  { text: '2008-Oct-06', day: '2008-10-06' },
  { text: '5 марта 2024', day: '2024-03-05' },
  { text: '05.März 2024', day: '2024-03-05' },
  { text: '05/Mar/2024', day: '2024-03-05' },
  { text: 'Tuesday, March 5, 2024', day: '2024-03-05' },
  { text: 'Tue, 05 Mar 2024', day: '2024-03-05' },
  { text: '2024年3月5日', day: '2024-03-05' },
  { text: '2024년 3월 5일', day: '2024-03-05' },
  { text: '2024- 03- 05', day: '2024-03-05' },
  { text: '2024. 3. 5.', day: '2024-03-05' },
  { text: '31.12.1999', day: '1999-12-31' },
  { text: '03.04.2024', day: '2024-04-03' },
  { text: '31/12/99', day: '1999-12-31' },
  { text: '31/12/69', day: '2069-12-31' },
  { text: '12/31/2024', day: '2024-12-31' },
  { text: '05/05/2024', day: '2024-05-05' },
])('DI-03 $text is $day in any file', ({ text, day }) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  { text: '03/04/2024', dmy: '2024-04-03', mdy: '2024-03-04', ymd: null },
  { text: '01-02-03', dmy: '2003-02-01', mdy: '2003-01-02', ymd: '2001-02-03' },
  { text: '13/04/24', dmy: '2024-04-13', mdy: null, ymd: '2013-04-24' },
])('DI-03 $text is a different day in each order, and none while the order is open', ({ text, ...days }) => {
  for (const order of ['dmy', 'mdy', 'ymd'] as const) expect(readDay(text, order)).toBe(days[order]);
  expect(readDay('03/04/2024')).toBeNull();
});

test.each([
  '11:34',
  '11:34:05',
  '2023-02-29',
  '20240231',
  '31/31/2024',
  '0000-00-00',
  '2024',
  '2024-01',
  '1.5',
  '12',
  '',
  '20240102T',
])('DI-03 "%s" is no day', (text) => {
  expect(readDay(text)).toBeNull();
});

test('zeros and blanks say that there is no day', () => {
  expect(['', '0', '0000-00-00', '0000-00-00 00:00:00', ' '].every(isNoDay)).toBe(true);
  expect(['2024-01-01', '11:34'].some(isNoDay)).toBe(false);
});

function verdictOf(...cells: readonly string[]) {
  const evidence = new DayEvidence();
  for (const cell of cells) evidence.add(cell);
  return evidence.verdict;
}

test('DI-03 a field over 12 anywhere in the file decides the order of all its days', () => {
  expect(verdictOf('2024-01-02', '20240102', '5 Jan 2024')).toEqual({ kind: 'any' });
  expect(verdictOf('01/02/2024', '25/02/2024', '')).toEqual({ kind: 'order', order: 'dmy' });
  expect(verdictOf('01/02/2024', '02/25/2024')).toEqual({ kind: 'order', order: 'mdy' });
  expect(verdictOf('01/02/2024', '03/04/2024')).toEqual({ kind: 'undecided', orders: ['dmy', 'mdy'] });
  expect(verdictOf('25/02/2024', '02/25/2024')).toEqual({ kind: 'contradiction', orders: ['dmy', 'mdy'] });
});

const days = fc.integer({ min: 0, max: 36_000 }).map(toCalendarDay);

const WRITERS: Readonly<Record<DayOrder, (day: string) => string>> = {
  ymd: (day) => day.replaceAll('-', '/'),
  dmy: (day) => day.split('-').reverse().join('/'),
  mdy: (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
};

test('DI-03 any day written in an order is read in that order, and its file never excludes the order', () => {
  fc.assert(
    fc.property(fc.array(days, { minLength: 1 }), fc.constantFrom('ymd', 'dmy', 'mdy'), (column, order) => {
      const written = column.map(WRITERS[order]);
      expect(written.map((text) => readDay(text, order))).toEqual(column);
      const verdict = verdictOf(...written);
      if (verdict.kind === 'order') expect(verdict.order).toBe(order);
      else if (verdict.kind !== 'any') expect(verdict.orders).toContain(order);
    }),
  );
});

test('DI-13 no text makes the reader of days fail', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readDay(text) ?? '2024-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});

test('DI-13 a cell of a million characters is no day, and that is soon known', () => {
  for (const sign of ['1', '1/', ' ', 'a', '1 ', '-', '年']) {
    for (const start of ['', '1 ', 'a ']) expect(readDay(start + sign.repeat(500_000))).toBeNull();
  }
});

test.each([
  { text: '1704153600', day: '2024-01-02' },
  { text: '1704153600000', day: '2024-01-02' },
  { text: '1704205800', day: null },
])('DI-03 $text since 1970 is a day only at midnight', ({ text, day }) => {
  expect(readDay(text)).toBe(day);
});
