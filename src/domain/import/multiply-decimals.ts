import type { DecimalText } from './records.ts';

/** The exact product of two decimals. */
export function multiplyDecimals(a: DecimalText, b: DecimalText): DecimalText {
  const [left, leftPlaces] = toInteger(a);
  const [right, rightPlaces] = toInteger(b);
  return toDecimal(left * right, leftPlaces + rightPlaces);
}

function toInteger(text: DecimalText): [bigint, number] {
  const [whole = '', part = ''] = text.split('.');
  return [BigInt(whole + part), part.length];
}

function toDecimal(value: bigint, places: number): DecimalText {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  const part = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 || part === '' ? `${sign}${whole}` : `${sign}${whole}.${part}`;
}
