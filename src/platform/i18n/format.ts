import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type CalendarMoment, dayOf, timeOf } from '#domain/calendar/written-day.ts';
import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { UNKNOWN_COUNTRY } from '#domain/reference/unknown-codes.ts';
import { createListFormat, type ListFormat } from './list-format.ts';
import { createNumberFormat, type NumberFormat } from './number-format.ts';
import { DEFAULT_NUMBERS, type Numbers } from './numbers.ts';
import { once } from './once.ts';
import { createQuarterFormat, type QuarterFormat } from './quarter-format.ts';

const MARKS: Readonly<Record<Numbers, string | null>> = { language: null, point: '.', comma: ',' };

export interface Format extends NumberFormat, ListFormat, QuarterFormat {
  day(day: CalendarDay): string;
  longDay(day: CalendarDay): string;
  /** Of a month as YYYY-MM: the head of a column. */
  month(month: string): string;
  /** The same in words, as a heading: `July 2026`. */
  longMonth(month: string): string;
  /** A day with its time, as clocks show it. */
  moment(moment: CalendarMoment): string;
  country(code: string): string;
}

/** Building a formatter costs 50 times as much as using one. */
const made = new Map<string, Format>();

/** One way to write numbers and dates in a language (thousands separated by a space). */
export function formatOf(language: Language, numbers: Numbers = DEFAULT_NUMBERS): Format {
  const key = `${language} ${numbers}`;
  const known = made.get(key);
  if (known) return known;
  const format = createFormat(language, MARKS[numbers]);
  made.set(key, format);
  return format;
}

/** The mark before decimals, for reading what was typed in the same way. */
export const decimalMarkOf = (format: Format): '.' | ',' => (format.number(0.5, 1).includes(',') ? ',' : '.');

function createFormat(language: Language, mark: string | null): Format {
  const locale = languageLocale(language);
  const shortDay = dateFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const shortMonth = dateFormat(locale, { month: '2-digit', year: 'numeric' });
  const longMonth = dateFormat(locale, { month: 'long', year: 'numeric' });
  const longDay = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const dayAndTime = dateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
  // The documents write an English date with dots; Intl would write slashes.
  const day = (day: CalendarDay) =>
    language === 'eng' ? day.split('-').reverse().join('.') : shortDay().format(toDate(day));
  return {
    ...createNumberFormat(language, mark),
    ...createListFormat(language),
    ...createQuarterFormat(language),
    day,
    longDay: (day) => longDay().format(toDate(day)),
    month: (month) =>
      language === 'eng' ? month.split('-').reverse().join('.') : shortMonth().format(toDate(`${month}-01`)),
    longMonth: (month) => {
      const [first = '', ...rest] = longMonth().format(toDate(`${month}-01`));
      return first.toLocaleUpperCase(locale) + rest.join('');
    },
    moment: (moment) =>
      language === 'eng'
        ? `${day(dayOf(moment))}, ${timeOf(moment)}`
        : dayAndTime().format(new Date(`${moment}Z`)),
    country: (code) =>
      code === UNKNOWN_COUNTRY ? NOTHING_KNOWN : REGION.test(code) ? (regions().of(code) ?? code) : code,
  };
}

const NOTHING_KNOWN = '–';

/** Intl throws at anything else, and an address may hold any word. */
const REGION = /^([a-z]{2}|\d{3})$/i;

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** The first page of a browser needs few of them. */
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
