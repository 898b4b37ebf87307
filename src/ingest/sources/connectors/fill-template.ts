import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';

export type PlaceValues = Readonly<Record<string, string>>;

const PLACE = /\{([a-zA-Z]+)(?::(\d{1,2})|\+(\d{1,3}))?\}/g;

/** A template with its places filled: {cik:10} in ten digits, {newestDay+1} a day later. Null where a value is missing. */
export function fillTemplate(
  template: string,
  values: PlaceValues,
  write: (value: string) => string = (value) => value,
): string | null {
  let isComplete = true;
  const filled = template.replaceAll(PLACE, (_, name: string, width?: string, days?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isComplete = false;
    if (value === undefined) return '';
    if (days !== undefined) return write(toCalendarDay(toDayNumber(value) + Number(days)));
    return write(width === undefined ? value : value.padStart(Number(width), '0'));
  });
  return isComplete ? filled : null;
}

/** `flow/key` and `YC/B.U2` → { flow: 'YC', key: 'B.U2' }. */
export function toPlaces(names: string, value: string): PlaceValues {
  const parts = names.includes('/') ? value.split('/') : [value];
  return Object.fromEntries(names.split('/').flatMap((name, at) => (parts[at] ? [[name, parts[at]]] : [])));
}

/** The path and query of a request; null where its path has a place without a value. */
export function fillRequest(
  { path, query }: { readonly path: string; readonly query: Readonly<Record<string, string>> },
  values: PlaceValues,
): string | null {
  const filled = fillTemplate(path, values, encodeURIComponent);
  if (filled === null) return null;
  const parameters = Object.entries(query).flatMap(([name, template]) => {
    const value = fillTemplate(template, values);
    return value === null ? [] : [[name, value]];
  });
  const search = new URLSearchParams(parameters).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
