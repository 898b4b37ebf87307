const DAY_MS = 86_400_000;
/** The serial of 1970-01-01. */
const EPOCH = 25_569;
/** 1900-03-01. Spreadsheets disagree on the days before it: Excel counts a 29 February 1900 that never was. */
const FIRST_AGREED = 61;

/**
 * The number by which spreadsheets know a day or a moment (YYYY-MM-DD, YYYY-MM-DDTHH:MM, with or without seconds);
 * null where there is none, and the cell is better a text.
 */
export function findDaySerial(text: string): number | null {
  const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)];
  const serial = Date.UTC(year, month - 1, day) / DAY_MS + EPOCH;
  // Date.UTC takes the years of the first century for those of the twentieth.
  if (!(year >= 1900 && serial >= FIRST_AGREED) || !isDay(text, month, day)) return null;
  if (text.length === 10) return serial;
  const seconds = findSeconds(text);
  return seconds === null ? null : serial + seconds / 86_400;
}

/** What comes after the day may be one of three things, each of a length of its own. */
function findSeconds(text: string): number | null {
  const isKnown = (text.length === 16 || text.length === 19) && text[10] === 'T' && text[13] === ':';
  if (!isKnown) return null;
  const [hour, minute] = [digits(text, 11, 2), digits(text, 14, 2)];
  const second = text.length === 19 && text[16] === ':' ? digits(text, 17, 2) : text.length === 16 ? 0 : NaN;
  return hour < 24 && minute < 60 && second < 60 ? hour * 3600 + minute * 60 + second : null;
}

function isDay(text: string, month: number, day: number): boolean {
  return (
    text.charCodeAt(4) === 45 &&
    text.charCodeAt(7) === 45 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(text, month)
  );
}

function daysIn(text: string, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  const year = digits(text, 0, 4);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** NaN where one of them is no digit. */
function digits(text: string, start: number, count: number): number {
  let number = 0;
  for (let at = start; at < start + count; at++) {
    const digit = text.charCodeAt(at) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}
