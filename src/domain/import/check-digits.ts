const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const LEI = /^[A-Z0-9]{18}\d{2}$/;
const FIGI = /^(?!BS|BM|GG|GB|GH|KY|VG)[B-DF-HJ-NP-TV-Z]{2}G[B-DF-HJ-NP-TV-Z0-9]{8}\d$/;

/** ISO 6166: letters become two digits, every second digit from the right is doubled, and the digits add up to a multiple of 10. */
export const isIsin = (code: string): boolean => ISIN.test(code) && luhn(toDigits(code), 1) % 10 === 0;

/** ISO 17442: read as one number, letters as two digits, the remainder of a division by 97 is 1. */
export function isLei(code: string): boolean {
  if (!LEI.test(code)) return false;
  let remainder = 0;
  for (const digit of toDigits(code)) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** Every second character is doubled, its digits are added, and the check digit completes the sum to a multiple of 10. */
export function isFigi(code: string): boolean {
  if (!FIGI.test(code)) return false;
  let sum = 0;
  for (let at = 0; at < 11; at++) {
    const value = toValue(code.charAt(at)) * (at % 2 === 1 ? 2 : 1);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(code.charAt(11));
}

const toValue = (character: string): number => Number.parseInt(character, 36);

const toDigits = (code: string): string => [...code].map((character) => String(toValue(character))).join('');

function luhn(digits: string, firstDoubled: number): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.charAt(digits.length - 1 - at));
    const doubled = digit * 2;
    sum += at % 2 === firstDoubled ? Math.floor(doubled / 10) + (doubled % 10) : digit;
  }
  return sum;
}
