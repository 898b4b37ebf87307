import { multiplyDecimals } from './decimal-arithmetic.ts';
import { readNumber } from './read-number.ts';
import type { DecimalText } from './records.ts';

/** Rates that one word names, and how files write them. */
const OVERNIGHT: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['SOFR', /^(?:usd )?sofr(?: o\/?n| overnight)?$/],
  ['ESTR', /^(?:eur )?(?:€str|€ster|estr|ester|euro short[- ]term rate)$/],
  ['SONIA', /^(?:gbp )?sonia$/],
  ['SARON', /^(?:chf )?saron$/],
  ['TONA', /^(?:jpy )?(?:tona|tonar)$/],
  ['RUONIA', /^(?:rub )?(?:ruonia|руония)$/],
  ['CORRA', /^(?:cad )?corra$/],
  ['AONIA', /^(?:aud )?aonia$/],
  ['EONIA', /^(?:eur )?eonia$/],
  ['EFFR', /^(?:effr|fed funds|federal funds(?: rate)?|effective federal funds rate|fedfunds)$/],
  ['OBFR', /^obfr$/],
  ['TGCR', /^tgcr$/],
  ['BGCR', /^bgcr$/],
  ['POLONIA', /^polonia$/],
  ['TLREF', /^tlref$/],
  [
    'CBR.KEY',
    /^(?:ключевая ставка(?: (?:цб|банка россии|цб рф|бр))?|кс|ключ\.? ставка|(?:cbr|bank of russia) key rate)$/,
  ],
  ['DFR', /^(?:ecb )?deposit facility(?: rate)?(?: \(dfr\))?$/],
  ['MRO', /^(?:ecb )?main refinancing operations(?: rate)?(?: \((?:mrr|mro)\))?$/],
  ['MLF', /^(?:ecb )?marginal lending facility(?: rate)?(?: \((?:mlr|mlf|mlfr)\))?$/],
];

const WITH_TENOR =
  'euribor|libor|usd libor|gbp libor|chf libor|jpy libor|wibor|pribor|bubor|robor|stibor|nibor|cibor|bbsw|bkbm|hibor|shibor|sibor|tibor|mibor|jibar|kibor|mosprime|ruonia|ruonia avg|term sofr|cme term sofr|sofr|sonia|lpr|trlibor';
const TENOR = String.raw`(\d{1,2}) ?-?(d|w|m|y|day|days|week|weeks|mo|month|months|year|years|мес|месяца|месяцев|tage|monate|monats)\.?`;
const TENOR_FIRST = new RegExp(`^${TENOR}[ -]*(${WITH_TENOR})$`);
const TENOR_LAST = new RegExp(String.raw`^(${WITH_TENOR})[ -]*\(?${TENOR}\)?$`);

/** The code of a reference rate that a text names, as the rates of the site are called: `EURIBOR 3M`, `SOFR`, `CBR.KEY`. */
export function findReferenceRate(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/ ?\((?:%|in %|p\.?a\.?)\)$|,? ?%$/, '');
  const overnight = OVERNIGHT.find(([, pattern]) => pattern.test(name))?.[0];
  if (overnight !== undefined) return overnight;
  const first = TENOR_FIRST.exec(name);
  if (first) return withTenor(first[3], first[1], first[2]);
  const last = TENOR_LAST.exec(name);
  return last ? withTenor(last[1], last[2], last[3]) : null;
}

/** A year is twelve months, but for the prime rates of China. */
function withTenor(written = '', count = '', unit = ''): string {
  const name = written.replace(/^cme /, '').toUpperCase();
  const letter = /^(?:мес|mo)/.test(unit) ? 'M' : /^ta/.test(unit) ? 'D' : unit[0]?.toUpperCase();
  const isYears = letter === 'Y' && name !== 'LPR';
  return `${name} ${Number(count) * (isYears ? 12 : 1)}${isYears ? 'M' : letter}`;
}

export interface FloatingCoupon {
  readonly baseRate: string;
  /** In percent. */
  readonly margin: DecimalText;
}

const LONGEST = 80;
const UNIT = String.raw`(%|bps?\.?|b\.p\.|basis points|б\.?п\.?|п\.?п\.?|p\.?p\.?|pct|percent)?`;
const RATE_FIRST = new RegExp(
  String.raw`^(.+?)\s*([+\u2212–-])\s*([\d.,]+)\s*${UNIT}(?: (?:p\.?a\.?|годовых))?$`,
  'i',
);
const MARGIN_FIRST = new RegExp(String.raw`^([\d.,]+)\s*${UNIT}\s*(?:\+|over|above|uber|über)\s*(.+)$`, 'i');
/** No margin in percent is larger. */
const LARGEST = 15;
/** Without a unit, `+ 12` and `+ 12.5` may be basis points. */
const LARGEST_WITHOUT_UNIT = { whole: 4, fraction: 10 };

/**
 * A floating coupon in words, `3M EURIBOR + 1.2%` or `SOFR+125bp`; null where it names no rate that is known, or a margin in an
 * unclear unit.
 */
export function readFloatingCoupon(
  text: string,
  decimal: '.' | ',',
  currency?: string,
): FloatingCoupon | null {
  const plain = text
    .trim()
    .replace(/\splus\s/i, ' + ')
    .replace(/\sminus\s/i, ' - ');
  if (plain.length > LONGEST) return null;
  const alone = rateIn(plain, currency);
  if (alone !== null) return { baseRate: alone, margin: '0' };
  const first = MARGIN_FIRST.exec(plain);
  if (first) return toCoupon(rateIn(first[3] ?? '', currency), readMargin(first[1], first[2], decimal));
  const [, name = '', sign, written, unit] = RATE_FIRST.exec(plain) ?? [];
  const margin = readMargin(written, unit, decimal);
  const isBelow = sign !== '+' && Number(margin) !== 0;
  return toCoupon(rateIn(name, currency), margin === null || !isBelow ? margin : `-${margin}`);
}

const toCoupon = (baseRate: string | null, margin: DecimalText | null): FloatingCoupon | null =>
  baseRate === null || margin === null ? null : { baseRate, margin };

/** Many central banks have a key rate: the currency says which. */
const rateIn = (name: string, currency: string | undefined): string | null =>
  findReferenceRate(name) ??
  (/^key rate$/i.test(name.trim()) && /^(?:RUB|RUR|SUR)$/.test(currency ?? '') ? 'CBR.KEY' : null);

/** A margin in percent; null where it would be too large to be one, or may be in another unit. */
export function readMargin(written = '', unit = '', decimal: '.' | ','): DecimalText | null {
  const number = readNumber(written, decimal) ?? readNumber(written, decimal === '.' ? ',' : '.');
  if (number === null) return null;
  const percent = /^[bб]/i.test(unit) ? multiplyDecimals(number, '0.01') : number;
  const { whole, fraction } = LARGEST_WITHOUT_UNIT;
  const largest = unit !== '' ? LARGEST : number.includes('.') ? fraction : whole;
  return Math.abs(Number(percent)) > largest ? null : percent;
}
