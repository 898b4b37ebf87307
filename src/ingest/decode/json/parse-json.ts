import { readNumber } from '#domain/import/read-number.ts';
import { DecodeRefusal } from '../decode-refusal.ts';

/** So many digits, or such an exponent, may be more than a float holds. */
const LONG_NUMBER = /(?:\d\.?){16}|\d[eE][+-]?\d{2}/;

/** Parses a JSON text. A number that a float cannot hold exactly comes as its text: no digit is lost. */
export function parseJson(text: string, line: number): unknown {
  try {
    return LONG_NUMBER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch {
    throw new DecodeRefusal('bad_json', { line });
  }
}

function keepDigits(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return toPlain(String(value)) === toPlain(context.source) ? value : context.source;
}

/** Without zeros that mean nothing. */
function toPlain(text: string): string {
  const number = readNumber(text, '.') ?? text;
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}
