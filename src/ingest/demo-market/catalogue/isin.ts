import { seedOf } from '../random.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** XX belongs to no country, so that an invented number can never be that of a real security. */
export function inventIsin(key: string): string {
  const [one, two] = seedOf(`isin/${key}`);
  const first11 = `XX${lastDigits(one, 5)}${lastDigits(two, 4)}`;
  return `${first11}${isinCheckDigit(first11)}`;
}

function lastDigits(word: number, count: number): string {
  return word.toString(36).toUpperCase().padStart(count, '0').slice(-count);
}

/** Luhn's check over the digits of the first eleven characters, where A counts as 10 and Z as 35. */
export function isinCheckDigit(first11: string): number {
  let sum = 0;
  let isDoubled = true;
  const add = (digit: number) => {
    const counted = isDoubled ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
    isDoubled = !isDoubled;
  };
  for (let position = first11.length - 1; position >= 0; position--) {
    const value = ALPHABET.indexOf(first11.charAt(position));
    add(value % 10);
    if (value >= 10) add(Math.floor(value / 10));
  }
  return (10 - (sum % 10)) % 10;
}
