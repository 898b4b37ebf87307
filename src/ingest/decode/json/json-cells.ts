import { isPlainObject } from './plain-object.ts';

/** Whether a value makes a row: an object without objects inside. */
export function isFlatObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isPlainObject(value) && !Object.values(value).some(hasObject);
}

/** The cells of an object in the order of the header; a list is written as JSON. */
export function toCells(object: Readonly<Record<string, unknown>>, header: readonly string[]): string[] {
  return header.map((key) => (Object.hasOwn(object, key) ? toText(object[key]) : ''));
}

export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hasObject(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasObject) : isPlainObject(value);
}
