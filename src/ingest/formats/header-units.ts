import type { DecimalText } from '#domain/import/records.ts';

/** What a name of a column says besides the name: `Close (USD)`, `Volume, thousands`, `Umsatz in Mio. €`. */
export interface HeaderUnit {
  readonly name: string;
  readonly factor: DecimalText;
  readonly currency?: string;
}

const SCALES: readonly (readonly [DecimalText, RegExp])[] = [
  ['1000', /^(?:thousands?|thsd|thous|thd|th|k|'?000s?|тыс|тысяч|tys|tsd|bin|milliers|miles|migliaia|千)$/],
  ['1000000', /^(?:millions?|mio|mn|mln|mm|млн|миллионов|millionen|millones|milioni|mil|百万)$/],
  ['1000000000', /^(?:billions?|bn|bln|mrd|mlrd|млрд|mld|milyar|milliarden|milliards?|miliardi)$/],
  ['10000', /^[万萬]$/],
  ['100000000', /^[亿億]$/],
  ['100000', /^(?:lakhs?|lacs?)$/],
  ['10000000', /^(?:crores?|cr)$/],
];
const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₽': 'RUB',
  '₹': 'INR',
  '₺': 'TRY',
  '₴': 'UAH',
  руб: 'RUB',
  рублей: 'RUB',
  р: 'RUB',
  rs: 'INR',
  zł: 'PLN',
  грн: 'UAH',
  gbx: 'GBX',
  pence: 'GBX',
  元: 'CNY',
  円: 'JPY',
};
/** Words that change nothing. */
const PLAIN =
  /^(?:%|pct|percent|per|cent|годовых|p\.?a|in|of|от|в|stk|stück|stücke|pcs|шт|штук|shares|units?|股|local|currency|annum|year)$/;

const IN_BRACKETS = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/;
const BEHIND_COMMA = /^(.*\S)\s*,\s*([^,]+)$/;
const BEHIND_IN = /^(.*\S)\s+(?:in|в)\s+(\S.*)$/;

/** The name without its unit; null where nothing behind it is one. */
export function readHeaderUnit(folded: string): HeaderUnit | null {
  for (const pattern of [IN_BRACKETS, BEHIND_COMMA, BEHIND_IN]) {
    const [, name, unit] = pattern.exec(folded) ?? [];
    const read = name === undefined || unit === undefined ? null : readUnit(unit);
    if (read && name !== undefined) return { name, ...read };
  }
  return null;
}

/** `USD mn`, `in thousands`, `тыс. руб.`; null where a word of it is no unit. */
export function readUnit(text: string): Omit<HeaderUnit, 'name'> | null {
  let factor: DecimalText = '1';
  let currency: string | undefined;
  const words = text
    .toLowerCase()
    .replace(/(\D)(?='?000)/g, '$1 ')
    .split(/[\s./,]+/)
    .filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    // Per cent is no cent.
    if (/^(?:cents?|центов|centimes|centesimi|grosz[ey]?)$/.test(word) && words[at - 1] !== 'per') {
      if (factor !== '1') return null;
      factor = '0.01';
      continue;
    }
    const scale = SCALES.find(([, pattern]) => pattern.test(word))?.[0];
    const code = CURRENCIES[word] ?? (/^[a-z]{3}$/.test(word) ? CODES.get(word) : undefined);
    if (scale && factor !== '1') return null;
    if (scale) factor = scale;
    else if (code) currency = code;
    else if (!PLAIN.test(word)) return null;
  }
  return words.length === 0 ? null : { factor, ...(currency !== undefined && { currency }) };
}

const CODES = new Map(
  'USD EUR GBP CHF JPY CNY HKD INR RUB PLN TRY UAH KZT AUD CAD NZD SEK NOK DKK CZK HUF RON BGN ILS ZAR BRL MXN CLP COP KRW TWD SGD THB MYR IDR PHP VND AED SAR QAR KWD EGP NGN KES ARS PEN ISK GBX'
    .split(' ')
    .map((code) => [code.toLowerCase(), code] as const),
);

const MONEY = ['turnover', 'issueAmount'];
const VOLUME = /\b(?:volumes?|shares)\b|объ[её]м|volumen|wolumen/i;

/** Units that a line above the table says: of volumes where it names them, else of amounts of money. */
export function unitsAbove(above: readonly (readonly string[])[]): Readonly<Record<string, DecimalText>> {
  const units: Record<string, DecimalText> = {};
  for (const cell of above.flat()) {
    const text = cell.trim().replace(/^\((.*)\)$/, '$1');
    const named = readHeaderUnit(text.toLowerCase());
    const isVolume = VOLUME.test(named?.name ?? '');
    const unit = isVolume
      ? named
      : readUnit(text.replace(/^(?:amounts?|values?|figures?|all figures)\s+/i, ''));
    if (!unit || unit.factor === '1') continue;
    for (const field of isVolume ? ['volume'] : MONEY) units[field] = unit.factor;
  }
  return units;
}
