import type { TrendFormula } from '#domain/trends/trend.ts';

export interface FormulaWords {
  readonly number: (value: number, decimals?: number) => string;
  readonly phrase: (parts: readonly (string | null)[]) => string;
}

const MINUS = '−';

/** `y = 0.6·x + 2.2`, `y = 1.5·ln x − 3`, `y = 3·e^(0.693·x)`; four figures that matter, as the language writes them. */
export function writeFormula(
  { kind, a, b }: Pick<TrendFormula, 'kind' | 'a' | 'b'>,
  words: FormulaWords,
): string {
  if (kind === 'exponential') return `y = ${write(a, words)}·e^(${write(b, words)}·x)`;
  const times = kind === 'linear' ? '·x' : '·ln x';
  const sign = b < 0 ? MINUS : '+';
  return `y = ${write(a, words)}${times} ${sign} ${write(Math.abs(b), words)}`;
}

export function writeFit({ rSquared }: Pick<TrendFormula, 'rSquared'>, words: FormulaWords): string | null {
  return rSquared === null ? null : `R² = ${words.number(rSquared, 3)}`;
}

function write(value: number, { number }: FormulaWords): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-6 || size >= 1e9)) return inPowers(value, number);
  const [, decimals = ''] = String(Number(value.toPrecision(4))).split('.');
  return number(value, Math.min(decimals.length, 8));
}

/** `1.234·10^−7`: what would be all zeros, or too long to read. */
function inPowers(value: number, number: FormulaWords['number']): string {
  const power = Math.floor(Math.log10(Math.abs(value)));
  return `${number(value / 10 ** power, 3)}·10^${number(power, 0)}`;
}
