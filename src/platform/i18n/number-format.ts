import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { compactFormat, percentFormat, plainFormat } from './intl-number-formats.ts';
import { once } from './once.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const MILLION = 1e6;
/** 亿 and 万: a Chinese reader counts by ten thousands. */
const CHINESE_SCALES = [1e8, 1e4];

/** What stands around the digits of a figure. */
export interface Affixes {
  readonly before: string;
  readonly after: string;
}

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
  const locale = languageLocale(language);
  const write = (format: Intl.NumberFormat, value: number) => split(format.formatToParts(value), mark);
  const number = (value: number, decimals?: number) => {
    const { sign, digits } = write(plainFormat(locale, decimals, 'negative'), value);
    return sign + digits;
  };
  const percentSign = once(() => write(percentFormat(locale), 1));
  const inPercent = (value: number, decimals: number | undefined, signs: 'negative' | 'exceptZero') => {
    const { sign, digits } = write(plainFormat(locale, decimals, signs), value);
    const { before, after } = percentSign();
    return sign + before + digits + after;
  };
  const withUnit = (text: string, unit: string | null) => (unit ? text + NO_BREAK_SPACE + unit : text);
  return {
    number,
    signed: (value, decimals) => {
      const { sign, digits } = write(plainFormat(locale, decimals, 'exceptZero'), value);
      return sign + digits;
    },
    percent: (value, decimals) => inPercent(value, decimals, 'negative'),
    change: (percent, decimals = 2) => inPercent(percent, decimals, 'exceptZero'),
    amount: (value, { display = 'short', currency = null } = {}) => {
      const { sign, before, digits, after } = write(compactFormat(locale, display), value);
      return withUnit(sign + before + digits + after, currency);
    },
    money: (value, currency, decimals) => withUnit(number(value, decimals), currency),
    around: (unit) => (unit === PERCENT_SIGN ? percentSign() : { before: '', after: unit ? ` ${unit}` : '' }),
    axisScale: (largest) => {
      const by = (language === 'chn' && CHINESE_SCALES.find((scale) => scale <= largest)) || MILLION;
      const { after } = write(compactFormat(locale, 'short'), by);
      return { by, write: (value, decimals) => number(value / by, decimals) + after };
    },
  };
}

interface Written extends Affixes {
  readonly sign: string;
  readonly digits: string;
}

/** The parts that Intl has written: thousands grouped by a no-break space, a true minus, no space that breaks. */
function split(parts: readonly Intl.NumberFormatPart[], mark: string | null): Written {
  const written = { sign: '', before: '', digits: '', after: '' };
  for (const { type, value } of parts) {
    if (type === 'minusSign') written.sign = MINUS;
    else if (type === 'plusSign') written.sign = '+';
    else if (type === 'group') written.digits += NO_BREAK_SPACE;
    else if (type === 'decimal') written.digits += mark ?? value;
    else if (type === 'integer' || type === 'fraction' || type === 'nan' || type === 'infinity')
      written.digits += value;
    else written[written.digits === '' ? 'before' : 'after'] += value.replaceAll(/\s/g, NO_BREAK_SPACE);
  }
  return written;
}
