import type { DecimalText } from './records.ts';

/** The exact product of two decimals. */
export function multiplyDecimals(a: DecimalText, b: DecimalText): DecimalText {
  return toDecimal(toInteger(a, placesOf(a)) * toInteger(b, placesOf(b)), placesOf(a) + placesOf(b));
}

/** The exact sum of two decimals. */
export function addDecimals(a: DecimalText, b: DecimalText): DecimalText {
  const places = Math.max(placesOf(a), placesOf(b));
  return toDecimal(toInteger(a, places) + toInteger(b, places), places);
}

const QUOTIENT_PLACES = 20;

/** Exact where the quotient ends, else to 20 digits. */
export function divideDecimals(a: DecimalText, b: DecimalText): DecimalText {
  const places = Math.max(placesOf(a), placesOf(b));
  const top = toInteger(a, places) * 10n ** BigInt(QUOTIENT_PLACES);
  return toDecimal(top / toInteger(b, places), QUOTIENT_PLACES);
}

const placesOf = (text: DecimalText) => text.split('.')[1]?.length ?? 0;

function toInteger(text: DecimalText, places: number): bigint {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(places, '0'));
}

function toDecimal(value: bigint, places: number): DecimalText {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const part = digits.slice(digits.length - places).replace(/0+$/, '');
  return places === 0 || part === '' ? `${sign}${whole}` : `${sign}${whole}.${part}`;
}
