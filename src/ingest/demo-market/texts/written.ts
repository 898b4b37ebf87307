import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import { type Language, languageLocale } from '#domain/languages/languages.ts';

interface Writing {
  readonly money: Intl.NumberFormat;
  readonly amount: Intl.NumberFormat;
  readonly change: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly times: Intl.NumberFormat;
  readonly count: Intl.NumberFormat;
  readonly day: Intl.DateTimeFormat;
}

/** As the site writes its figures. */
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

const WRITINGS = new Map<Language, Writing>();

/** Making a format takes longer than a thousand uses of it. */
function writingOf(language: Language): Writing {
  const known = WRITINGS.get(language);
  if (known) return known;
  const locale = languageLocale(language);
  const made: Writing = {
    money: new Intl.NumberFormat(locale, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 1,
    }),
    amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    change: new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
    times: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    count: new Intl.NumberFormat(locale),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  };
  WRITINGS.set(language, made);
  return made;
}

export function writeMoney(language: Language, money: number, currency: string): string {
  return `${writingOf(language).money.format(money)} ${currency}`;
}

export function writeAmount(language: Language, amount: number, currency: string): string {
  return `${writingOf(language).amount.format(amount)} ${currency}`;
}

export function writeChange(language: Language, part: number): string {
  return writingOf(language).change.format(part).replace('-', MINUS);
}

export function writePercent(language: Language, part: number): string {
  return writingOf(language).percent.format(part);
}

/** 5.3× */
export function writeTimes(language: Language, times: number): string {
  return `${writingOf(language).times.format(times)}×`;
}

export function writeCount(language: Language, count: number): string {
  return writingOf(language)
    .count.formatToParts(count)
    .map(({ type, value }) => (type === 'group' ? NO_BREAK_SPACE : value))
    .join('');
}

export function writeDay(language: Language, day: DayNumber): string {
  return writingOf(language).day.format(new Date(`${toCalendarDay(day)}T00:00:00Z`));
}
