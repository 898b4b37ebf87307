import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { isNoDay, readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { DecimalText } from '#domain/import/records.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of its own: what an object inherits is no data. */
export function memberOf(value: unknown, ...path: readonly string[]): unknown {
  let at = value;
  for (const key of path) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

export const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function decimalOf(value: unknown): DecimalText | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : (readNumber(text, '.') ?? undefined);
}

/** The day of a day or a time, as it is written. */
export function dayOf(value: unknown): CalendarDay | undefined {
  const text = textOf(value);
  return text === undefined || isNoDay(text) ? undefined : (readDay(text) ?? undefined);
}
