import { type CalendarDay, isCalendarDay } from './calendar-day.ts';

/** A day and a time of it as YYYY-MM-DDTHH:MM. It has no zone: it is what clocks show. */
export type CalendarMoment = string;

const PATTERNS = [
  /^(?<day>\d{1,2}) ?[./。 -] ?(?<month>\d{1,2}) ?[./。 -] ?(?<year>\d{4})$/,
  // The keypad of a phone may have digits only.
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4}) ?[./年-] ?(?<month>\d{1,2}) ?[./月-] ?(?<day>\d{1,2}) ?日?$/,
];
const TIME_AT_END = /^(.*?)(?:, ?| |T)(\d{1,2}):(\d\d)$/;

/** DD.MM.YYYY; a page writes a day as its language does (`useFormat`). */
export function writeDay(day: CalendarDay): string {
  return day.split('-').reverse().join('.');
}

/** DD.MM.YYYY HH:MM. */
export function writeMoment(moment: CalendarMoment): string {
  return `${writeDay(dayOf(moment))} ${timeOf(moment)}`;
}

/** Reads what a person types or pastes for a day, or null when no day is meant. A year has four digits. */
export function parseWrittenDay(text: string): CalendarDay | null {
  const plain = toPlain(text);
  const found = PATTERNS.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  const { day = '', month = '', year = '' } = found?.groups ?? {};
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}

/** The same with a time behind it; a day alone begins at midnight. */
export function parseWrittenMoment(text: string): CalendarMoment | null {
  const [, before = text, hours = '0', minutes = '00'] = TIME_AT_END.exec(toPlain(text)) ?? [];
  const day = parseWrittenDay(before);
  if (!day || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${day}T${hours.padStart(2, '0')}:${minutes}`;
}

export const dayOf = (moment: CalendarDay | CalendarMoment): CalendarDay => moment.slice(0, 10);
export const timeOf = (moment: CalendarMoment): string => moment.slice(11, 16);

/** A Chinese keyboard may give full-width digits and dots; spaces never matter. */
function toPlain(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
}
