import { seedOf } from '../random.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BODY_LENGTH = 9;

/** XX belongs to no country, so that an invented number can never be that of a real security. */
export function inventIsin(key: string): string {
  const [high, low] = seedOf(`isin/${key}`);
  let rest = BigInt(high) * 4_294_967_296n + BigInt(low);
  let body = '';
  while (body.length < BODY_LENGTH) {
    body += ALPHABET.charAt(Number(rest % 36n));
    rest /= 36n;
  }
  return `XX${body}${isinCheckDigit(`XX${body}`)}`;
}

/** Luhn's check over the digits of the first eleven characters, where A counts as 10 and Z as 35. */
export function isinCheckDigit(first11: string): number {
  const digits = [...first11].map((character) => ALPHABET.indexOf(character)).join('');
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
