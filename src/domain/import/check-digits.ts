/** A = 10 … Z = 35, as all of these codes count letters. */
const toValue = (letter: string) => Number.parseInt(letter, 36);
const SIGNS = '*@#';
const digitSum = (value: number) => Math.floor(value / 10) + (value % 10);
const toCheckDigit = (sum: number) => String((10 - (sum % 10)) % 10);

/** ISO 6166: letters as two digits, every other digit from the right doubled. */
export function isIsin(code: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(code)) return false;
  const digits = [...code.slice(0, -1)].map(toValue).join('');
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + digitSum(Number(digit) * (index % 2 === 0 ? 2 : 1)), 0);
  return toCheckDigit(sum) === code.at(-1);
}

/** ISO 17442: the remainder of the whole by 97 is 1. */
export function isLei(code: string): boolean {
  if (!/^[A-Z0-9]{18}\d\d$/.test(code)) return false;
  const digits = [...code].map(toValue).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Two letters that begin no country's codes, a G, no vowels. */
export function isFigi(code: string): boolean {
  const hasForm = /^(?!BS|BM|GG|GB|GH|KY|VG)[B-DF-HJ-NP-TV-Z]{2}G[B-DF-HJ-NP-TV-Z0-9]{8}\d$/.test(code);
  return hasForm && hasDoubledSum(code);
}

/** Its three signs count 36, 37 and 38, which no letter does. */
export function isCusip(code: string): boolean {
  return /^[A-Z0-9*@#]{8}\d$/.test(code) && hasDoubledSum(code);
}

const SEDOL_WEIGHTS = [1, 3, 1, 7, 3, 9];

export function isSedol(code: string): boolean {
  if (!/^[B-DF-HJ-NP-TV-Z0-9]{6}\d$/.test(code)) return false;
  const sum = SEDOL_WEIGHTS.reduce((total, weight, at) => total + weight * toValue(code.charAt(at)), 0);
  return toCheckDigit(sum) === code.at(-1);
}

/** Every second character counts double, from the left. */
function hasDoubledSum(code: string): boolean {
  const values = [...code.slice(0, -1)].map((sign) =>
    SIGNS.includes(sign) ? 36 + SIGNS.indexOf(sign) : toValue(sign),
  );
  const sum = values.reduce((total, value, at) => total + digitSum(value * (at % 2 === 0 ? 1 : 2)), 0);
  return toCheckDigit(sum) === code.at(-1);
}
