export type DecimalMark = '.' | ',';

export type TypedNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'wrong'; readonly fault: 'no_number' | 'unclear' };

/**
 * A number that someone typed, in the way of any language: `1 234,5`, `1.234,5` and `1,234.5` are the same. `mark` is
 * the decimal mark of the page. The other one before exactly three digits could mean either, so it is not guessed.
 */
export function readTypedNumber(typed: string, mark: DecimalMark): TypedNumber {
  // Full-width digits of Chinese keyboards, and the spaces and apostrophes that group thousands.
  const text = typed.normalize('NFKC').replace(/[\s'’]/g, '');
  if (text === '') return { kind: 'none' };
  const isNegative = /^[-\u2212]/.test(text);
  const plain = toPlainNumber(isNegative ? text.slice(1) : text, mark);
  if (plain === 'no_number' || plain === 'unclear') return { kind: 'wrong', fault: plain };
  return { kind: 'number', value: isNegative ? -Number(plain) : Number(plain) };
}

/** Digits with at most one point, as `Number` reads them. */
function toPlainNumber(text: string, mark: DecimalMark): string | 'no_number' | 'unclear' {
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return 'no_number';
  const [points, commas] = [count(text, '.'), count(text, ',')];
  if (points + commas === 0) return text;
  if (points > 0 && commas > 0) return withBothMarks(text);
  if (points + commas > 1) return isGrouped(text) ? withoutMarks(text) : 'no_number';
  if (!text.includes(mark) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return 'unclear';
  return text.replace(',', '.');
}

/** The last mark begins the decimals; the ones before it group thousands. */
function withBothMarks(text: string): string {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  return isGrouped(whole) && /^\d*$/.test(decimals) ? `${withoutMarks(whole)}.${decimals}` : 'no_number';
}

const count = (text: string, letter: string) => text.split(letter).length - 1;
const isGrouped = (text: string) => /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(text);
const withoutMarks = (text: string) => text.replace(/[.,]/g, '');
