import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type CalendarMoment, dayOf, timeOf } from '#domain/calendar/written-day.ts';
import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { DEFAULT_NUMBERS, type Numbers } from './numbers.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const MARKS: Readonly<Record<Numbers, string | null>> = { language: null, point: '.', comma: ',' };

export interface Format {
  /** Grouped by a no-break space, with the decimal mark of the language or the one that was chosen. */
  number(value: number, decimals?: number): string;
  /** With a sign unless it is zero, and a percent sign: `+1.83 %`. */
  change(percent: number): string;
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

/** One way to write numbers and dates in a language (document A, section 9: thousands separated by a space). */
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
  const number = (value: number, decimals?: number) =>
    writeNumber(numberFormat(locale, decimals), value, mark);
  const shortDay = dateFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const shortMonth = dateFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const longMonth = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const longDay = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dayAndTime = dateFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  // The documents write an English date with dots; Intl would write slashes.
  const day = (day: CalendarDay) =>
    language === 'eng' ? day.split('-').reverse().join('.') : shortDay.format(toDate(day));
  return {
    number,
    change: (percent) => {
      const sign = percent > 0 ? '+' : percent < 0 ? MINUS : '';
      return `${sign}${number(Math.abs(percent), 2)}${NO_BREAK_SPACE}%`;
    },
    day,
    longDay: (day) => longDay.format(toDate(day)),
    month: (month) =>
      language === 'eng' ? month.split('-').reverse().join('.') : shortMonth.format(toDate(`${month}-01`)),
    longMonth: (month) => {
      const [first = '', ...rest] = longMonth.format(toDate(`${month}-01`));
      return first.toLocaleUpperCase(locale) + rest.join('');
    },
    moment: (moment) =>
      language === 'eng'
        ? `${day(dayOf(moment))}, ${timeOf(moment)}`
        : dayAndTime.format(new Date(`${moment}Z`)),
    country: (code) => regions.of(code) ?? code,
  };
}

function writeNumber(format: Intl.NumberFormat, value: number, mark: string | null): string {
  const parts = format.formatToParts(value).map(({ type, value: text }) => {
    if (type === 'group') return NO_BREAK_SPACE;
    if (type === 'minusSign') return MINUS;
    return type === 'decimal' ? (mark ?? text) : text;
  });
  return parts.join('');
}

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 8 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, { useGrouping: true, signDisplay: 'negative', ...digits });
  formats.set(key, format);
  return format;
}

const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options);
