import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { compactFormat } from './compact-format.ts';
import { decimalDigits } from './decimal-digits.ts';
import { type Affixes, NO_BREAK_SPACE, numberMarks } from './number-marks.ts';

const MINUS = '\u2212';
/** Unless a number says how many. */
const MOST_DECIMALS = 8;
const MILLION = 1e6;
/** 亿 and 万: a Chinese reader counts by ten thousands. */
const CHINESE_SCALES = [1e8, 1e4];

export interface AmountOptions {
  /** `1.08bn` or `1.08 billion`. */
  readonly display?: 'short' | 'long';
  readonly currency?: string | null;
}

/** How the labels of one axis of large values are written: all of them by the same scale. */
export interface AxisScale {
  readonly by: number;
  write(value: number, decimals: number): string;
}

export interface NumberFormat {
  /** Grouped by a no-break space, with the decimal mark of the language or the one that was chosen. */
  number(value: number, decimals?: number): string;
  /** With a sign unless it is written as zero. */
  signed(value: number, decimals?: number): string;
  /** Of 12.3: `12.3%`, `12,3 %`, `%12,3`. */
  percent(value: number, decimals?: number): string;
  /** A change in percent, with a sign unless it is written as zero: `+1.83%`. */
  change(percent: number, decimals?: number): string;
  /** Of a large value: `1.08bn EUR`, `1,08 Mrd. EUR`, `10.8亿 EUR`. */
  amount(value: number, options?: AmountOptions): string;
  /** The code of the currency follows the number in every language; null where it is said elsewhere. */
  money(value: number, currency: string | null, decimals?: number): string;
  /** Where the language writes this unit of a figure: `%` may come first, any other unit follows. */
  around(unit: string | null | undefined): Affixes;
  /** CB-08: an axis of large values counts by the million, in Chinese by 万 or 亿. */
  axisScale(largest: number): AxisScale;
}

/** `mark` is the decimal mark that someone has chosen; null for that of the language. */
export function createNumberFormat(language: Language, mark: string | null): NumberFormat {
  const marks = numberMarks(language);
  const decimal = mark ?? marks.decimal;
  const plain = (value: number, decimals: number | undefined) => writePlain(value, decimals, decimal);
  const compact = (value: number, display: 'short' | 'long') =>
    readParts(compactFormat(languageLocale(language), display).formatToParts(value), decimal);
  const number = (value: number, decimals?: number) => {
    const { sign, digits } = plain(value, decimals);
    return sign + digits;
  };
  const inPercent = ({ sign, digits }: Plain) => sign + marks.percent.before + digits + marks.percent.after;
  const withUnit = (text: string, unit: string | null) => (unit ? text + NO_BREAK_SPACE + unit : text);
  return {
    number,
    signed: (value, decimals) => {
      const { sign, digits } = withPlus(plain(value, decimals), value);
      return sign + digits;
    },
    percent: (value, decimals) => inPercent(plain(value, decimals)),
    change: (percent, decimals = 2) => inPercent(withPlus(plain(percent, decimals), percent)),
    amount: (value, { display = 'short', currency = null } = {}) => {
      const { sign, before, digits, after } = compact(value, display);
      return withUnit(sign + before + digits + after, currency);
    },
    money: (value, currency, decimals) => withUnit(number(value, decimals), currency),
    around: (unit) => (unit === PERCENT_SIGN ? marks.percent : { before: '', after: unit ? ` ${unit}` : '' }),
    axisScale: (largest) => {
      const by = (language === 'chn' && CHINESE_SCALES.find((scale) => scale <= largest)) || MILLION;
      const { after } = compact(by, 'short');
      return { by, write: (value, decimals) => number(value / by, decimals) + after };
    },
  };
}

interface Plain {
  readonly sign: string;
  readonly digits: string;
}

const NOT_FINITE: Plain = { sign: '', digits: '–' };

/** Without a sign where it is written as zero. */
function writePlain(value: number, exactly: number | undefined, mark: string): Plain {
  if (!Number.isFinite(value)) return NOT_FINITE;
  const [whole, decimals] = decimalDigits(value, exactly ?? 0, exactly ?? MOST_DECIMALS);
  const digits = group(whole) + (decimals === '' ? '' : mark + decimals);
  return { sign: value < 0 && isAnything(whole + decimals) ? MINUS : '', digits };
}

const withPlus = (plain: Plain, value: number): Plain =>
  value > 0 && isAnything(plain.digits) ? { ...plain, sign: '+' } : plain;

const isAnything = (digits: string) => /[1-9]/.test(digits);

function group(whole: string): string {
  if (whole.length <= 3) return whole;
  return group(whole.slice(0, -3)) + NO_BREAK_SPACE + whole.slice(-3);
}

/** What Intl has written: thousands grouped by a no-break space, a true minus, no space that breaks. */
function readParts(parts: readonly Intl.NumberFormatPart[], mark: string): Plain & Affixes {
  const written = { sign: '', before: '', digits: '', after: '' };
  for (const { type, value } of parts) {
    if (type === 'minusSign') written.sign = MINUS;
    else if (type === 'group') written.digits += NO_BREAK_SPACE;
    else if (type === 'decimal') written.digits += mark;
    else if (type === 'integer' || type === 'fraction') written.digits += value;
    else written[written.digits === '' ? 'before' : 'after'] += value.replaceAll(/\s/g, NO_BREAK_SPACE);
  }
  return written;
}
