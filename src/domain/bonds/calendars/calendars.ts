import type { ClosedDays } from '../business-days.ts';
import { type CalendarRules, type HolidayRule, listHolidays } from './calendar-rules.ts';
import { BAYRAMS, SPRING_FESTIVALS } from './moving-feasts.ts';

/** The days on which the settlement system of a market is closed, by rules; days that a decree adds or moves are not in them. */
export const CALENDARS = [
  'WEEKENDS',
  'TARGET',
  'US',
  'UK',
  'CH',
  'JP',
  'AU',
  'BR',
  'RU',
  'CN',
  'TR',
  'PL',
  'UA',
] as const;
export type CalendarCode = (typeof CALENDARS)[number];

const on = (month: number, date: number): HolidayRule => ({ on: [month, date] });
const GOOD_FRIDAY: HolidayRule = { easter: -2 };
const EASTER_MONDAY: HolidayRule = { easter: 1 };
const NEW_YEAR = on(1, 1);
const LABOUR_DAY = on(5, 1);
const CHRISTMAS = on(12, 25);

const RULES: Readonly<Record<CalendarCode, CalendarRules>> = {
  WEEKENDS: { rules: [] },
  // European Central Bank, "TARGET closing days": since 2002 these six.
  TARGET: {
    rules: [
      NEW_YEAR,
      ...[GOOD_FRIDAY, EASTER_MONDAY, LABOUR_DAY].map((rule) => ({ ...rule, from: 2000 })),
      CHRISTMAS,
      { on: [12, 26], from: 2000 },
    ],
    also: ['1998-12-31', '1999-12-31', '2001-12-31'],
  },
  // Federal Reserve Banks, "Holiday schedules": a Sunday moves to Monday, a Saturday does not move.
  US: {
    rules: [
      { on: [1, 1], moves: 'sunday-to-monday' },
      { nth: [1, 1, 3], from: 1986 },
      { nth: [2, 1, 3] },
      { nth: [5, 1, -1] },
      { on: [6, 19], moves: 'sunday-to-monday', from: 2021 },
      { on: [7, 4], moves: 'sunday-to-monday' },
      { nth: [9, 1, 1] },
      { nth: [10, 1, 2] },
      { on: [11, 11], moves: 'sunday-to-monday' },
      { nth: [11, 4, 4] },
      { on: [12, 25], moves: 'sunday-to-monday' },
    ],
  },
  // Banking and Financial Dealings Act 1971 and royal proclamations (gov.uk/bank-holidays).
  UK: {
    rules: [
      { on: [1, 1], moves: 'next-free', from: 1974 },
      GOOD_FRIDAY,
      EASTER_MONDAY,
      { nth: [5, 1, 1], from: 1978 },
      { nth: [5, 1, -1] },
      { nth: [8, 1, -1] },
      { on: [12, 26], moves: 'next-free' },
      { on: [12, 25], moves: 'next-free' },
    ],
    also: [
      '1995-05-08',
      '1999-12-31',
      '2002-06-03',
      '2002-06-04',
      '2011-04-29',
      '2012-06-04',
      '2012-06-05',
      '2020-05-08',
      '2022-06-02',
      '2022-06-03',
      '2022-09-19',
      '2023-05-08',
    ],
    except: ['1995-05-01', '2002-05-27', '2012-05-28', '2020-05-04', '2022-05-30'],
  },
  // SIX Interbank Clearing, bank holidays.
  CH: {
    rules: [
      NEW_YEAR,
      on(1, 2),
      GOOD_FRIDAY,
      EASTER_MONDAY,
      LABOUR_DAY,
      { easter: 39 },
      { easter: 50 },
      on(8, 1),
      CHRISTMAS,
      on(12, 26),
    ],
  },
  // Act on National Holidays; equinoxes by the usual formula are left to imports.
  JP: {
    rules: [
      NEW_YEAR,
      on(1, 2),
      on(1, 3),
      { nth: [1, 1, 2], from: 2000 },
      { on: [2, 11], moves: 'sunday-to-monday' },
      { on: [2, 23], moves: 'sunday-to-monday', from: 2020 },
      { on: [4, 29], moves: 'sunday-to-monday' },
      on(5, 3),
      on(5, 4),
      on(5, 5),
      { nth: [7, 1, 3], from: 2003 },
      { on: [8, 11], moves: 'sunday-to-monday', from: 2016 },
      { nth: [9, 1, 3], from: 2003 },
      { nth: [10, 1, 2], from: 2000 },
      { on: [11, 3], moves: 'sunday-to-monday' },
      { on: [11, 23], moves: 'sunday-to-monday' },
      on(12, 31),
    ],
  },
  // Reserve Bank of Australia: national holidays of the Reserve Bank Information and Transfer System.
  AU: {
    rules: [
      { on: [1, 1], moves: 'next-free' },
      { on: [1, 26], moves: 'next-free' },
      GOOD_FRIDAY,
      EASTER_MONDAY,
      on(4, 25),
      { nth: [6, 1, 2] },
      { on: [12, 26], moves: 'next-free' },
      { on: [12, 25], moves: 'next-free' },
    ],
    also: ['2022-09-22'],
  },
  // ANBIMA, "Feriados nacionais": the calendar of BUS/252.
  BR: {
    rules: [
      NEW_YEAR,
      { easter: -48 },
      { easter: -47 },
      GOOD_FRIDAY,
      on(4, 21),
      LABOUR_DAY,
      { easter: 60 },
      on(9, 7),
      on(10, 12),
      on(11, 2),
      on(11, 15),
      { on: [11, 20], from: 2024 },
      CHRISTMAS,
    ],
  },
  // Labour Code of the Russian Federation, article 112; the transfers of each year's decree are left to imports.
  RU: {
    rules: [
      ...[1, 2, 3, 4, 5, 6, 8].map((date): HolidayRule => ({ on: [1, date], from: 2013 })),
      { on: [1, 1], until: 2012 },
      { on: [1, 2], until: 2012 },
      on(1, 7),
      { on: [2, 23], moves: 'next-free' },
      { on: [3, 8], moves: 'next-free' },
      { on: [5, 1], moves: 'next-free' },
      { on: [5, 9], moves: 'next-free' },
      { on: [6, 12], moves: 'next-free' },
      { on: [11, 4], moves: 'next-free', from: 2005 },
    ],
  },
  // State Council, "Regulation on Public Holidays": fixed days and the week of the lunar new year.
  CN: {
    rules: [
      NEW_YEAR,
      { on: [4, 5], from: 2008 },
      LABOUR_DAY,
      ...[1, 2, 3, 4, 5, 6, 7].map((date) => on(10, date)),
    ],
    also: SPRING_FESTIVALS,
  },
  // Law 2429 on national and general holidays.
  TR: {
    rules: [
      NEW_YEAR,
      on(4, 23),
      { on: [5, 1], from: 2009 },
      on(5, 19),
      { on: [7, 15], from: 2017 },
      on(8, 30),
      on(10, 29),
    ],
    also: BAYRAMS,
  },
  // Act on days free from work of 1951; Epiphany since 2011, Christmas Eve since 2025.
  PL: {
    rules: [
      NEW_YEAR,
      { on: [1, 6], from: 2011 },
      EASTER_MONDAY,
      LABOUR_DAY,
      on(5, 3),
      { easter: 60 },
      on(8, 15),
      on(11, 1),
      on(11, 11),
      { on: [12, 24], from: 2025 },
      CHRISTMAS,
      on(12, 26),
    ],
  },
  // Labour Code of Ukraine, article 73, as in peacetime; under martial law banks work on all weekdays.
  UA: {
    rules: [
      NEW_YEAR,
      { on: [3, 8], until: 2021 },
      { easter: 1, isOrthodox: true, until: 2021 },
      { on: [5, 1], until: 2021 },
      { on: [8, 24], until: 2021 },
      { on: [12, 25], from: 2017, until: 2021 },
    ],
  },
};

const cached = new Map<CalendarCode, ClosedDays>();

export function closedDaysOf(code: CalendarCode): ClosedDays {
  const known = cached.get(code);
  if (known) return known;
  const { weekend } = RULES[code];
  const closed = { ...(weekend && { weekend }), holidays: listHolidays(RULES[code]) };
  cached.set(code, closed);
  return closed;
}

/** By its code, a country or a usual name; null where it is unknown. */
export function findCalendar(name: string): CalendarCode | null {
  const plain = name.trim().toUpperCase();
  return CALENDARS.find((code) => code === plain) ?? OTHER_NAMES[plain] ?? null;
}

const OTHER_NAMES: Readonly<Record<string, CalendarCode>> = {
  NONE: 'WEEKENDS',
  TARGET2: 'TARGET',
  EUR: 'TARGET',
  EUTA: 'TARGET',
  USNY: 'US',
  USGS: 'US',
  USD: 'US',
  GB: 'UK',
  GBP: 'UK',
  GBLO: 'UK',
  CHF: 'CH',
  CHZU: 'CH',
  JPY: 'JP',
  JPTO: 'JP',
  AUD: 'AU',
  AUSY: 'AU',
  BRL: 'BR',
  BRBD: 'BR',
  RUB: 'RU',
  RUMO: 'RU',
  CNY: 'CN',
  CNBE: 'CN',
  TRY: 'TR',
  TRIS: 'TR',
  PLN: 'PL',
  PLWA: 'PL',
  UAH: 'UA',
  UAKI: 'UA',
};
