import type { DecimalText } from './records.ts';

type DecimalMark = '.' | ',';

/** No price, amount or rate is longer, and a short cell must not become a long text. */
const LARGEST_EXPONENT = 400;
const EXPONENT = /[eE][+-]?\d{1,4}$/;
const [MINUS, POINT, DIGIT_0, DIGIT_9] = [45, 46, 48, 57];
/** Blanks that group thousands: no-break, thin, narrow no-break. */
const BLANKS = /[\u00a0\u2009\u202f]/g;

/**
 * The number that a cell holds, as decimal text, or null. It never becomes a float, so no digit is lost. `decimal` is
 * the mark of the file: `1.234` is a thousand and more where it is a comma.
 */
export function readNumber(text: string, decimal: DecimalMark): DecimalText | null {
  if (decimal === '.' && isPlain(text)) return text;
  const { isNegative, rest } = takeSign(text.replaceAll(BLANKS, ' ').trim());
  const end = rest.search(EXPONENT);
  const mantissa = end < 0 ? rest : rest.slice(0, end);
  const at = mantissa.indexOf(decimal);
  const whole = withoutGroups(at < 0 ? mantissa : mantissa.slice(0, at));
  const decimals = at < 0 ? '' : mantissa.slice(at + 1);
  const exponent = end < 0 ? 0 : Number(rest.slice(end + 1));
  if (whole === null || !/^\d*$/.test(decimals) || whole + decimals === '') return null;
  if (Math.abs(exponent) > LARGEST_EXPONENT) return null;
  return (isNegative ? '-' : '') + shift(whole, decimals, exponent);
}

/** Digits with an optional minus before and point inside, as most cells have it: a pattern takes several times as long. */
function isPlain(text: string): boolean {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  let point = -1;
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= DIGIT_0 && unit <= DIGIT_9) continue;
    if (unit !== POINT || point >= 0 || at === start) return false;
    point = at;
  }
  return text.length > start && point !== text.length - 1;
}

/** Minus before or after the number, or the brackets of accountants. */
function takeSign(text: string): { isNegative: boolean; rest: string } {
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined) return { isNegative: true, rest: inBrackets.trim() };
  const before = /^[-\u2212+]/.exec(text)?.[0];
  if (before !== undefined) return { isNegative: before !== '+', rest: text.slice(1).trimStart() };
  const isBehind = /[-\u2212]$/.test(text);
  return { isNegative: isBehind, rest: isBehind ? text.slice(0, -1).trimEnd() : text };
}

/** Groups of three, or as in India of two before the last three, all set apart by the same sign. */
function withoutGroups(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const sign = /^\d{1,3}([ ,.'’])(?:\d{2,3}\1)*\d{3}$/.exec(whole)?.[1];
  return sign === undefined ? null : whole.replaceAll(sign, '');
}

function shift(whole: string, decimals: string, exponent: number): string {
  const point = whole.length + exponent;
  const digits = (whole + decimals).padEnd(point, '0');
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits;
  const at = Math.max(point, 1);
  const after = padded.slice(at);
  return padded.slice(0, at) + (after === '' ? '' : `.${after}`);
}
