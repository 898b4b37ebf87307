import { toCalendarDay } from '#domain/calendar/day-number.ts';

const [FROM_1900, FROM_1904] = [25_569, 24_107];
/** Excel counts a 29 February 1900 that never was: the days before it are one more. */
const LEAP_THAT_NEVER_WAS = 60;
const SECONDS = 86_400;
/** 9999-12-31. */
const LAST = 2_958_465;

/** The day, or the day and its time, behind the number of a cell; null where there is none. */
export function findSerialDay(serial: number, is1904: boolean): string | null {
  if (!(serial >= 0 && serial <= LAST)) return null;
  const seconds = Math.round(serial * SECONDS);
  const whole = Math.floor(seconds / SECONDS);
  const time = toClock(seconds % SECONDS);
  if (whole === 0 && !is1904) return time;
  const isBefore = !is1904 && whole < LEAP_THAT_NEVER_WAS;
  const day = toCalendarDay(whole - (is1904 ? FROM_1904 : FROM_1900) + (isBefore ? 1 : 0));
  return seconds % SECONDS === 0 ? day : `${day} ${time}`;
}

/** The time of a clock; hours beyond a day go on counting. */
export function toClockTime(serial: number): string | null {
  return serial >= 0 && serial <= LAST ? toClock(Math.round(serial * SECONDS)) : null;
}

function toClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
